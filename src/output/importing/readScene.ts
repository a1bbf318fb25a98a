// Reads the scene of a face into the two layer lists: each part becomes a layer if recognised, else it is preserved.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { boundsOf, unionBounds } from '@/face/geometry/bounds';
import { handOf, isGroup, isRefusedInAmbient, isSlot, tapTargetOf } from '@/face/nodes';
import { stillOf } from '@/face/nodes/frames';
import { fittedGroup, type GroupNode, parentIdOf, restingBox, settledTree, withParent } from '@/face/nodes/layerTree';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { leftoverName } from '@/face/nodes/leftoverWords';
import { inMode } from '@/face/nodes/modeShown';
import type { BoxedLayer } from '@/face/nodes/seen';
import { withShownFor } from '@/face/nodes/shownFor';
import { boxIn } from '@/face/nodes/watchFaceValues';
import { freeLabel } from '@/schemas/freeLabel';
import { COMPLICATION_SLOTS_MAX, GROUP_DEPTH_MAX } from '@/schemas/limits';
import type { FaceNode, KnownNode } from '@/schemas/nodes';
import type { FaceOption } from '@/schemas/options';
import { areJoined } from '../watchFace/joinedClocks';
import { canonical } from './canonical';
import type { ImportNote } from './imported';
import { labelIn } from './layerNames';
import { type Keeping, preservedPart, reasonFor } from './preservedPart';
import { type Recognition, recogniser } from './recognise';
import { groundIn } from './sceneGround';
import {
  type GroupHead,
  isPlain,
  isTurned,
  type Modes,
  modesWithin,
  type ScenePart,
  scenePartsOf,
  shapesApart,
} from './sceneParts';
import { isSpokenGroup, withTexts } from './spokenIn';

/** A layer with the modes whose list contains it. */
interface SceneLayer {
  node: FaceNode;
  modes: Modes;
  note: Omit<ImportNote, 'uuid'>;
}

/** A part by what each mode shows of it. */
type Shown =
  | { kind: 'both' | 'normal' | 'ambient'; element: XmlElement }
  /** Each mode shows something different. */
  | { kind: 'each'; normal: XmlElement; ambient: XmlElement }
  /** Nothing is visible, or its variants cannot be expressed. */
  | { kind: 'odd' };

export interface ReadScene {
  fills: { normal: string; ambient: string };
  normal: readonly FaceNode[];
  ambient: readonly FaceNode[];
  notes: readonly ImportNote[];
}

/** A part that is too long to be preserved. */
export class TooLong extends Error {
  constructor(readonly line: number | null) {
    super('too long');
  }
}

const VARIANT = new Set(['mode', 'target', 'value']);

/** A variant with a transition, or for an unknown mode. */
const hasOddVariant = (element: XmlElement): boolean =>
  (element.name === 'Variant' &&
    (element.attributes.mode !== 'AMBIENT' || Object.keys(element.attributes).some((name) => !VARIANT.has(name)))) ||
  elementsOf(element).some(hasOddVariant);

/** A clock without hands draws nothing. */
const isEmptyClock = (element: XmlElement): boolean =>
  element.name === 'AnalogClock' && elementsOf(element).length === 0;

function shownIn(element: XmlElement, isThere: boolean, mode: 'normal' | 'ambient'): XmlElement | null {
  const shown = isThere ? inMode(element, mode) : null;
  return shown && !isEmptyClock(shown) ? shown : null;
}

const SLOT = 'ComplicationSlot';
const HIDDEN_IN_AMBIENT = xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 0 });
const DIGITAL = 'DigitalClock';
const ANALOG = 'AnalogClock';

/** Whether a group covers the whole canvas and thus only contains other parts. */
function holdsAll(group: XmlElement, canvas: { width: number; height: number }): boolean {
  const box = group.name === 'Group' ? boxIn(group) : null;
  return box?.x === 0 && box.y === 0 && box.width === canvas.width && box.height === canvas.height;
}

