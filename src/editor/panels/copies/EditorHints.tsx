// Selects the hint to show: always-on has its own, and the layer hints wait for the normal mode.
import { HintNotice } from '@/simulator/HintNotice';
import { selectMode } from '../../document/selectors';
import { useEditorState } from '../../door/useEditorState';
import { AmbientHint } from './AmbientHint';

export const EditorHints = () =>
  useEditorState(selectMode) === 'normal' ? <HintNotice place="canvas" /> : <AmbientHint />;
