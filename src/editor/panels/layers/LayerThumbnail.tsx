// The one picture of a row at rest: the layer's own first picture, small, or the icon of its kind. Decoration.
import { iconOf, imagesOf } from '@/face/nodes';
import { useAsset } from '@/face/nodes/AssetSvg';
import type { FaceNode } from '@/schemas/nodes';
import { NodeIcon } from '../catalogue/nodeIcons';

/** Only rows in the page draw it, by the file that the canvas shows already: nothing is drawn anew. */
export function LayerThumbnail({ node }: { node: FaceNode }) {
  const picture = useAsset(imagesOf(node)[0]?.url ?? '');
  if (picture.status !== 'ready') return <NodeIcon name={iconOf(node)} size={14} />;
  return <img src={picture.src} alt="" decoding="async" draggable={false} className="row-thumbnail" />;
}
