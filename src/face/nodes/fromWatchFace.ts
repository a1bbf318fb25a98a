// Registry of Watch Face Format readers, one per node type. A type without a reader does not compile.
import type { XmlElement } from '@/bytes/xml/xml';
import type { FaceNode, NodeType } from '@/schemas/nodes';
import { animationFromWatchFace } from './animation/reader';
import type { FaceSource, Proposal, WatchFaceReader } from './faceSource';
import { googleComplicationFromWatchFace } from './googleComplication/reader';
import { imageFromWatchFace } from './image/reader';
import { imageSequenceFromWatchFace } from './imageSequence/reader';
import { programmableFromWatchFace } from './programmable/reader';
import { progressFromWatchFace } from './progress/reader';
import { rootFromWatchFace } from './root/reader';
import type { BoxedLayer } from './seen';
import { textFromWatchFace } from './text/reader';
import { watchPartFromWatchFace } from './watchPart/reader';
import { watchPartNode } from './watchPart/schema';

const WATCH_FACE_READERS = {
  root: rootFromWatchFace,
  image: imageFromWatchFace,
  text: textFromWatchFace,
  image_sequence: imageSequenceFromWatchFace,
  animation: animationFromWatchFace,
  progress: progressFromWatchFace,
  programmable: programmableFromWatchFace,
  google_complication: googleComplicationFromWatchFace,
  watch_part: watchPartFromWatchFace,
} as const satisfies { [T in NodeType]: WatchFaceReader<T> };

const readers = Object.entries(WATCH_FACE_READERS) as [NodeType, WatchFaceReader<NodeType>][];

export type TypedProposal = Proposal<NodeType> & { nodeType: NodeType };

/** Proposals for the first elements, those that consume most elements first. */
export const proposalsFor = (elements: readonly XmlElement[], source: FaceSource): readonly TypedProposal[] =>
  readers
    .flatMap(([nodeType, read]) => read(elements, source).map((proposal) => ({ ...proposal, nodeType })))
    .sort((a, b) => b.took - a.took);

/** The background colour as the first layer of a list. */
export const groundLayer = (uuid: string, label: string, fill: string): FaceNode => ({
  ...{ uuid, label, nodeType: 'root', freeze: false, level: -1 },
  style: { fill },
});

/** A preserved part as a layer; null if it exceeds what a layer may hold. */
export function keptLayer(fields: { uuid: string; label: string; style: object }): BoxedLayer | null {
  const parsed = watchPartNode.safeParse({ ...fields, nodeType: 'watch_part' });
  return parsed.success ? parsed.data : null;
}
