// The simulated watch has the shape of the open copy: round or rectangular, as #ZISROUND# says.
import { useEffect } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { selectCanvas } from '../../document/selectors';
import type { EditorReduxStore } from '../../door/editorContext';

/** Follows the copy that is open; the simulator may say otherwise until another copy is shown. */
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
