// The three parts of the dialog: roles and new choices, the face in every choice, and the colors of the shown choice.
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangeThemePayload, changeTheme, showChoice } from '@/editor/commands/themes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes, selectPolicy } from '@/editor/document/selectors';
import type { FaceTheme } from '@/schemas/theme';
import { choiceOf } from '@/schemas/themeColors';
import { ChipChoice } from './ChipChoice';
import { ChoiceDetail } from './ChoiceDetail';
import { ChoiceGrid } from './ChoiceGrid';
import { NewChoices } from './NewChoices';
import { RoleList } from './RoleList';
import { useChoiceLits } from './useChoiceLits';

/** Changes the theme by one undo step; those of a burst share one. */
export type EditTheme = (change: (theme: FaceTheme) => FaceTheme | null, burst?: ChangeThemePayload['burst']) => void;

export function ThemeEditor({ theme }: { theme: FaceTheme }) {
  const { t } = useTranslation('themes');
  const { store } = useEditor();
  const choiceId = useEditorState(({ editor }) => editor.themeChoice);
  const nodes = useEditorState(selectNodes);
  // The pictures follow a color that is being dragged when there is time.
  const pictured = useDeferredValue(nodes);
  const shown = choiceOf(theme, choiceId);
  const lits = useChoiceLits(theme);
  const isChip = useEditorState((state) => selectPolicy(state)?.packaging === 'layers');
  const edit: EditTheme = (change, burst) => {
    runCommand(store, changeTheme, { theme: change(theme), ...(burst === undefined ? {} : { burst }) });
  };
  const show = (id: string) => void runCommand(store, showChoice, { choiceId: id });
  if (!shown) return null;
  return (
    <div className="grid h-full min-h-0 grid-cols-[17rem_minmax(0,1fr)_18rem] max-lg:h-auto max-lg:grid-cols-1">
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto border-line bg-panel p-3 lg:border-r max-lg:border-b">
        {isChip ? <p className="text-xs text-pretty text-muted">{t('chip')}</p> : null}
        <RoleList theme={theme} shown={shown} edit={edit} />
        <ChipChoice theme={theme} edit={edit} />
        <NewChoices theme={theme} shown={shown} edit={edit} onShow={show} />
      </div>
      <div className="min-h-0 overflow-y-auto p-3">
        <ChoiceGrid theme={theme} shownId={shown.id} nodes={pictured} lits={lits} onShow={show} />
      </div>
      <div className="min-h-0 overflow-y-auto border-line bg-panel p-3 lg:border-l max-lg:border-t">
        <ChoiceDetail key={shown.id} theme={theme} choice={shown} nodes={nodes} edit={edit} onShow={show} />
      </div>
    </div>
  );
}
