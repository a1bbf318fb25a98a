// The layers that the default choices of the options show, for a watch without choices. Loaded with what makes its copies.
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOptions } from '@/schemas/options';
import { withDescendants } from './layerTree';
import { mapped } from './mapped';
import { isUnchosen, listWithPicks, withShownFor } from './shownFor';

/** The layers of the default choices alone, with everything in their groups, always shown. The same list if all are that. */
export function listOfDefaults(list: readonly FaceNode[], options: FaceOptions | undefined): readonly FaceNode[] {
  const others = listWithPicks(list, options, {}).filter(isUnchosen);
  const gone = withDescendants(
    list,
    others.map(({ uuid }) => uuid),
  );
  const left = gone.size === 0 ? list : list.filter(({ uuid }) => !gone.has(uuid));
  return mapped(left, (node) => withShownFor(node, null));
}
