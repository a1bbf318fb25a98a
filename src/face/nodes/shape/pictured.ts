// A shape as an image layer, for a platform that draws pictures alone.
import { type NodeOf, nodeSchemas } from '@/schemas/nodes';
import type { PicturedLayer } from '../defineNode';
import { isVisible } from '../seen';
import { fillOf, strokeOf } from './facts';
import { chipShadow } from './outcome';
import { outlineOf } from './outline';
import { bakedShape, bakedTogether } from './shapePicture';

/** Null if the shape draws nothing. Throws a `RangeError` for a shape that is too large, which the check names. */
export function pictured(node: NodeOf<'shape'>): PicturedLayer | null {
  const { style } = node;
  const isPainted = fillOf(style) !== null || strokeOf(style) !== null;
  if (!isVisible(node) || !isPainted || outlineOf(style).length === 0) return null;
  const made = chipShadow(style) === 'shadowInPicture' ? bakedTogether(style) : bakedShape(style);
  const pivot = style.offset ?? { x: style.width / 2, y: style.height / 2 };
  const { box, tint, drawing } = made;
  const { parentId, overSlot, uuid, label, level, freeze } = node;
  return {
    picture: { url: '', drawing },
    layer: (url, fileSize) =>
      nodeSchemas.image.parse({
        ...{ uuid, label, level, freeze, parentId, overSlot, nodeType: 'image', type: 'image' },
        style: {
          ...box,
          ...{ rotation: style.rotation, rotate: style.rotate, opacity: style.opacity, visible: style.visible },
          ...{ scaleX: style.scaleX, scaleY: style.scaleY, alt: style.alt },
          offset: { x: style.x + pivot.x - box.x, y: style.y + pivot.y - box.y },
          ...{ url, fileSize },
          ...(tint === null ? {} : { isTinted: true, tintColor: tint }),
        },
      }),
  };
}
