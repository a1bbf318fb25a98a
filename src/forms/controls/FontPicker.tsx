// The list of font families: searched by name and kind, filtered by style, in groups, each row in its own letters.
import { Check, Scale } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fontFamilyList } from '@/face/nodes/fontFamily';
import type { FamilyKind } from '@/schemas/font';
import type { FamilyChoice, FontChoice } from '@/service/fonts/useFontChoices';
import { NoResults } from '@/ui/NoResults';
import { ResultCount } from '@/ui/ResultCount';
import { SearchField } from '@/ui/SearchField';
import { useFilteredList } from '@/ui/useFilteredList';
import { FormEnvironmentContext } from '../services/formEnvironmentContext';
import samples from './fontSamples.json';

interface FontPickerProps {
  families: readonly FamilyChoice[];
  /** The chosen family. */
  chosen: FamilyChoice | undefined;
  /** The face of a family that picking it chooses. */
  faceOf(family: FamilyChoice): FontChoice;
  onPick(family: FamilyChoice): void;
}

/** Filters of the list. Fonts of the designer have no kind and are in `all` only. */
const STYLES = {
  all: [],
  sans: ['sans', 'condensed', 'rounded'],
  technical: ['technical', 'mono', 'pixel'],
  serif: ['serif'],
  display: ['display', 'script'],
} as const satisfies Readonly<Record<string, readonly FamilyKind[]>>;
type Style = keyof typeof STYLES;
const STYLE_NAMES = Object.keys(STYLES) as readonly Style[];

const isOfStyle = ({ kind }: FamilyChoice, style: Style): boolean =>
  style === 'all' || (kind !== null && (STYLES[style] as readonly FamilyKind[]).includes(kind));

export function FontPicker({ families, chosen, faceOf, onPick }: FontPickerProps) {
  const { t } = useTranslation('fonts');
  const input = useRef<HTMLInputElement>(null);
  const environment = useContext(FormEnvironmentContext);
  const [search, setSearch] = useState('');
  const [style, setStyle] = useState<Style>('all');
  // As the design was when the list opened, so that rows keep their places.
  const [typefaces] = useState(() => new Set(environment?.typefaces() ?? []));
  const groups = useMemo(() => {
    const words = search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
    const matching = families.filter((family) => {
      const text = `${family.family} ${family.kind ? t(`kinds.${family.kind}`) : ''}`.toLowerCase();
      return isOfStyle(family, style) && words.every((word) => text.includes(word));
    });
    const isUsed = ({ faces }: FamilyChoice) => faces.some(({ name }) => typefaces.has(name));
    const others = matching.filter((family) => !isUsed(family));
    return [
      { label: t('used'), rows: matching.filter(isUsed) },
      { label: t('own'), rows: others.filter(({ isBuiltIn }) => !isBuiltIn) },
      { label: t('shipped'), rows: others.filter(({ isBuiltIn }) => isBuiltIn) },
    ].filter(({ rows }) => rows.length > 0);
  }, [families, search, style, typefaces, t]);
  const rows = useMemo(() => groups.flatMap(({ rows }) => rows), [groups]);
  const list = useFilteredList({ items: rows, keyOf: (family) => String(families.indexOf(family)), onPick });
  const start = useEffectEvent(() => {
    // The panel opens before this code is loaded.
    input.current?.focus({ preventScroll: true });
    if (chosen) list.choose(rows.indexOf(chosen));
  });
  useEffect(() => start(), []);
  const showAll = () => {
    setSearch('');
    setStyle('all');
    list.choose(0);
    input.current?.focus();
  };
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <SearchField ref={input} list={list} label={t('search')} value={search} onChange={setSearch} />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of a filter are grouped by role, not by a fieldset. */}
      <div role="group" aria-label={t('style')} className="flex flex-wrap gap-1.5">
        {STYLE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === style}
            className="min-h-7 rounded-md border border-line bg-raised px-2 text-xs text-ink hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent/15 aria-pressed:text-accent pointer-coarse:min-h-11 pointer-coarse:px-2.5"
            onClick={() => {
              setStyle(name);
              list.choose(0);
            }}
          >
            {t(`styles.${name}`)}
          </button>
        ))}
      </div>
      <ResultCount text={t('found', { count: rows.length })} className="sr-only" />
      {rows.length === 0 ? <NoResults onClear={showAll} isNarrowed={style !== 'all'} className="h-64" /> : null}
      <div
        role="listbox"
        id={list.listId}
        aria-label={t('editor:fonts.choose')}
        tabIndex={-1}
        hidden={rows.length === 0}
        className="h-[min(25rem,50vh)] overflow-y-auto rounded-md border border-line bg-app p-1"
      >
        {groups.map(({ label, rows }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role, not by a fieldset.
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-semibold text-muted">
              {label}
            </p>
            {rows.map((row) => (
              <FamilyRow
                key={list.idOf(row)}
                family={row}
                id={list.idOf(row)}
                isActive={row === list.current}
                isChosen={row === chosen}
                onPick={() => onPick(row)}
              />
            ))}
          </div>
        ))}
      </div>
      {list.current ? <Cost isBuiltIn={list.current.isBuiltIn} face={faceOf(list.current)} used={typefaces} /> : null}
    </div>
  );
}

