// What an edit of always-on brings in that shows seconds: it is drawn once a minute, so that they stand still.
import { showsSeconds } from '@/face/nodes';
import type { LayerList } from '../document/editorState';
import type { EditSituation } from './defineCommand';

/** Layers that show seconds from now on; none in the normal mode. */
export function stillInAmbient({ mode, nodes }: Pick<EditSituation, 'mode' | 'nodes'>, after: LayerList): LayerList {
  if (mode !== 'ambient' || after === nodes) return [];
  const were = new Map(nodes.map((node) => [node.uuid, node]));
  return after.filter((node) => {
    const was = were.get(node.uuid);
    return was !== node && showsSeconds(node) && !(was && showsSeconds(was));
  });
}
