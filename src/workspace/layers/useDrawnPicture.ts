// The thumbnail of a layer as the canvas draws it. Made when the layer has not changed for a while and the page is
// idle, and cached with the layer.
import { useEffect, useState } from 'react';
import { boxOf } from '@/editor/commands/layerFacts';
import { useDesk } from '@/editor/dispatch/editorContext';
import type { FaceNode } from '@/schemas/nodes';
import { whenIdle } from '@/ui/whenIdle';
import { drawnPicture, isEmpty } from './drawnPicture';

/** How long a layer must be unchanged, ms, because opening a face and key bursts have priority. */
const REST_MS = 1000;

/** Null until it exists and for a layer without one: hidden, or with text. Until then the previous thumbnail stays. */
export function useDrawnPicture(node: FaceNode, isWanted: boolean): string | null {
  const { drawings } = useDesk();
  const [picture, setPicture] = useState(() => drawings.pictures.get(node) ?? null);

  useEffect(() => {
    if (!isWanted) return;
    let cancel = () => {};
    const take = () => {
      const layer = drawings.canvas.get()?.(node.uuid);
      const box = boxOf(node);
      // A layer that is not drawn now keeps its thumbnail; one that is drawn but has none shows its icon.
      if (!layer || !box || isEmpty(layer)) return;
      const made = drawnPicture(layer, box);
      if (made !== null) drawings.pictures.set(node, made);
      setPicture(made);
    };
    const takeSoon = () => {
      cancel();
      const drawing = drawings.pictures.get(node);
      if (drawing !== undefined) setPicture(drawing);
      else {
        const timer = setTimeout(() => {
          cancel = whenIdle(take);
        }, REST_MS);
        cancel = () => clearTimeout(timer);
      }
    };
    takeSoon();
    const unfollow = drawings.canvas.subscribe(takeSoon);
    return () => {
      cancel();
      unfollow();
    };
  }, [drawings, node, isWanted]);
  return isWanted ? picture : null;
}
