// The contact sheet: a copy at many moments side by side, each with its findings. Saves the sheet as a picture or a PDF.
import { FileText, Image, ListFilter, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchState } from '@/face/dataTags/watchState';
import { MOMENT_GROUPS } from '@/face/seen/sheetMoments';
import { scoreOf } from '@/output/watchFace/faceScore';
import { type ContactSheet, OWN_MOMENTS_MAX, type StoredMoment } from '@/schemas/contactSheet';
import type { FaceCopy } from '@/schemas/design';
import { useFonts } from '@/service/fonts/fontService';
import { copyName } from '@/simulator/copyWords';
import { Button } from '@/ui/Button';
import { FullDialog } from '@/ui/FullDialog';
import { ScoreRing } from '@/ui/ScoreRing';
import { Segmented } from '@/ui/Segmented';
import { useRoving } from '@/ui/useRoving';
import { Waiting } from '@/ui/Waiting';
import { ChooseMoments } from './ChooseMoments';
import { entryName } from './momentWords';
import { NameMoment } from './NameMoment';
import { OwnMomentMenu } from './OwnMomentMenu';
import { SheetCell } from './SheetCell';
import { type SheetEntry, sampleOn, sheetEntries } from './sheetEntries';
import { distinctFindings, useMomentFindings } from './useMomentFindings';
import { type SheetFile, useSheetFile } from './useSheetFile';

/** Changes the moments of the design. */
export interface SheetEdit {
  /** Returns whether it was stored. */
  set(sheet: ContactSheet): boolean;
  /** The moment that the simulator shows. */
  current(): Omit<StoredMoment, 'id' | 'name'>;
  newId(): string;
}

export interface ContactSheetProps {
  /** Of the design. */
  name: string;
  copies: readonly FaceCopy[];
  /** The copy shown first. */
  startCopyId: string;
  /** The watch whose zone, place, language, units and name the moments have. */
  watch: WatchState;
  sheet: ContactSheet;
  /** Absent where the design cannot be changed. */
  edit?: SheetEdit | undefined;
  /** The cell focused first, by its key. */
  startKey?: string | undefined;
  onPick(entry: SheetEntry, copy: FaceCopy): void;
  onClose(): void;
}

type Filter = 'all' | 'findings' | SheetEntry['group'];
const FILTERS: readonly Filter[] = ['all', 'findings', ...MOMENT_GROUPS, 'own'];

/** The open dialog over the sheet. */
type Asking = { act: 'choose' } | { act: 'add' } | { act: 'rename'; id: string; name: string };

