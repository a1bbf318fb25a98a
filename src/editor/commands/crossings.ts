// Detects layers that an edit moved off the canvas, where they are hidden, or hands off the dial's centre, or back.
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import type { EditSituation } from './defineCommand';
import { isOutside } from './layerFacts';
import { isOffDial } from './pivot';
import type { Announcement } from './userMessages';

interface Border {
  /** Announcement topic; a newer crossing replaces a pending one. */
  topic: string;
  isBeyond(node: FaceNode, canvas: CanvasFacts): boolean;
  /** Sentences under `editor.announce`; for several layers, `<key>Many`. */
  left: string;
  returned: string;
}

const BORDERS: readonly Border[] = [
  { topic: 'crossing', isBeyond: isOutside, left: 'leftCanvas', returned: 'returned' },
  { topic: 'dial', isBeyond: isOffDial, left: 'leftDial', returned: 'returnedToDial' },
];

export interface Crossing {
  topic: string;
  sentence: Announcement;
}

/** Crossings of an edit, one sentence per border; new layers do not count. */
export function crossings({ nodes, canvas }: EditSituation, after: LayerList): readonly Crossing[] {
  if (after === nodes) return [];
  const were = new Map(nodes.map((node) => [node.uuid, node]));
  const changed = after.filter((node) => were.has(node.uuid) && were.get(node.uuid) !== node);
  return BORDERS.flatMap(({ topic, isBeyond, left, returned }) => {
    const beyond = changed.filter((node) => {
      const was = were.get(node.uuid);
      return was && isBeyond(was, canvas) !== isBeyond(node, canvas);
    });
    const gone = beyond.filter((node) => isBeyond(node, canvas));
    const [key, layers] = gone.length > 0 ? [left, gone] : [returned, beyond];
    const [first] = layers;
    if (!first) return [];
    const sentence =
      layers.length === 1
        ? { key, params: { label: first.label } }
        : { key: `${key}Many`, params: { n: layers.length } };
    return [{ topic, sentence }];
  });
}
