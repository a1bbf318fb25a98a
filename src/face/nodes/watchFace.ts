// Registry of Watch Face Format writers, one per node type. A type without a writer does not compile.
import type { XmlElement } from '@/bytes/xml/xml';
import type { KnownNode, NodeType } from '@/schemas/nodes';
import { animationWatchFace } from './animation/writer';
import type { FaceSheet, WatchFaceWriter } from './faceSheet';
import { googleComplicationWatchFace } from './googleComplication/writer';
import { imageWatchFace } from './image/writer';
import { imageSequenceWatchFace } from './imageSequence/writer';
import { programmableWatchFace } from './programmable/writer';
import { progressWatchFace } from './progress/writer';
import { rootWatchFace } from './root/writer';
import { textWatchFace } from './text/writer';
import { claimPart, watchPartWatchFace } from './watchPart/writer';

export const WATCH_FACE_WRITERS = {
  root: rootWatchFace,
  image: imageWatchFace,
  text: textWatchFace,
  image_sequence: imageSequenceWatchFace,
  animation: animationWatchFace,
  progress: progressWatchFace,
  programmable: programmableWatchFace,
  google_complication: googleComplicationWatchFace,
  watch_part: watchPartWatchFace,
} as const satisfies { [T in NodeType]: WatchFaceWriter<T> };

const writers: { [T in NodeType]: WatchFaceWriter<never> } = WATCH_FACE_WRITERS;

/** Elements of a layer, bottom first. */
export const writeNode = (node: KnownNode, sheet: FaceSheet): readonly XmlElement[] =>
  writers[node.nodeType](node as never, sheet);

/** Types that reserve names and numbers before anything is written. */
const claims: { [T in NodeType]?: (node: never, sheet: FaceSheet) => void } = {
  watch_part: claimPart,
};

/** Reserves the layer's original names if they are free. Called for every layer before the first is written. */
export const claimNames = (node: KnownNode, sheet: FaceSheet): void => claims[node.nodeType]?.(node as never, sheet);
