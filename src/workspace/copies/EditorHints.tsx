// Selects the hint to show: always-on has its own, and the layer hints wait for the normal mode.

import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectMode } from '@/editor/document/selectors';
import { HintNotice } from '@/simulator/HintNotice';
import { AmbientHint } from './AmbientHint';

export const EditorHints = () =>
  useEditorState(selectMode) === 'normal' ? <HintNotice place="canvas" /> : <AmbientHint />;
