// Layers for tests of drawing and of the registry: one of each type, with the defaults of its schema.

import { isGroup } from '@/face/nodes';
import type { CanvasFacts, GivenImage, StartPlace } from '@/face/nodes/defineNode';
import { policyOf } from '@/face/platforms';
import { type KnownNode, type NodeOf, type NodeType, nodeSchemas } from '@/schemas/nodes';

export const CANVAS = { width: 500, height: 500, shape: 'circle' } as const;

export const PICTURE = { url: `asset:${'a'.repeat(64)}`, width: 80, height: 30, fileSize: 1234 };

/** A part that no layer type can express. */
export const PART_XML =
  '<Group name="Cloud" x="0" y="0" width="100" height="100"><Gyro x="5"/><PartImage x="10" y="10" width="80" height="30">' +
  '<Image resource="cloud"/></PartImage></Group>';

/** Listed pictures, no two the same. */
export const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `asset:${index.toString(16).padStart(64, '0')}`,
    fileSize: 100,
  }));

/** A target on a platform for new layers made of these pictures. */
export function startPlace(
  canvas: CanvasFacts,
  images: readonly GivenImage[] = [],
  platform: 'android' | 'falcon' = 'android',
): StartPlace {
  const { frameDelayMs, allowsText, elementArea } = policyOf(platform);
  return { canvas, frameDelayMs, allowsText, asksOverLimit: elementArea !== null, images };
}

/** A layer of a type with some style fields set. */
export function bare<T extends NodeType>(type: T, style: object = {}, more: object = {}): NodeOf<T> {
  const raw = { uuid: `u-${type}`, label: `A ${type}`, nodeType: type, style, ...more };
  return nodeSchemas[type].parse(raw) as NodeOf<T>;
}

/** A layer of a type, with an expression if its type has one; a type without an entry here has its schema's defaults. */
export function sampleOf(type: NodeType): KnownNode {
  const style: Partial<Record<NodeType, object>> = {
    root: { fill: '#102030' },
    image: { url: PICTURE.url, rotate: '#DWFS#' },
    text: { textTag: '#Db#:#DmZ#' },
    image_sequence: { textTag: '#DOW#', imgs: pictures(7) },
    animation: { imgs: pictures(3) },
    progress: { fillRate: '(#BLP#/100)' },
    programmable: {},
    google_complication: { systemProviderValue: 1 },
    watch_part: { xml: PART_XML, pictures: [{ ...PICTURE, name: 'cloud' }] },
  };
  return bare(type, style[type] ?? {});
}

/** The layer in a list that keeps it: a group with a text in it of the same box, any other layer alone. */
export function inList(node: KnownNode): readonly KnownNode[] {
  if (!isGroup(node)) return [node];
  const { x, y, width, height } = node.style;
  return [bare('text', { x, y, width, height }, { uuid: `in-${node.uuid}`, parentId: node.uuid }), node];
}
