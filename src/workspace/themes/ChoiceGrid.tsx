// The whole face in every choice of the theme, as a radio group. Choices outside the window are not drawn.
import { TriangleAlert } from 'lucide-react';
import { memo, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveWatch } from '@/face/liveData/watch';
import { listInChoice } from '@/face/nodes/colorRoles';
import { contrastText } from '@/forms/contrast';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme, ThemeChoice } from '@/schemas/theme';
import { useStillWatch } from '@/simulator/useStillWatch';
import { WhenNear } from '@/ui/WhenNear';
import { ChangedFace } from '../preview/ChangedFace';
import { CONTRAST_LOW, contrastsOf, weakestOf } from './themeFacts';

export interface ChoiceGridProps {
  theme: FaceTheme;
  shownId: string;
  nodes: readonly FaceNode[];
  onShow(id: string): void;
}

export function ChoiceGrid({ theme, shownId, nodes, onShow }: ChoiceGridProps) {
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
  onShow(id: string): void;
}

function ChoiceTile({ group, theme, choice, isDefault, isShown, nodes, watch, onShow }: ChoiceTileProps) {
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
      <span className="truncate text-sm font-semibold" aria-hidden="true">
        {choice.name}
      </span>
      <span id={noteId} className="flex min-h-4 items-center justify-between gap-2 text-xs text-muted">
        {weakest === null ? null : (
          <span className={`flex items-center gap-1 tabular-nums ${isLow ? 'font-semibold text-warning' : ''}`}>
            {isLow ? <TriangleAlert size={12} aria-hidden="true" /> : null}
            <span className="sr-only">{t(isLow ? 'grid.lowContrast' : 'grid.contrast')}</span>
            {contrastText(weakest)} : 1
          </span>
        )}
        {isDefault ? <span className="text-accent">{t('grid.default')}</span> : null}
      </span>
    </label>
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