interface CostProps {
  isBuiltIn: boolean;
  face: FontChoice;
  /** Typefaces of the design, whose files it has already. */
  used: ReadonlySet<string>;
}

/** What the selected row adds to the face: its license, and the size of its file. */
function Cost({ isBuiltIn, face: { name, bytes }, used }: CostProps) {
  const { t } = useTranslation('fonts');
  return (
    <p className="flex min-h-5 items-center gap-2 text-xs text-muted">
      {isBuiltIn ? (
        <>
          <Scale size={13} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 truncate">{t('license')}</span>
        </>
      ) : null}
      {bytes === undefined || used.has(name) ? null : (
        <span className="ml-auto shrink-0 tabular-nums">{t('size', { size: `${Math.ceil(bytes / 1024)} KB` })}</span>
      )}
    </p>
  );
}

interface FamilyRowProps {
  family: FamilyChoice;
  id: string;
  isActive: boolean;
  isChosen: boolean;
  onPick(): void;
}

/** The name and a time in the family's letters. Outlines show those of a built-in family, so that its file is not needed. */
function FamilyRow({ family, id, isActive, isChosen, onPick }: FamilyRowProps) {
  const { t } = useTranslation('fonts');
  const weights = family.faces.length > 1 ? t('weightCount', { count: family.faces.length }) : null;
  const note = family.faces.find((face) => face.note)?.note;
  const about = [family.kind ? t(`kinds.${family.kind}`) : null, weights, note];
  const sample = family.isBuiltIn ? SAMPLES[family.family] : undefined;
  return (
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      aria-label={[family.family, isChosen ? t('chosen') : null, ...about].filter(Boolean).join(', ')}
      tabIndex={-1}
      className={`flex min-h-9 items-center gap-2 rounded-md border px-2 py-1 hover:bg-hover aria-selected:bg-accent/15 pointer-coarse:min-h-11 ${isChosen ? 'border-accent' : 'border-transparent'}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={(event) => event.key === 'Enter' && onPick()}
    >
      {sample ? (
        <>
          <Outline sample={sample.name} />
          <span className="grow" />
          <Outline sample={sample.time} />
        </>
      ) : (
        <OwnLetters name={family.faces[0].name} />
      )}
      <span className="flex w-16 shrink-0 items-center justify-end gap-1 text-xs text-muted">
        {isChosen ? <Check size={14} aria-hidden="true" className="text-accent" /> : (note ?? weights)}
      </span>
    </div>
  );
}

/** Width and path, in units of `build/fontSamples.ts`. */
interface Sample {
  width: number;
  path: string;
}

const SAMPLES: Readonly<Record<string, { name: Sample; time: Sample }>> = samples;

/** Space above and below the baseline, in units of the outlines: for the tallest letters of the families. */
const [ABOVE, BELOW] = [110, 50];
/** Px per unit: digits are 12.6 px high. */
const SCALE = 0.18;

function Outline({ sample: { width, path } }: { sample: Sample }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${-ABOVE} ${width} ${ABOVE + BELOW}`}
      width={width * SCALE}
      height={(ABOVE + BELOW) * SCALE}
      className="shrink-0 overflow-visible fill-current"
    >
      <path d={path} />
    </svg>
  );
}

/** A font of the designer, which is loaded anyway. */
function OwnLetters({ name }: { name: string }) {
  return (
    <span
      className="flex min-w-0 grow items-baseline justify-between gap-2 text-base leading-tight"
      style={{ fontFamily: fontFamilyList(name) }}
    >
      <span className="truncate">{name}</span>
      <span>08:59</span>
    </span>
  );
}
