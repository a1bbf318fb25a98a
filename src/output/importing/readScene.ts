// Reads the scene of a face into the two layer lists: each part becomes a layer if recognised, else it is preserved.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { isRefusedInAmbient, isSlot, stillOf, tapTargetOf } from '@/face/nodes';
import { inMode } from '@/face/nodes/modeShown';
import { boxIn } from '@/face/nodes/watchFaceValues';
import { freeLabel } from '@/schemas/freeLabel';
import { COMPLICATION_SLOTS_MAX } from '@/schemas/limits';
import type { FaceNode, KnownNode } from '@/schemas/nodes';
import { canonical } from './canonical';
import type { ImportNote } from './imported';
import { labelIn } from './layerNames';
import { type Keeping, preservedPart, reasonFor } from './preservedPart';
import { type Recognition, recogniser } from './recognise';
import { groundIn } from './sceneGround';
import { type Modes, type ScenePart, scenePartsOf } from './sceneParts';

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

/** Whether a group covers the whole canvas and thus only contains other parts. */
function holdsAll(group: XmlElement, canvas: { width: number; height: number }): boolean {
  const box = group.name === 'Group' ? boxIn(group) : null;
  return box?.x === 0 && box.y === 0 && box.width === canvas.width && box.height === canvas.height;
}

export function readScene(scene: XmlElement, recognition: Recognition, keeping: Keeping): ReadScene {
  const { canvas } = keeping;
  const recognise = recogniser(recognition);
  const said = canonical(recognition.meanings);

  const shownOf = ({ element, modes }: ScenePart): Shown => {
    if (element.name === SLOT) return { kind: 'both', element };
    if (hasOddVariant(element)) return { kind: 'odd' };
    const [normal, ambient] = [shownIn(element, modes.normal, 'normal'), shownIn(element, modes.ambient, 'ambient')];
    if (normal && ambient) {
      return said([normal]) === said([ambient]) ? { kind: 'both', element: normal } : { kind: 'each', normal, ambient };
    }
    if (normal) return { kind: 'normal', element: normal };
    return ambient ? { kind: 'ambient', element: ambient } : { kind: 'odd' };
  };

  const noteOf = (element: XmlElement, node: FaceNode, kind: 'recognised' | 'kept'): SceneLayer['note'] => ({
    ...(kind === 'kept' ? reasonFor(element, keeping) : { key: 'recognised', params: { type: node.nodeType } }),
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

  const kept = ({ element, modes }: ScenePart): SceneLayer => {
    const label = labelIn(element.attributes.name) || keeping.labelOf(element);
    const node = preservedPart(element, label, keeping);
    if (!node) throw new TooLong(element.line ?? null);
    return { node, modes, note: noteOf(element, node, 'kept') };
  };

  /** A part with a different look per mode, as a layer in each; null if one of them is not recognised. */
  const inEach = ({ element }: ScenePart, { normal, ambient }: Extract<Shown, { kind: 'each' }>) => {
    const [day, night] = [recognise([normal]), recognise([ambient])];
    if (!day || !night) return null;
    // Both are the same layer, in both lists.
    const { uuid } = day.node;
    return [
      ...recognised(element, day.node, { normal: true, ambient: false }),
      ...recognised(element, { ...night.node, uuid }, { normal: false, ambient: true }),
    ];
  };

  const read = (parts: readonly ScenePart[]): readonly SceneLayer[] => {
    const shown = parts.map((part): Shown | null => (part.inside.length > 0 ? null : shownOf(part)));
    const found: SceneLayer[] = [];
    for (let at = 0; at < parts.length; ) {
      const part = parts[at] as ScenePart;
      const own = shown[at] as Shown | null;
      const { layers, took } = own === null ? { layers: group(part), took: 1 } : single(part, own, shown.slice(at));
      found.push(...layers);
      at += took;
    }
    return found;
  };

  /** Splits a group into its parts if some are recognised or it only contains the face; else keeps it in one piece. */
  const group = (part: ScenePart): readonly SceneLayer[] => {
    const inside = read(part.inside);
    const isOpen = holdsAll(part.element, canvas) || inside.some(({ note }) => note.kind === 'recognised');
    return isOpen ? inside : [kept(part)];
  };

  const single = (part: ScenePart, own: Shown, following: readonly (Shown | null)[]) => {
    const each = own.kind === 'each' ? inEach(part, own) : null;
    if (each) return { layers: each, took: 1 };
    if (own.kind === 'each' || own.kind === 'odd') return { layers: [kept(part)], took: 1 };
    const end = following.findIndex((next) => next?.kind !== own.kind);
    const alike = following.slice(0, end < 0 ? following.length : end);
    const run = alike.slice(0, RUN_MAX).flatMap((next) => (next && 'element' in next ? [next.element] : []));
    const layer = recognise(run);
    if (!layer) return { layers: [kept(part)], took: 1 };
    const modes = { normal: own.kind !== 'ambient', ambient: own.kind !== 'normal' };
    return { layers: recognised(part.element, layer.node, modes), took: layer.took };
  };

  const ground = groundIn(scene, canvas);
  const parts = [...(ground.part ? [ground.part] : []), ...scenePartsOf(ground.rest, canvas)];
  const found = bounded(read(parts)).map(slotNumberer());
  return {
    fills: ground.fills,
    normal: found.flatMap(({ modes, node }) => (modes.normal ? [node] : [])),
    ambient: ambientOf(found),
    notes: notesOn(found),
  };
}

/** One note per layer; a layer in both lists (another look, or a still picture in always-on) counts once. */
function notesOn(found: readonly SceneLayer[]): readonly ImportNote[] {
  const notes = found.map(({ node, note }): ImportNote => ({ ...note, uuid: note.kind === 'left' ? null : node.uuid }));
  const seen = new Set<string>();
  const parts = new Set<SceneLayer['note']>();
  return notes.filter(({ uuid }, index) => {
    const part = found[index]?.note;
    const isTold = (uuid !== null && seen.has(uuid)) || (part !== undefined && parts.has(part));
    if (uuid !== null) seen.add(uuid);
    if (part) parts.add(part);
    return !isTold;
  });
}

/** The always-on list. Slots are shown there from the normal list, and a layer above a slot names that slot. */
function ambientOf(found: readonly SceneLayer[]): readonly FaceNode[] {
  let slot: FaceNode | null = null;
  return found.flatMap(({ modes, node }): readonly FaceNode[] => {
    if (isSlot(node)) {
      if (modes.normal) slot = node;
      return [];
    }
    if (!modes.ambient || tapTargetOf(node) !== null) return [];
    return [slot ? { ...node, overSlot: slot.uuid } : node];
  });
}

/** Maximum elements per proposal; no layer is written as more. */
const RUN_MAX = 2;

/** Numbers slots with equal names, so that their layers can be told apart. */
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
function bounded(found: readonly SceneLayer[]): readonly SceneLayer[] {
  const slots = found.filter(({ node }) => isSlot(node));
  const beyond = new Set(slots.slice(COMPLICATION_SLOTS_MAX));
  const params = { most: COMPLICATION_SLOTS_MAX };
  return found.map((one) =>
    beyond.has(one)
      ? {
          ...one,
          modes: { normal: false, ambient: false },
          note: { ...one.note, kind: 'left', key: 'leftSlot', params },
        }
      : one,
  );
}