const holdsSlot = (element: XmlElement): boolean =>
  elementsOf(element).some((one) => one.name === SLOT || holdsSlot(one));

/** Whether a group has an effect in only one mode: it selects the mode of its layers. */
const selectsMode = ({ normal, ambient }: GroupHead): boolean => normal === null || ambient === null;

/** Names of a layer's leftovers, as a note shows them. */
const namesOf = (node: FaceNode): string => [...new Set(leftoversOf(node).map(leftoverName))].join(', ');

/** The note on a recognised layer, which names its leftovers. */
export const recognisedNote = (node: FaceNode): Pick<ImportNote, 'key' | 'params'> =>
  leftoversOf(node).length === 0
    ? { key: 'recognised', params: { type: node.nodeType } }
    : { key: 'recognisedLeft', params: { type: node.nodeType, names: namesOf(node) } };

const isRecognised = ({ note }: SceneLayer): boolean => note.kind === 'recognised';

/** A group around its layers. Without a pivot of its own, it turns about the centre of their bounds. */
function placedGroup(node: GroupNode, hasPivot: boolean, layers: readonly FaceNode[]): GroupNode {
  const bounds = hasPivot ? null : unionBounds(layers.flatMap((layer) => restingBox(layer) ?? []).map(boundsOf));
  const placed = bounds ? { ...node, style: { ...node.style, ...bounds, offset: null } } : node;
  return fittedGroup(placed, layers);
}

/** A group as a layer, with the modes of each look. */
interface RecognisedGroup {
  uuid: string;
  looks: readonly { node: GroupNode; modes: Modes }[];
  note: SceneLayer['note'];
}

/** What is around a part. */
interface Around {
  /** How many groups. */
  depth: number;
  /** Whether one of them turns it. */
  isTurned: boolean;
}

/** How many of the next parts can be read together: those of one choice. */
function runOf(parts: readonly ScenePart[], at: number): number {
  const next = parts.slice(at, at + RUN_MAX);
  const end = next.findIndex(({ shownFor }) => shownFor !== parts[at]?.shownFor);
  return end < 0 ? next.length : end;
}

/** The layer shown for the choice of its part. Layers in a group follow the group. */
const chosen = (layer: SceneLayer, { shownFor }: ScenePart): SceneLayer =>
  shownFor && parentIdOf(layer.node) === null ? { ...layer, node: withShownFor(layer.node, shownFor) } : layer;

