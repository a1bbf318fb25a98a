// What the pictures of a layer are called among the files of a face: after the layer, since a hash says nothing to who opens them.
import { handOf, imagesOf } from '@/face/nodes';
import type { HandKind } from '@/face/nodes/handKinds';
import type { FaceNode } from '@/schemas/nodes';
import { plainName } from './resourceNames';

const HANDS: Readonly<Record<HandKind, string>> = { hour: 'hour', minutes: 'minute', seconds: 'second' };
/** Labels that only say which hand it is, in one of their forms. */
const HAND_LABEL = /^(?:hour|minute|second)s?(?:_hand)?$/;

/** A resource name made of the layer's label; of its kind where the label has no Latin letters. Not unique by itself. */
export function layerFileName(node: FaceNode): string {
  const own = plainName(node.label, '');
  const hand = handOf(node);
  if (hand && (own === '' || HAND_LABEL.test(own))) return HANDS[hand];
  return plainName(node.label, node.nodeType);
}

/** The name of each picture of a layer, by its reference: numbered from 0 in the layer's own order where it has several. */
export function pictureNamesOf(node: FaceNode): (url: string) => string {
  const name = layerFileName(node);
  const urls = [...new Set(imagesOf(node).map(({ url }) => url))];
  const places = new Map(urls.map((url, index) => [url, index]));
  return (url) => (urls.length > 1 && places.has(url) ? `${name}_${places.get(url)}` : name);
}
