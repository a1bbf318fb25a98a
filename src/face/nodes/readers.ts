// Readers of the Watch Face Format, one per node type that imported elements become. They are loaded together when a
// face is opened.
import type { XmlElement } from '@/bytes/xml/xml';
import type { FaceNode, NodeType } from '@/schemas/nodes';
import type { FaceSource, NodeReader, Proposal } from './faceSource';
import { loadedOnce } from './loadedOnce';
import { NODE_ENTRIES } from './nodeEntries';
import type { NodeEntry } from './nodeEntry';
import type { BoxedLayer } from './seen';
import { watchPartNode } from './watchPart/schema';

const readers = loadedOnce('loadReaders', async () => {
  const loading = Object.values<NodeEntry<NodeType>>(NODE_ENTRIES).flatMap(({ definition, reader }) =>
    reader ? [reader().then((loaded): [NodeType, NodeReader<NodeType>] => [definition.type, loaded])] : [],
  );
  return Promise.all(loading);
});

/** Awaited before the first call of `proposalsFor`. Rejects if a file cannot be fetched. */
export const loadReaders = (): Promise<void> => readers.load();

export type TypedProposal = Proposal<NodeType> & { nodeType: NodeType };

/** Proposals for the first elements, those that consume most elements first. Throws before `loadReaders`. */
export const proposalsFor = (elements: readonly XmlElement[], source: FaceSource): readonly TypedProposal[] =>
  readers
    .get()
    .flatMap(([nodeType, { read }]) => read(elements, source).map((proposal) => ({ ...proposal, nodeType })))
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