/** `hasGroups`: whether groups of the document become groups of layers. `options`: those of the design. */
export function readScene(
  scene: XmlElement,
  recognition: Recognition,
  keeping: Keeping,
  hasGroups: boolean,
  options: readonly FaceOption[] = [],
): ReadScene {
  const { canvas } = keeping;
  const recognise = recogniser(recognition);
  const meanings = canonical(recognition.meanings);

  const shownOf = ({ element, modes }: ScenePart): Shown => {
    if (element.name === SLOT) return { kind: 'both', element };
    if (hasOddVariant(element)) return { kind: 'odd' };
    const [normal, ambient] = [shownIn(element, modes.normal, 'normal'), shownIn(element, modes.ambient, 'ambient')];
    if (normal && ambient) {
      return meanings([normal]) === meanings([ambient])
        ? { kind: 'both', element: normal }
        : { kind: 'each', normal, ambient };
    }
    if (normal) return { kind: 'normal', element: normal };
    return ambient ? { kind: 'ambient', element: ambient } : { kind: 'odd' };
  };

  const noteOf = (element: XmlElement, node: FaceNode, kind: 'recognised' | 'kept'): SceneLayer['note'] => ({
    ...(kind === 'kept' ? reasonFor(element, keeping) : recognisedNote(node)),
    kind,
    what: labelIn(element.attributes.name) || element.name,
    element: element.name,
    line: element.line ?? null,
  });

  const recognised = (element: XmlElement, node: KnownNode, modes: Modes): readonly SceneLayer[] => {
    const note = noteOf(element, node, 'recognised');
    const isBoth = modes.normal && modes.ambient;
    if (!isBoth || !isRefusedInAmbient(node) || isSlot(node)) return [{ node, modes, note }];
    // Always-on shows the first frame of an animation.
    const still = stillOf(node, 0);
    const alone: SceneLayer = { node, modes: { normal: true, ambient: false }, note };
    return still ? [alone, { node: still, modes: { normal: false, ambient: true }, note }] : [alone];
  };

  const labelOf = (element: XmlElement): string => labelIn(element.attributes.name) || keeping.labelOf(element);

  const preserve = ({ element, modes }: ScenePart, reason: Partial<ImportNote> = {}): SceneLayer => {
    // An export writes slots outside of groups, so a slot in a group that always-on hides has to hide itself.
    const hidesItself = element.name === SLOT && !modes.ambient;
    const preserved = hidesItself ? { ...element, children: [HIDDEN_IN_AMBIENT, ...element.children] } : element;
    const node = preservedPart(preserved, labelOf(element), keeping);
    if (!node) throw new TooLong(element.line ?? null);
    return { node, modes, note: { ...noteOf(element, node, 'kept'), ...reason } };
  };

  /** A part with a different look per mode, as a layer in each; null if one of them is not recognised. */
  const inEach = (
    { element }: ScenePart,
    { normal, ambient }: Extract<Shown, { kind: 'each' }>,
    { isTurned }: Around,
  ) => {
    const [day, night] = [recognise.layer([normal], isTurned), recognise.layer([ambient], isTurned)];
    if (!day || !night) return null;
    // Both are the same layer, in both lists.
    const { uuid } = day.node;
    return [
      ...recognised(element, day.node, { normal: true, ambient: false }),
      ...recognised(element, { ...night.node, uuid }, { normal: false, ambient: true }),
    ];
  };

  const read = (parts: readonly ScenePart[], around: Around): readonly SceneLayer[] => {
    const shown = parts.map((part): Shown | null => (part.inside.length > 0 ? null : shownOf(part)));
    const list: SceneLayer[] = [];
    for (let at = 0; at < parts.length; ) {
      const part = parts[at] as ScenePart;
      const own = shown[at] as Shown | null;
      const { layers, took } =
        own === null
          ? { layers: opened(part, around), took: 1 }
          : single(part, own, shown.slice(at, at + runOf(parts, at)), around);
      list.push(...layers.map((layer) => chosen(layer, part)));
      at += took;
    }
    return list;
  };

  /** Splits a clock into its hands if some are recognised, into its texts if all are; else keeps it in one piece. */
  const clock = (part: ScenePart, around: Around): readonly SceneLayer[] => {
    const inside = read(part.inside, around);
    const isSplit = part.element.name === DIGITAL ? inside.every(isRecognised) : inside.some(isRecognised);
    return isSplit ? inside : [preserve(part)];
  };

  /** The shapes of a drawing as a layer each; null if some are not recognised. */
  const shapes = (part: ScenePart, shown: XmlElement, modes: Modes, around: Around): readonly SceneLayer[] | null => {
    const pieces = shapesApart(shown);
    if (pieces.length < 2) return null;
    const layers = pieces.flatMap((piece) => recognise.layer([piece], around.isTurned) ?? []);
    return layers.length < pieces.length ? null : layers.flatMap(({ node }) => recognised(part.element, node, modes));
  };

  /** The group in each mode that shows it; null if it has something that groups of layers do not have. */
  const recognisedGroup = ({ element, modes }: ScenePart, head: GroupHead): RecognisedGroup | null => {
    const [uuid, label] = [keeping.newId(), labelOf(element)];
    const { normal, ambient } = modesWithin(modes, head);
    const isSame = head.normal && head.ambient && meanings([head.normal]) === meanings([head.ambient]);
    const wanted = isSame
      ? [{ look: head.normal, modes: { normal, ambient } }]
      : [
          ...(normal ? [{ look: head.normal, modes: { normal, ambient: false } }] : []),
          ...(ambient ? [{ look: head.ambient, modes: { normal: false, ambient } }] : []),
        ];
    const looks = wanted.flatMap(({ look, modes }) => {
      const node = look && recognise.group(look, uuid, label);
      return node ? [{ node, modes }] : [];
    });
    const [first] = looks;
    if (!first || looks.length < wanted.length) return null;
    return { uuid, looks, note: noteOf(element, first.node, 'recognised') };
  };

  /** A group as a group of layers; as its layers alone if it only moves them or selects their mode; else in one piece. */
  const group = (part: ScenePart, head: GroupHead, around: Around): readonly SceneLayer[] => {
    const looks = [head.normal, head.ambient].filter((look) => look !== null);
    const isBare = looks.every(isPlain);
    const isTooDeep = around.depth >= GROUP_DEPTH_MAX;
    const isLayer = hasGroups && !isTooDeep && !holdsSlot(part.element) && !(isBare && selectsMode(head));
    const own = isLayer ? recognisedGroup(part, head) : null;
    if (!own && !isBare) {
      return [preserve(part, isTooDeep ? { key: 'keptDepth', params: { most: GROUP_DEPTH_MAX } } : {})];
    }
    const within = { depth: around.depth + 1, isTurned: around.isTurned || looks.every(isTurned) };
    const inside = read(part.inside, own ? within : around);
    const isWhole = holdsAll(part.element, canvas);
    const isSplit = part.element.name === DIGITAL ? inside.every(isRecognised) : inside.some(isRecognised);
    if (!isWhole && !isSplit) return [preserve(part)];
    const layers = inside.filter(({ node }) => parentIdOf(node) === null);
    const isAlone = new Set(layers.map(({ node }) => node.uuid)).size === 1;
    if (!own || (isBare && isAlone && !isWhole)) return inside;
    const hasPivot = looks.some(({ attributes }) => attributes.pivotX !== undefined);
    const nodes = layers.map(({ node }) => node);
    return [
      ...inside.map((one) => (parentIdOf(one.node) === null ? { ...one, node: withParent(one.node, own.uuid) } : one)),
      ...own.looks.map(({ node, modes }) => ({ node: placedGroup(node, hasPivot, nodes), modes, note: own.note })),
    ];
  };

  /**
   * The layer in a group that our writer puts around it to carry its text for screen readers: recognised as a whole, or
   * the upper hour hand of the only clock in it, else the lowest hand. Null for any other group.
   */
  const spokenLayer = (part: ScenePart, around: Around): readonly SceneLayer[] | null => {
    if (!isSpokenGroup(part.element, canvas)) return null;
    const own = shownOf(part);
    const whole = single(part, own, [own], around).layers;
    if (whole.every(isRecognised)) return whole;
    const [clockInside, more] = part.inside;
    const texts = recognise.texts(part.element);
    if (!texts || clockInside?.element.name !== ANALOG || more) return null;
    // Otherwise an export writes a clock for each hand, and only one of them in a group with the text.
    if (!areJoined(elementsOf(clockInside.element))) return null;
    const hands = read([clockInside], around);
    if (!hands.every(isRecognised)) return null;
    const spoken = hands.findLast(({ node }) => handOf(node) === 'hour') ?? hands[0];
    return hands.map((one) =>
      one.node.uuid === spoken?.node.uuid ? { ...one, node: withTexts(one.node as BoxedLayer, texts) } : one,
    );
  };

  const opened = (part: ScenePart, around: Around): readonly SceneLayer[] => {
    if (!part.head) return clock(part, around);
    return spokenLayer(part, around) ?? group(part, part.head, around);
  };

  /** A part alone or with the next one; `run`: the elements of both that the modes show. */
  const single = (part: ScenePart, own: Shown, run: readonly (Shown | null)[], around: Around) => {
    const each = own.kind === 'each' ? inEach(part, own, around) : null;
    if (each) return { layers: each, took: 1 };
    if (own.kind === 'each' || own.kind === 'odd') return { layers: [preserve(part)], took: 1 };
    const end = run.findIndex((next) => next?.kind !== own.kind);
    const alike = end < 0 ? run : run.slice(0, end);
    const elements = alike.flatMap((next) => (next && 'element' in next ? [next.element] : []));
    const layer = recognise.layer(elements, around.isTurned);
    const modes = { normal: own.kind !== 'ambient', ambient: own.kind !== 'normal' };
    if (!layer) return { layers: shapes(part, own.element, modes, around) ?? [preserve(part)], took: 1 };
    return { layers: recognised(part.element, layer.node, modes), took: layer.took };
  };

  const ground = groundIn(scene, canvas);
  const parts = [...(ground.part ? [ground.part] : []), ...scenePartsOf(ground.rest, canvas, options)];
  const layers = bounded(read(parts, { depth: 0, isTurned: false })).map(slotNumberer());
  const normal = settledTree(layers.flatMap(({ modes, node }) => (modes.normal ? [node] : [])));
  const ambient = settledTree(ambientOf(layers));
  const listed = new Set([...normal, ...ambient].map(({ uuid }) => uuid));
  // A group without layers in either list is not in the design.
  const noted = layers.filter(({ node }) => !isGroup(node) || listed.has(node.uuid));
  return { fills: ground.fills, normal, ambient, notes: notesOn(noted) };
}

