// The thumbnail of a group's row: the pictures of its layers in their places, otherwise the icon. Decorative.
import { useCallback } from 'react';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, selectNodes } from '@/editor/document/selectors';
import { iconOf, imagesOf, wordsOf } from '@/face/nodes';
import { useAsset } from '@/face/nodes/AssetSvg';
import type { GroupNode } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';
import { NodeIcon } from '../catalogue/nodeIcons';
import { layersShown, placeInThumbnail } from './groupPicture';
import { useDrawnPicture } from './useDrawnPicture';

/** Side of the thumbnail, px. */
const SIDE = 22;

export function GroupThumbnail({ group }: { group: GroupNode }) {
  const shown = useEditorState((state) =>
    layersShown(selectNodes(state), group.uuid)
      .map(({ uuid }) => uuid)
      .join(),
  );
  return (
    <span className="group-thumbnail">
      <NodeIcon name={iconOf(group)} size={14} />
      {shown
        .split(',')
        .filter(Boolean)
        .map((uuid) => (
          <LayerInGroup key={uuid} uuid={uuid} group={group} />
        ))}
    </span>
  );
}

/** Renders when the layer changes, or a group around it that is shown. */
function LayerInGroup({ uuid, group }: { uuid: string; group: GroupNode }) {
  const node = useEditorState(useCallback((state) => selectNode(state, uuid), [uuid]));
  return node ? <Picture node={node} group={group} /> : null;
}

function Picture({ node, group }: { node: FaceNode; group: GroupNode }) {
  const first = imagesOf(node)[0]?.url ?? '';
  const picture = useAsset(first);
  const drawn = useDrawnPicture(node, first === '' && wordsOf(node) === null);
  const place = useEditorState((state) => JSON.stringify(placeInThumbnail(selectNodes(state), group, node, SIDE)));
  const src = picture.status === 'ready' ? picture.src : drawn;
  const style: ReturnType<typeof placeInThumbnail> = JSON.parse(place);
  if (src === null || !style) return null;
  return <img src={src} alt="" decoding="async" draggable={false} style={style} className="absolute max-w-none" />;
}
