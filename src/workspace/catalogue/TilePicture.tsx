// Preview of a catalogue tile, rendered like on the canvas: the new layer on a bezel, at the time of the store's
// images.
import { useMemo } from 'react';
import { boxOf } from '@/editor/commands/layerFacts';
import { useEditor } from '@/editor/dispatch/editorContext';
import { startPlace } from '@/editor/images/startPlace';
import type { CatalogueEntry } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import { WatchProvider } from '@/face/nodes/WatchSvg';
import { useStillWatch } from '@/simulator/useStillWatch';

export function TilePicture({ entry }: { entry: CatalogueEntry }) {
  const { store } = useEditor();
  const watch = useStillWatch(false);
  const drawn = useMemo(() => {
    const place = startPlace(store.getState());
    const node = createNode(entry, { uuid: `tile-${entry.key}`, label: entry.key, place });
    const box = boxOf(node);
    return box && { node, box, canvas: place.canvas };
  }, [store, entry]);
  if (!drawn) return null;
  const { node, box, canvas } = drawn;
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className="keep-colors h-10 w-full rounded bg-black p-0.5"
      aria-hidden="true"
      data-tile-picture=""
    >
      <WatchProvider watch={watch}>
        <NodeSvg node={node} canvas={canvas} />
      </WatchProvider>
    </svg>
  );
}
