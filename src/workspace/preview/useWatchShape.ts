// Sets the shape of the simulated watch to that of the open copy: round or rectangular, as in #ZISROUND#.
import { useEffect } from 'react';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { selectCanvas } from '@/editor/document/selectors';
import type { LiveWatch } from '@/face/liveData/watch';

/** Follows the open copy. The simulator can override the shape until another copy is shown. */
export function useWatchShape(store: EditorReduxStore, watch: LiveWatch): void {
  useEffect(() => {
    let last: string | null = null;
    const follow = () => {
      const { shape } = selectCanvas(store.getState());
      if (shape === last) return;
      last = shape;
      watch.set({ device: { ...watch.state().device, isRound: shape === 'circle' } });
    };
    follow();
    return store.subscribe(follow);
  }, [store, watch]);
}
