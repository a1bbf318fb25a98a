// Recognises layers in elements: a reader's proposal counts if its own writer produces the same elements again.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { isGroup } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceSource } from '@/face/nodes/faceSource';
import type { GroupNode } from '@/face/nodes/layerTree';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { proposalsFor, type TypedProposal } from '@/face/nodes/readers';
import { type BoxedLayer, isSeen, isVisible } from '@/face/nodes/seen';
import { numberIn } from '@/face/nodes/watchFaceValues';
import { widestTexts } from '@/face/nodes/words/textFit';
import { inCase } from '@/face/nodes/words/textLayout';
import { asWords } from '@/face/nodes/words/wordsNode';
import { wrapNode, writeNode } from '@/face/nodes/writers';
import { emsOf } from '@/face/watchFaceFormat/drawing/advances';
import { LEFTOVERS_MAX } from '@/schemas/limits';
import { nodeSchemas } from '@/schemas/nodes';
import type { Leftover } from '@/schemas/nodes/common';
import { createSheets } from '../watchFace/faceSheets';
import { canonical, loosened, type Meanings, narrowed } from './canonical';
import type { ChosenColors } from './chosenColors';
import { namesWritten } from './faceNames';
import { labelIn } from './layerNames';
import { leftBehind, roomOf, withoutLeft, withoutSilent } from './leftBehind';
import { liveIn, withChanges } from './liveIn';
import { rulesIn, withRules } from './rulesIn';
import { type ReadTexts, readerOf, spokenIn, textsOf, withoutReader, withTexts } from './spokenIn';

export interface Recognised {
  node: BoxedLayer;
  /** How many elements it is. */
  took: number;
}

/** Maximum number of elements of a layer with leftovers: a track and its fill. */
const PARTS_MAX = 2;

/** Leftovers with which a part still becomes a layer. */
const LEFT_MAX = 2;

/** Not a color that follows a setting, which becomes a role. */
const isOther = ({ value }: Leftover): boolean => !value.startsWith('[CONFIGURATION.');

/** How elements are compared: as they are, without free space, or without free space above and below a text. */
type Form = 'exact' | 'loose' | 'narrow';

/** Elements offered to readers, and how many of the input elements they represent. */
interface View {
  elements: readonly XmlElement[];
  /** A branch of a condition; the proposal must consume all of it. */
  isBranch: boolean;
}

const BRANCHES = new Set(['Compare', 'Default']);
/** Maximum nesting of conditions; as deep as our writers nest them. */
const NESTED_MAX = 3;

/** The elements themselves, and the content of a condition's branches. */
function viewsOf(elements: readonly XmlElement[], depth = 0): readonly View[] {
  const own: View = { elements, isBranch: depth > 0 };
  const [first] = elements;
  if (first?.name !== 'Condition' || depth >= NESTED_MAX || (depth > 0 && elements.length > 1)) return [own];
  const branches = elementsOf(first).filter(({ name }) => BRANCHES.has(name));
  return [own, ...branches.flatMap((branch) => viewsOf(elementsOf(branch), depth + 1))];
}

const nameOf = ([first]: readonly XmlElement[]): string =>
  labelIn(first?.attributes.name) || labelIn(elementsOf(first as XmlElement)[0]?.attributes.name);

function nodeOf({ nodeType, fields }: TypedProposal, uuid: string, label: string): BoxedLayer | null {
  const made = { ...fields, label: labelIn(fields.label) || label, uuid, nodeType };
  const parsed = nodeSchemas[nodeType].safeParse(made);
  // Readers do not propose the background colour.
  return parsed.success ? (parsed.data as BoxedLayer) : null;
}

/** Allowance for fonts wider than the measured one. */
const ROOM = 1.1;

/** Allowance if the weight or width of the letters is unknown. */
const STYLED_ROOM = 1.4;

