// The simulator of the open design, with what its wearer chooses if the watch of the shown copy offers choices.
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectPolicy, type WithEditor } from '@/editor/document/selectors';
import { optionsOf, themeOf } from '@/editor/document/theme';
import { SimulatorBar } from '@/simulator/SimulatorBar';
import { later } from '@/ui/later';

const EditorChoices = later<object>(async () => (await import('./EditorChoices')).EditorChoices);

function hasChoices(state: WithEditor): boolean {
  const { design } = state.editor;
  if (!design || selectPolicy(state)?.packaging !== 'watchFace') return false;
  return (themeOf(design)?.choices.length ?? 0) > 1 || (optionsOf(design)?.list.length ?? 0) > 0;
}

export function EditorSimulatorBar() {
  return <SimulatorBar choices={useEditorState(hasChoices) ? <EditorChoices /> : null} />;
}
