// Preserved parts whose attributes other parts use: in the format any element of a scene can refer to another by name.
import type { FaceNode, NodeOf } from '@/schemas/nodes';

export type Publishers = readonly NodeOf<'watch_part'>[];

/** The empty list, always the same object. */
export const NO_PUBLISHERS: Publishers = [];

const isPublisher = (node: FaceNode): node is NodeOf<'watch_part'> =>
  node.nodeType === 'watch_part' && /<Reference\b/.test((node as NodeOf<'watch_part'>).style.xml);

/** The parts that publish attributes, in painting order. */
export function publishersIn(nodes: readonly FaceNode[]): Publishers {
  const publishers = nodes.filter(isPublisher);
  return publishers.length === 0 ? NO_PUBLISHERS : publishers;
}

/** Whether a part's text refers to another element. */
export const follows = (xml: string): boolean => xml.includes('[REFERENCE.');

/** Sources and elements that change more than once per second. */
const QUICK = /MILLI|ACCELEROMETER|\bGyro\b|\bSweep\b|_MS\]|UTC_TIMESTAMP/;

/** Whether what a part shows changes more than once per second. */
export const isQuick = (xml: string): boolean => QUICK.test(xml);

const quick = new WeakMap<Publishers, boolean>();

/** Whether one of the parts publishes a value that changes more than once per second. */
export function publishQuickly(publishers: Publishers): boolean {
  const areQuick = quick.get(publishers) ?? publishers.some(({ style }) => isQuick(style.xml));
  quick.set(publishers, areQuick);
  return areQuick;
}