export function ContactSheetDialog(props: ContactSheetProps) {
  const { name, copies, startCopyId, watch, sheet, edit, startKey, onPick, onClose } = props;
  const { t } = useTranslation(['contactSheet', 'check', 'rules', 'editor', 'preview', 'simulator']);
  const { fonts } = useFonts();
  const [copyId, setCopyId] = useState(startCopyId);
  const [filter, setFilter] = useState<Filter>('all');
  const [asking, setAsking] = useState<Asking | null>(null);
  const copy = copies.find(({ id }) => id === copyId) ?? copies[0];
  if (!copy) throw new Error('The contact sheet has no copy to show.');
  const sample = useMemo(() => sampleOn(watch, copy), [watch, copy]);
  const all = useMemo(() => sheetEntries(copy, sheet, sample), [copy, sheet, sample]);
  const entries = useMemo(() => all.filter(({ key }) => !sheet.hidden.includes(key)), [all, sheet]);
  const { status, by } = useMomentFindings(copy, entries, fonts);
  const countOf = ({ key }: SheetEntry) => by.get(key)?.length ?? 0;
  const passes = (one: SheetEntry, wanted: Filter) =>
    wanted === 'all' || (wanted === 'findings' ? countOf(one) > 0 : one.group === wanted);
  const shown = entries.filter((one) => passes(one, filter));
  const total = entries.reduce((sum, one) => sum + countOf(one), 0);
  const score = status === 'measured' ? scoreOf(distinctFindings(entries.map(({ key }) => by.get(key) ?? []))) : null;
  const { busy, save } = useSheetFile({ copy, name, entries: shown, sample, fonts });
  const full = edit !== undefined && sheet.moments.length >= OWN_MOMENTS_MAX;

  const first = useRef<HTMLElement | null>(null);

  const fileButton = (file: SheetFile, Icon: typeof Image) => (
    <Button
      icon={<Icon size={14} aria-hidden="true" />}
      busy={busy === file}
      disabledReason={busy !== null && busy !== file ? t('drawing') : undefined}
      onClick={() => void save(file)}
    >
      {t(`save.${file}`)}
    </Button>
  );

  return (
    <FullDialog
      open
      onClose={onClose}
      title={t('title')}
      initialFocus={first}
      bar={
        <>
          {copies.length > 1 ? (
            <Segmented
              label={t('preview:copy')}
              value={copy.id}
              options={copies.map((one) => ({ value: one.id, label: copyName(t, one) }))}
              onChange={setCopyId}
            />
          ) : (
            <span className="text-sm text-muted">{copyName(t, copy)}</span>
          )}
          <span className="flex gap-2 sm:ml-auto">
            {fileButton('png', Image)}
            {fileButton('pdf', FileText)}
          </span>
        </>
      }
    >
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-app px-3 py-2">
        <fieldset className="flex min-w-0 flex-wrap gap-1.5">
          <legend className="sr-only">{t('filter')}</legend>
          {FILTERS.map((one) => {
            const count = entries.filter((entry) => passes(entry, one)).length;
            return count === 0 && one !== 'all' && one !== filter ? null : (
              <Button key={one} size="sm" aria-pressed={one === filter} onClick={() => setFilter(one)}>
                {t(`filters.${one}`)}
                <span className="text-muted tabular-nums">{count}</span>
              </Button>
            );
          })}
        </fieldset>
        <div className="min-w-0 grow">
          {status === 'measuring' ? (
            <Waiting size={14} className="text-xs">
              {t('measuring')}
            </Waiting>
          ) : (
            <p role="status" className="flex items-center gap-2 text-xs text-muted">
              {score === null ? null : (
                <>
                  <ScoreRing value={score} size={36} />
                  <span className="text-sm font-semibold text-ink">{t('scoreOfAll', { score })}</span>
                </>
              )}
              <span>
                {status === 'failed' ? t('notMeasured') : t(total === 0 ? 'noFindings' : 'findings', { count: total })}
              </span>
            </p>
          )}
        </div>
        {edit ? (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" icon={<ListFilter size={14} />} onClick={() => setAsking({ act: 'choose' })}>
              {t('choose.open')}
            </Button>
            <Button
              size="sm"
              icon={<Plus size={14} />}
              disabledReason={full ? t('own.full', { count: OWN_MOMENTS_MAX }) : undefined}
              onClick={() => setAsking({ act: 'add' })}
            >
              {t('own.add')}
            </Button>
          </span>
        ) : null}
      </div>
      <SheetGrid first={first} startKey={startKey}>
        {shown.map((entry) => (
          <li
            key={`${copy.id} ${entry.key}`}
            className="relative min-w-0 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]"
          >
            <SheetCell
              copy={copy}
              entry={entry}
              sample={sample}
              findings={by.get(entry.key) ?? null}
              onPick={() => onPick(entry, copy)}
            />
            {edit && entry.name !== undefined ? (
              <OwnMomentMenu
                name={entry.name}
                onRename={() => setAsking({ act: 'rename', id: entry.key, name: entry.name ?? '' })}
                onRemove={() => edit.set({ ...sheet, moments: sheet.moments.filter(({ id }) => id !== entry.key) })}
              />
            ) : null}
          </li>
        ))}
      </SheetGrid>
      {shown.length === 0 ? <p className="px-4 py-8 text-center text-sm text-muted">{t('none')}</p> : null}
      {copy.ambient ? null : <p className="px-4 pb-4 text-sm text-muted">{t('preview:noAmbient')}</p>}
      {edit && asking?.act === 'choose' ? (
        <ChooseMoments
          entries={all.map((one) => ({ key: one.key, name: entryName(t, one), group: one.group }))}
          hidden={sheet.hidden}
          onSet={(hidden) => {
            if (edit.set({ ...sheet, hidden: [...hidden] })) setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {edit && asking && asking.act !== 'choose' ? (
        <NameMoment
          title={t(asking.act === 'add' ? 'own.addTitle' : 'own.renameTitle')}
          text={asking.act === 'add' ? t('own.addText') : undefined}
          start={asking.act === 'rename' ? asking.name : ''}
          onName={(given) => {
            const moments =
              asking.act === 'add'
                ? [...sheet.moments, { ...edit.current(), id: edit.newId(), name: given }]
                : sheet.moments.map((one) => (one.id === asking.id ? { ...one, name: given } : one));
            if (!edit.set({ ...sheet, moments })) return;
            setAsking(null);
            if (asking.act === 'add') setFilter('all');
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </FullDialog>
  );
}

interface SheetGridProps {
  /** Set to the cell that the dialog focuses first. */
  first: RefObject<HTMLElement | null>;
  startKey: string | undefined;
  /** List items. */
  children: ReactNode;
}

/** A list of cells with one tab stop; arrows move among them. */
function SheetGrid({ first, startKey, children }: SheetGridProps) {
  const { t } = useTranslation('contactSheet');
  const grid = useRef<HTMLUListElement>(null);
  useRoving(grid, { arrows: 'grid' });
  useLayoutEffect(() => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    first.current = cells.find(({ dataset }) => dataset.cell === startKey) ?? cells[0] ?? null;
  }, [first, startKey]);
  return (
    <ul
      ref={grid}
      aria-label={t('list')}
      className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3 p-3 max-sm:grid-cols-2 max-sm:gap-2 max-sm:p-2"
    >
      {children}
    </ul>
  );
}
