// The registry of writers of the Watch Face Format: one per node type. A type without one does not compile.
import type { XmlElement } from '@/bytes/xml/xml';
import type { KnownNode, NodeType } from '@/schemas/nodes';
import { animationWatchFace } from './animation/animationWatchFace';
import type { FaceSheet, WatchFaceWriter } from './faceSheet';
import { googleComplicationWatchFace } from './googleComplication/googleComplicationWatchFace';
import { imageWatchFace } from './image/imageWatchFace';
import { imageSequenceWatchFace } from './imageSequence/imageSequenceWatchFace';
import { programmableWatchFace } from './programmable/programmableWatchFace';
import { progressWatchFace } from './progress/progressWatchFace';
import { rootWatchFace } from './root/rootWatchFace';
import { textWatchFace } from './text/textWatchFace';

export const WATCH_FACE_WRITERS = {
  root: rootWatchFace,
  image: imageWatchFace,
  text: textWatchFace,
  image_sequence: imageSequenceWatchFace,
  animation: animationWatchFace,
  progress: progressWatchFace,
  programmable: programmableWatchFace,
  google_complication: googleComplicationWatchFace,
} as const satisfies { [T in NodeType]: WatchFaceWriter<T> };

const writers: { [T in NodeType]: WatchFaceWriter<never> } = WATCH_FACE_WRITERS;

/** The elements of a layer, bottom first. */
export const writeNode = (node: KnownNode, sheet: FaceSheet): readonly XmlElement[] =>
  writers[node.nodeType](node as never, sheet);
