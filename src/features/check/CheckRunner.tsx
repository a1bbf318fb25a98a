// Runs the check of the open copy while the editor is mounted. Renders nothing.
import { useContext, useEffect } from 'react';
import { useEditor } from '@/editor/dispatch/editorContext';
import { FontServiceContext } from '@/service/fonts/fontService';
import { startCheckRuns } from './runs/checkRuns';

export function CheckRunner() {
  const { store } = useEditor();
  const fonts = useContext(FontServiceContext);
  useEffect(() => startCheckRuns(store, fonts), [store, fonts]);
  return null;
}
