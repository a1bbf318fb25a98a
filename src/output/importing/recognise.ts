// Layers out of elements: what readers propose counts where its own writer says the same of it again.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceSource } from '@/face/nodes/faceSource';
import { proposalsFor, type TypedProposal } from '@/face/nodes/fromWatchFace';
import { isSeen } from '@/face/nodes/seen';
import { writeNode } from '@/face/nodes/watchFace';
import { LABEL_MAX } from '@/schemas/limits';
import { type KnownNode, nodeSchemas } from '@/schemas/nodes';
import { createSheets } from '../watchFace/faceSheets';
import { canonical, type Meanings } from './canonical';
import { namesWritten } from './faceNames';

export interface Recognised {
  node: KnownNode;
  /** How many elements it is. */
  took: number;
}

/** Elements in which readers may see a layer, and how many of those that were asked about they are. */
interface View {
  elements: readonly XmlElement[];
  /** For what a branch draws: it has to be all of it. */
  isBranch: boolean;
}

const BRANCHES = new Set(['Compare', 'Default']);
/** Conditions within conditions that our writers nest. */
const NESTED_MAX = 3;

/** The elements as they stand, and what the branches of a condition draw. */
function viewsOf(elements: readonly XmlElement[], depth = 0): readonly View[] {
  const own: View = { elements, isBranch: depth > 0 };
  const [first] = elements;
  if (first?.name !== 'Condition' || depth >= NESTED_MAX || (depth > 0 && elements.length > 1)) return [own];
  const branches = elementsOf(first).filter(({ name }) => BRANCHES.has(name));
  return [own, ...branches.flatMap((branch) => viewsOf(elementsOf(branch), depth + 1))];
}

/** A name for people, as long as a layer's may be; empty where there is none. */
const labelIn = (name: string | undefined): string => (name ?? '').replace(/\s+/g, ' ').trim().slice(0, LABEL_MAX).trim();

const nameOf = ([first]: readonly XmlElement[]): string =>
  labelIn(first?.attributes.name) || labelIn(elementsOf(first as XmlElement)[0]?.attributes.name);

function nodeOf({ nodeType, fields }: TypedProposal, uuid: string, label: string): KnownNode | null {
  const made = { ...fields, label: labelIn(fields.label) || label, uuid, nodeType };
  const parsed = nodeSchemas[nodeType].safeParse(made);
  return parsed.success ? (parsed.data as KnownNode) : null;
}

export interface Recognition {
  canvas: CanvasFacts;
  source: FaceSource;
  meanings: Meanings;
  newId(): string;
  /** A name for a layer that has none. */
  labelOf(element: XmlElement): string;
}

/** Asks about the first of some elements in painting order. */
export function recogniser({ canvas, source, meanings, newId, labelOf }: Recognition) {
  const said = canonical(meanings);

  /** Whether the layer is written as these elements again, with nothing to be found. */
  const saysSame = (node: KnownNode, elements: readonly XmlElement[]): boolean => {
    if (node.nodeType === 'root' || !isSeen(node, canvas)) return false;
    const sheets = createSheets(canvas);
    const written = writeNode(node, sheets.sheet('normal'));
    if (written.length === 0 || sheets.findings().some(({ severity }) => severity === 'error')) return false;
    return canonical(namesWritten(sheets))(written) === said(elements);
  };

  return (elements: readonly XmlElement[]): Recognised | null => {
    const [first] = elements;
    if (!first) return null;
    const uuid = newId();
    for (const { elements: seen, isBranch } of viewsOf(elements)) {
      for (const proposal of proposalsFor(seen, source)) {
        if (isBranch && proposal.took !== seen.length) continue;
        const took = isBranch ? 1 : proposal.took;
        const node = nodeOf(proposal, uuid, nameOf(isBranch ? seen : elements) || labelOf(first));
        if (node && saysSame(node, elements.slice(0, took))) return { node, took };
      }
    }
    return null;
  };
}
