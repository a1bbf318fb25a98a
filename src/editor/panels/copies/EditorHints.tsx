// The hint that is told now: always-on has one of its own, and those of the layers wait for the normal mode.
import { HintNotice } from '@/simulator/HintNotice';
import { selectMode } from '../../document/selectors';
import { useEditorState } from '../../door/useEditorState';
import { AmbientHint } from './AmbientHint';

export const EditorHints = () =>
  useEditorState(selectMode) === 'normal' ? <HintNotice place="canvas" /> : <AmbientHint />;
