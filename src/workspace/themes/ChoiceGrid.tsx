// The whole face in every choice of the theme, as a radio group. Choices outside the window are not drawn.
import { Sun, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveWatch } from '@/face/liveData/watch';
import { listInChoice } from '@/face/nodes/colorRoles';
import { contrastText } from '@/forms/contrast';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme, ThemeChoice } from '@/schemas/theme';
import { LIT_SHARE_MAX, litPercent } from '@/simulator/litShare';
import { useStillWatch } from '@/simulator/useStillWatch';
import { WhenNear } from '@/ui/WhenNear';
import { ChangedFace } from '../preview/ChangedFace';
import { CONTRAST_LOW, contrastsOf, weakestOf } from './themeFacts';
import type { ChoiceLits } from './useChoiceLits';

export interface ChoiceGridProps {
  theme: FaceTheme;
  shownId: string;
  nodes: readonly FaceNode[];
  lits: ChoiceLits;
  onShow(id: string): void;
}

export function ChoiceGrid({ theme, shownId, nodes, lits, onShow }: ChoiceGridProps) {
  const { t } = useTranslation('themes');
  const group = useId();
  const watch = useStillWatch(false);
  return (
    <div
      role="radiogroup"
      aria-label={t('grid.label')}
      className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 max-sm:grid-cols-2"
    >
      {theme.choices.map((choice, index) => (
        <ChoiceTile
          key={choice.id}
          group={group}
          theme={theme}
          choice={choice}
          isDefault={index === 0}
          isShown={choice.id === shownId}
          nodes={nodes}
          watch={watch}
          lit={lits.get(choice.id) ?? null}
          onShow={onShow}
        />
      ))}
    </div>
  );
}

interface ChoiceTileProps {
  group: string;
  theme: FaceTheme;
  choice: ThemeChoice;
  isDefault: boolean;
  isShown: boolean;
  nodes: readonly FaceNode[];
  watch: LiveWatch;
  /** Lit share in always-on, 0 to 1; null before it is measured and without always-on. */
  lit: number | null;
  onShow(id: string): void;
}

function ChoiceTile({ group, theme, choice, isDefault, isShown, nodes, watch, lit, onShow }: ChoiceTileProps) {
  const { t } = useTranslation('themes');
  const noteId = useId();
  const weakest = weakestOf(contrastsOf(theme, choice.id, nodes));
  const isLow = weakest !== null && weakest < CONTRAST_LOW;
  return (
    <label className="relative flex min-w-0 cursor-pointer flex-col gap-2 rounded-lg border border-line bg-panel p-2.5 hover:bg-hover has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={group}
        value={choice.id}
        checked={isShown}
        aria-label={choice.name}
        aria-describedby={noteId}
        className="absolute top-0 left-0 size-full cursor-pointer opacity-0"
        onChange={() => onShow(choice.id)}
      />
      <WhenNear placeholder={<span className="block aspect-square rounded-full bg-raised" />}>
        <ChoicePicture theme={theme} choiceId={choice.id} nodes={nodes} watch={watch} />
      </WhenNear>
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate text-sm font-semibold" aria-hidden="true">
          {choice.name}
        </span>
        {isDefault ? (
          <span className="shrink-0 text-xs text-accent" aria-hidden="true">
            {t('grid.default')}
          </span>
        ) : null}
      </span>
      <span id={noteId} className="flex min-h-4 flex-wrap items-center justify-between gap-x-2 text-xs text-muted">
        {isDefault ? <span className="sr-only">{t('grid.default')}</span> : null}
        {weakest === null ? null : (
          <Figure isBad={isLow} words={t(isLow ? 'grid.lowContrast' : 'grid.contrast')}>
            {contrastText(weakest)} : 1
          </Figure>
        )}
        {lit === null ? null : (
          <Figure
            isBad={lit > LIT_SHARE_MAX}
            icon={<Sun size={12} aria-hidden="true" />}
            words={t(lit > LIT_SHARE_MAX ? 'grid.tooLit' : 'grid.lit', { most: LIT_SHARE_MAX * 100 })}
          >
            {litPercent(lit)}%
          </Figure>
        )}
      </span>
    </label>
  );
}

interface FigureProps {
  /** Beyond its limit. */
  isBad: boolean;
  icon?: ReactNode;
  /** What the figure is, for screen readers and as a hint. */
  words: string;
  children: ReactNode;
}

function Figure({ isBad, icon, words, children }: FigureProps) {
  return (
    <span title={words} className={`flex items-center gap-1 tabular-nums ${isBad ? 'font-semibold text-warning' : ''}`}>
      {isBad ? <TriangleAlert size={12} aria-hidden="true" /> : icon}
      <span className="sr-only">{words}</span>
      <span>{children}</span>
    </span>
  );
}

interface ChoicePictureProps {
  theme: FaceTheme;
  choiceId: string;
  nodes: readonly FaceNode[];
  watch: LiveWatch;
}

const ChoicePicture = memo(function ChoicePicture({ theme, choiceId, nodes, watch }: ChoicePictureProps) {
  const change = useCallback((list: readonly FaceNode[]) => listInChoice(list, theme, choiceId), [theme, choiceId]);
  return <ChangedFace nodes={nodes} change={change} watch={watch} />;
});
