// A picture that rests on its shadow, as one picture for a platform that draws pictures alone.
import { type NodeOf, nodeSchemas } from '@/schemas/nodes';
import type { PicturedLayer } from '../defineNode';
import { isVisible } from '../seen';
import { nearestBox, pivotPoint, scaledBox } from '../watchFacePart';
import { castOf, chipShadow, grown, marginsOfBoth, offsetInPicture } from './cast';
import { tintOf } from './tint';

/** Undefined unless a shadow has to be drawn into the picture. */
export function pictured(node: NodeOf<'image'>): PicturedLayer | undefined {
  const { style } = node;
  const shadow = castOf(node);
  if (!shadow || chipShadow(node) !== 'shadowInPicture' || style.url === '' || !isVisible(node)) return undefined;
  const { mirrorX, mirrorY } = scaledBox(style);
  const own = nearestBox(scaledBox(style));
  const cast = { ...offsetInPicture(node), blur: shadow.blur };
  const margins = marginsOfBoth(cast);
  const { width, height } = own;
  const box = grown(own, margins);
  const pivot = pivotPoint(style);
  return {
    picture: {
      url: style.url,
      tint: tintOf(style),
      ...{ mirrorX, mirrorY },
      cast: { width, height, margins, ...cast, color: shadow.color, isAlone: false },
    },
    layer: (url, fileSize) =>
      nodeSchemas.image.parse({
        ...node,
        style: {
          ...style,
          ...box,
          offset: { x: pivot.x - box.x, y: pivot.y - box.y },
          ...{ scaleX: 1, scaleY: 1, isTinted: false, vector: undefined },
          shadow: { ...shadow, isOn: false },
          ...{ url, fileSize },
        },
      }),
  };
}
