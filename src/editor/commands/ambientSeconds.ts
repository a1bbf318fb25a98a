// Warns about layers with seconds added to always-on, which updates once a minute, so that their seconds do not move.
import { showsSeconds } from '@/face/nodes';
import type { LayerList } from '../document/editorState';
import type { EditSituation } from './defineCommand';

/** Layers that newly show seconds; none in normal mode. */
export function stillInAmbient({ mode, nodes }: Pick<EditSituation, 'mode' | 'nodes'>, after: LayerList): LayerList {
  if (mode !== 'ambient' || after === nodes) return [];
  const were = new Map(nodes.map((node) => [node.uuid, node]));
  return after.filter((node) => {
    const was = were.get(node.uuid);
    return was !== node && showsSeconds(node) && !(was && showsSeconds(was));
  });
}