/** Whether a text certainly fits the part it was read from, so that the part's free space is irrelevant. */
function fits(node: BoxedLayer, [part, another]: readonly XmlElement[]): boolean {
  const room = leftoversOf(node).some(({ element }) => /\/Font$/.test(element)) ? STYLED_ROOM : ROOM;
  const width = part && !another ? numberIn(part, 'width') : null;
  const words = asWords(node);
  // Drawings are compared by the px of their shapes.
  if (!words) return part?.name === 'PartDraw';
  if (width === null) return false;
  const { fontSize, letterSpacing, caseStyle } = words.style;
  const widths = widestTexts(words.style).map(
    (text) => emsOf(inCase(text, caseStyle)) * fontSize * room + Math.max(0, letterSpacing) * [...text].length,
  );
  return Math.max(0, ...widths) <= width;
}

export interface Recognition {
  canvas: CanvasFacts;
  source: FaceSource;
  meanings: Meanings;
  colors: ChosenColors;
  newId(): string;
  /** Name of a layer that has none. */
  labelOf(element: XmlElement): string;
}

export interface Recogniser {
  /** The layer of the first of some elements in painting order. `isTurned`: it is in a group that turns it. */
  layer(elements: readonly XmlElement[], isTurned: boolean): Recognised | null;
  /** The group of an element over the whole canvas without its children. */
  group(head: XmlElement, uuid: string, label: string): GroupNode | null;
  /** The element's own text for screen readers; null if it has none, or layers cannot express it. */
  texts(element: XmlElement): ReadTexts | null;
}

/** Places of one layer whose colors have rules: their Conditions are inside each other. */
const RULED_PLACES_MAX = 3;

/** In place of the children of a group. */
const CHILDREN = xml('Children');

