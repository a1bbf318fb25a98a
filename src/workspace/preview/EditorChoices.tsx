// The wearer's choices of the open design in the simulator: picking one shows it on the canvas. Loaded with the panel.
import { showPick } from '@/editor/commands/options';
import { showChoice } from '@/editor/commands/themes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { optionsOf, themeOf } from '@/editor/document/theme';
import { WearerChoices } from '@/simulator/controls/WearerChoices';
import { showFlavor } from './showFlavor';

export function EditorChoices() {
  const { store } = useEditor();
  const theme = useEditorState(({ editor }) => editor.design && themeOf(editor.design));
  const options = useEditorState(({ editor }) => editor.design && optionsOf(editor.design));
  const choiceId = useEditorState(({ editor }) => editor.themeChoice);
  const picks = useEditorState(({ editor }) => editor.picks);
  return (
    <WearerChoices
      theme={theme && theme.choices.length > 1 ? theme : null}
      options={options?.list ?? []}
      choiceId={choiceId}
      picks={picks}
      flavors={options?.flavors}
      onFlavor={(flavor) => showFlavor(store, options?.list ?? [], flavor)}
      onChoice={(id) => void runCommand(store, showChoice, { choiceId: id })}
      onPick={(option, choice) => void runCommand(store, showPick, { option, choice })}
    />
  );
}
