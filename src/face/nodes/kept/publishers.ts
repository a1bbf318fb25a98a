// Kept parts whose attributes other parts follow: the format lets any element of a scene refer to another by a name.
import type { FaceNode, NodeOf } from '@/schemas/nodes';

export type Publishers = readonly NodeOf<'watch_part'>[];

/** Those of a face without any; always the same. */
export const NO_PUBLISHERS: Publishers = [];

const isPublisher = (node: FaceNode): node is NodeOf<'watch_part'> =>
  node.nodeType === 'watch_part' && /<Reference\b/.test((node as NodeOf<'watch_part'>).style.xml);

/** The parts that publish, in painting order. */
export function publishersIn(nodes: readonly FaceNode[]): Publishers {
  const found = nodes.filter(isPublisher);
  return found.length === 0 ? NO_PUBLISHERS : found;
}

/** Whether the text of a part follows another. */
export const follows = (xml: string): boolean => xml.includes('[REFERENCE.');

/** Sources and elements that change within a second. */
const QUICK = /MILLI|ACCELEROMETER|\bGyro\b|\bSweep\b|_MS\]|UTC_TIMESTAMP/;

/** Whether what a part shows changes within a second. */
export const isQuick = (xml: string): boolean => QUICK.test(xml);

const quick = new WeakMap<Publishers, boolean>();

/** Whether one of the parts publishes something that changes within a second. */
export function publishQuickly(publishers: Publishers): boolean {
  const known = quick.get(publishers) ?? publishers.some(({ style }) => isQuick(style.xml));
  quick.set(publishers, known);
  return known;
}
