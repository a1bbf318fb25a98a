// Renders images of SVG drawings again when their layers grow. Loads the code when the open design has a drawing.
import { useEffect } from 'react';
import { vectorSourceOf } from '@/face/nodes';
import type { EditorReduxStore } from '../dispatch/editorContext';
import type { LayerList } from '../document/editorState';
import { selectNodes } from '../document/selectors';
import { useImagePorts } from './useImagePorts';

const holdsDrawing = (nodes: LayerList): boolean => nodes.some((node) => vectorSourceOf(node) !== null);

export function useDrawings(store: EditorReduxStore): void {
  const ports = useImagePorts(store);
  useEffect(() => {
    let seen: LayerList | null = null;
    let isStopped = false;
    let end: (() => void) | null = null;
    const start = async () => {
      const [{ watchDrawings }, { createFileKeeper }] = await Promise.all([
        import('./refinePictures'),
        import('./storeFiles'),
      ]);
      if (!isStopped) end = watchDrawings({ store, keeper: createFileKeeper(ports), t: ports.t });
    };
    const look = () => {
      const nodes = selectNodes(store.getState());
      if (nodes === seen) return;
      seen = nodes;
      if (!holdsDrawing(nodes)) return;
      stop();
      void start();
    };
    const stop = store.subscribe(look);
    look();
    return () => {
      isStopped = true;
      stop();
      end?.();
    };
  }, [store, ports]);
}
