// The thumbnail of a row: the layer's first image, otherwise its drawing, otherwise the icon of its type. Decorative.
import { iconOf, imagesOf, wordsOf } from '@/face/nodes';
import { useAsset } from '@/face/nodes/AssetSvg';
import type { FaceNode } from '@/schemas/nodes';
import { NodeIcon } from '../catalogue/nodeIcons';
import { useDrawnPicture } from './useDrawnPicture';
import { useTinyMark } from './useTinyMark';

/** Only rendered rows have one. It reuses what the canvas shows, so nothing is drawn again. */
export function LayerThumbnail({ node }: { node: FaceNode }) {
  const first = imagesOf(node)[0]?.url ?? '';
  const picture = useAsset(first);
  const drawn = useDrawnPicture(node, first === '' && wordsOf(node) === null);
  const whole = picture.status === 'ready' ? picture.src : null;
  const src = useTinyMark(whole) ?? whole ?? drawn;
  if (src === null) return <NodeIcon name={iconOf(node)} size={14} />;
  return <img src={src} alt="" decoding="async" draggable={false} className="row-thumbnail" />;
}