/** One note per layer; a layer in both lists (another look, or a still picture in always-on) counts once. */
function notesOn(layers: readonly SceneLayer[]): readonly ImportNote[] {
  const notes = layers.map(
    ({ node, note }): ImportNote => ({ ...note, uuid: note.kind === 'left' ? null : node.uuid }),
  );
  const seen = new Set<string>();
  const parts = new Set<SceneLayer['note']>();
  return notes.filter(({ uuid }, index) => {
    const part = layers[index]?.note;
    const isTold = (uuid !== null && seen.has(uuid)) || (part !== undefined && parts.has(part));
    if (uuid !== null) seen.add(uuid);
    if (part) parts.add(part);
    return !isTold;
  });
}

/** The always-on list. Slots are shown there from the normal list, and a layer above a slot names that slot. */
function ambientOf(layers: readonly SceneLayer[]): readonly FaceNode[] {
  let slot: FaceNode | null = null;
  return layers.flatMap(({ modes, node }): readonly FaceNode[] => {
    if (isSlot(node)) {
      if (modes.normal) slot = node;
      return [];
    }
    if (!modes.ambient || tapTargetOf(node) !== null) return [];
    return [slot ? { ...node, overSlot: slot.uuid } : node];
  });
}

/** Maximum elements per proposal; no layer is written as more: a text has one for each effect. */
const RUN_MAX = 3;

/** Numbers slots with equal names, so that their layers have different names. */
function slotNumberer(): (one: SceneLayer) => SceneLayer {
  const taken = new Set<string>();
  return (one) => {
    if (!isSlot(one.node)) return one;
    const label = freeLabel(one.node.label, taken);
    taken.add(label);
    return { ...one, node: { ...one.node, label } };
  };
}

/** Drops slots beyond the maximum of a face. */
function bounded(layers: readonly SceneLayer[]): readonly SceneLayer[] {
  const slots = layers.filter(({ node }) => isSlot(node));
  const beyond = new Set(slots.slice(COMPLICATION_SLOTS_MAX));
  const params = { most: COMPLICATION_SLOTS_MAX };
  return layers.map((one) =>
    beyond.has(one)
      ? {
          ...one,
          modes: { normal: false, ambient: false },
          note: { ...one.note, kind: 'left', key: 'leftSlot', params },
        }
      : one,
  );
}