/** Recognises layers and groups of one document. */
export function recogniser({ canvas, source, meanings, colors, newId, labelOf }: Recognition): Recogniser {
  const meaning = canonical(meanings);
  const forms: Readonly<Record<Form, (element: XmlElement) => XmlElement>> = {
    exact: (element) => element,
    loose: loosened(canvas),
    narrow: narrowed,
  };

  /** Whether the layer is written as these elements without findings, in this form of both. */
  const saysSame = (node: BoxedLayer, elements: readonly XmlElement[], form: Form): boolean => {
    if (form === 'loose' && !fits(node, elements)) return false;
    const sheets = createSheets(canvas);
    const written = writeNode(node, sheets.sheet('normal'));
    if (written.length === 0 || sheets.findings().some(({ severity }) => severity === 'error')) return false;
    const saidAgain = canonical(namesWritten(sheets));
    return saidAgain(written.map(forms[form])) === meaning(elements.map(forms[form]));
  };

  /** The layer with its leftovers, which its writer does not write; none if there are no leftovers, or too many. */
  const withLeft = ({ node, took }: Recognised, elements: readonly XmlElement[]): readonly Recognised[] => {
    const written = writeNode(node, createSheets(canvas).sheet('normal'));
    const source = elements.slice(0, took);
    const left = leftBehind(source, written);
    const room = roomOf(source, written);
    return [left, ...(room ? [[...left, room]] : [])].flatMap((all) =>
      all.length > 0 && all.length <= (all.some(isOther) ? LEFT_MAX : LEFTOVERS_MAX)
        ? [{ node: { ...node, left: [...all] }, took }]
        : [],
    );
  };

  const isRound = canvas.shape === 'circle';

  /** Candidate layers for the elements, those with a text for screen readers first. */
  const candidates = (elements: readonly XmlElement[], uuid: string): readonly Recognised[] => {
    const [first] = elements;
    const spoken = first ? spokenIn(first, source) : null;
    if (!spoken) return unspoken(elements, uuid);
    const { rests, texts } = spoken;
    return rests.flatMap((rest) =>
      unspoken(rest, uuid).flatMap(({ node, took }): readonly Recognised[] =>
        took === rest.length ? [{ node: withTexts(node, texts), took: 1 }] : [],
      ),
    );
  };

  /** Candidate layers for the elements, those with properties that follow data first. */
  const unspoken = (elements: readonly XmlElement[], uuid: string): readonly Recognised[] => {
    const [first, ...others] = elements;
    const live = first ? liveIn(first) : null;
    const following = live
      ? shaped([live.rest, ...others], uuid).flatMap(({ node, took }): Recognised[] => {
          const followed = withChanges(node, live.changes, isRound);
          return followed ? [{ node: followed, took }] : [];
        })
      : [];
    return [...following, ...shaped(elements, uuid)];
  };

  /** Candidate layers without properties that follow data, those with color rules first. */
  const shaped = (elements: readonly XmlElement[], uuid: string, depth = 0): readonly Recognised[] => {
    const [first] = elements;
    const ruled = first && depth < RULED_PLACES_MAX ? rulesIn(first, isRound) : null;
    if (!ruled) return proposed(elements, uuid);
    const whole = (inside: readonly XmlElement[]) =>
      shaped(inside, uuid, depth + 1).filter(({ took }) => took === inside.length);
    const cases = ruled.cases.map(({ when, elements: inside }) => ({
      when,
      nodes: whole(inside).map(({ node }) => node),
    }));
    const colored = whole(ruled.otherwise).flatMap(({ node }): Recognised[] => {
      const withAll = withRules(node, cases);
      return withAll ? [{ node: withAll, took: 1 }] : [];
    });
    return [...colored, ...proposed(elements, uuid)];
  };

  /** Layers that readers propose for the elements, those that consume most first. */
  const proposed = (elements: readonly XmlElement[], uuid: string): readonly Recognised[] =>
    viewsOf(elements).flatMap(({ elements: seen, isBranch }) =>
      proposalsFor(seen, source).flatMap((proposal): Recognised[] => {
        if (isBranch && proposal.took !== seen.length) return [];
        const label = nameOf(isBranch ? seen : elements) || labelOf(elements[0] as XmlElement);
        const node = nodeOf(proposal, uuid, label);
        return node ? [{ node, took: isBranch ? 1 : proposal.took }] : [];
      }),
    );

  return {
    layer(offered, isTurned) {
      if (offered.length === 0) return null;
      const elements = offered.map(withoutSilent);
      // A layer outside the canvas is exported only in a group that may turn it into view.
      const all = candidates(elements, newId()).filter(({ node }) =>
        isTurned ? isVisible(node) : isSeen(node, canvas),
      );
      // Prefer a layer written identically over one that only looks the same.
      const matchIn = (form: Form) =>
        all.find(({ node, took }) => saysSame(node, elements.slice(0, took), form)) ?? null;
      const whole = matchIn('exact') ?? matchIn('loose');
      if (whole) return whole;
      const plain = elements.slice(0, PARTS_MAX).map((element) => colors.plain(withoutLeft(element)));
      const partly = candidates(plain, newId())
        .filter(({ node }) => (isTurned ? isVisible(node) : isSeen(node, canvas)))
        .flatMap((one) => withLeft(one, elements))
        .sort((a, b) => b.took - a.took || leftoversOf(a.node).length - leftoversOf(b.node).length);
      const foundPartly = (form: Form) =>
        partly.find(({ node, took }) => saysSame(node, elements.slice(0, took), form)) ?? null;
      return foundPartly('exact') ?? foundPartly('loose') ?? foundPartly('narrow');
    },
    group(head, uuid, label) {
      const reader = readerOf(head);
      const texts = reader ? textsOf(reader, source) : null;
      const bare = withoutReader(head);
      const live = liveIn(bare);
      const nodes = proposalsFor([live?.rest ?? bare], source).flatMap((proposal) => {
        const node = nodeOf(proposal, uuid, label);
        const followed = node && live ? withChanges(node, live.changes, isRound) : node;
        return (followed && texts ? withTexts(followed, texts) : followed) ?? [];
      });
      const wanted = meaning([{ ...head, children: [...head.children, CHILDREN] }]);
      const isSame = (node: GroupNode): boolean => {
        const sheets = createSheets(canvas);
        const written = wrapNode(node, sheets.sheet('normal'), [CHILDREN]);
        const hasError = sheets.findings().some(({ severity }) => severity === 'error');
        return !hasError && canonical(namesWritten(sheets))(written) === wanted;
      };
      return nodes.filter(isGroup).find(isSame) ?? null;
    },
    texts(element) {
      const reader = readerOf(element);
      return reader ? textsOf(reader, source) : null;
    },
  };
}
