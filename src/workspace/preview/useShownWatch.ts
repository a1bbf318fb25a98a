// The simulated watch in the open mode: always-on is drawn once a minute.
import { useSyncExternalStore } from 'react';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { selectMode } from '@/editor/document/selectors';
import { watchIn } from '@/face/liveData/minuteWatch';
import type { LiveWatch } from '@/face/liveData/watch';

export function useShownWatch(store: EditorReduxStore, watch: LiveWatch): LiveWatch {
  const mode = useSyncExternalStore(store.subscribe, () => selectMode(store.getState()));
  return watchIn(mode, watch);
}
