// File names for pictures of a face: derived from the layer, because a hash means nothing to people.
import { handOf, imagesOf } from '@/face/nodes';
import type { HandKind } from '@/face/nodes/handKinds';
import type { FaceNode } from '@/schemas/nodes';
import { plainName } from './resourceNames';

const HANDS: Readonly<Record<HandKind, string>> = { hour: 'hour', minutes: 'minute', seconds: 'second' };
/** Labels that only name the hand, in one of their forms. */
const HAND_LABEL = /^(?:hour|minute|second)s?(?:_hand)?$/;

/** A resource name from the layer's label, or from its kind if the label has no Latin letters. Not unique. */
export function layerFileName(node: FaceNode): string {
  const own = plainName(node.label, '');
  const hand = handOf(node);
  if (hand && (own === '' || HAND_LABEL.test(own))) return HANDS[hand];
  return plainName(node.label, node.nodeType);
}

/** Names for the pictures of a layer by reference; several are numbered from 0 in the layer's order. */
export function pictureNamesOf(node: FaceNode): (url: string) => string {
  const name = layerFileName(node);
  const urls = [...new Set(imagesOf(node).map(({ url }) => url))];
  const places = new Map(urls.map((url, index) => [url, index]));
  return (url) => (urls.length > 1 && places.has(url) ? `${name}_${places.get(url)}` : name);
}
