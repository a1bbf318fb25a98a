// Converts a copy of a face to another platform: scales it, applies the platform's rules, and reports what happened to
// each layer.
import { isRotatableArea } from '@/face/geometry/area';
import { exportOutcome, expressionsOf, hasFrames, hasLeftovers, isGroup, isPicture } from '@/face/nodes';
import { withColorRules } from '@/face/nodes/colorRules';
import { listOfDefaults } from '@/face/nodes/defaultChoices';
import type { CanvasFacts, Packaging } from '@/face/nodes/defineNode';
import { flattened, type GroupNode, parentIdOf, settledTree, withParent } from '@/face/nodes/layerTree';
import { withoutLeftovers } from '@/face/nodes/leftoverNames';
import { withLive } from '@/face/nodes/liveFields';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { moves, withoutMotion } from '@/face/nodes/motionFacts';
import { isCast } from '@/face/nodes/shadow';
import { tiltOf, withoutTilt } from '@/face/nodes/tilt';
import { canvasSize, type FaceCopy, type FaceMode, type ModeName } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { boxOf, turnOf, withStyle } from './boxes';
import type { Conversion, ConversionNote, ConversionOptions, LayerReport, OfferedChoice } from './conversion';
import { addNote, messagesOf } from './conversionNotes';
import { withExpression } from './expressions';
import { areaOf, isBoundElement, shrunkWithin } from './fitArea';
import { handDefaults } from './handRules';
import { policyOf } from './index';
import { type PlatformPolicy, refusalFor } from './platformPolicy';
import { type Remedied, remedyFor } from './remedies';
import { scaledLayer, scalingBetween } from './scale';
import { textsInstead } from './tagEquivalents';

/** Upper bound on remedies per layer; more than any layer can need. */
const REMEDIES_MAX = 12;

interface Made {
  node: FaceNode | null;
  report: LayerReport;
  /** Index of the frame that replaces an animation. */
  still?: number;
}

interface Work {
  source: CanvasFacts;
  target: PlatformPolicy;
  /** What packages of the source copy hold. */
  packaging: Packaging;
  choices: ConversionOptions['choices'];
  language: ConversionOptions['language'];
  /** What the wearer of the source chooses. */
  settings: FaceCopy['options'];
  /** Returns the same new uuid for a layer that is in both modes. */
  idOf(uuid: string): string;
}

/** The layer on the new canvas with a new uuid. What was within 30 percent remains so despite rounding. */
function moved(node: FaceNode, { source, target, idOf }: Work): FaceNode {
  const scaled = scaledLayer(node, scalingBetween(source, target.canvas));
  const parent = parentIdOf(node);
  const copied: FaceNode = { ...scaled, uuid: idOf(node.uuid), ...(isKnown(scaled) ? { level: -1 } : {}) };
  const fresh = withParent(copied, parent === null ? null : idOf(parent));
  const [was, box] = [boxOf(node), boxOf(fresh)];
  const isBound = hasFrames(node) || (isPicture(node) && turnOf(node) !== null) || isBoundElement(node, target);
  const patch = was && box && isBound && isRotatableArea(was, source) ? shrunkWithin(box, areaOf(target)) : null;
  return patch ? withStyle(fresh, patch) : fresh;
}

interface OtherText {
  path: string;
  /** As it was written. */
  from: string;
  sources: readonly string[];
}

/** Replacements for an expression that the platform does not support; null if it supports all. */
function otherText(node: FaceNode, { target, language }: Work): OtherText | null {
  const text = expressionsOf(node).find(({ kind }) => kind === 'text');
  const sources = text ? textsInstead(text.source, target, language) : null;
  return text && sources ? { path: text.path, from: text.source, sources } : null;
}

/** The choice that a layer offers. A text with a single replacement that is already used offers none. */
function choiceOf(
  { choice }: Partial<Remedied>,
  instead: OtherText | null,
  made: FaceNode | null,
): { choice: OfferedChoice } | null {
  if (choice) return { choice };
  if (!instead) return null;
  const now = (made && expressionsOf(made).find(({ path }) => path === instead.path)?.source) ?? null;
  const others = instead.sources.filter((source) => source !== now);
  return others.length > 0 ? { choice: { kind: 'texts', from: instead.from, sources: instead.sources, now } } : null;
}

/** Applies remedies until the layer satisfies the rules, given the converted layers `below` it. */
function fitted(node: FaceNode, below: readonly FaceNode[], mode: ModeName, work: Work): Made {
  const { target, language } = work;
  const choice = work.choices.get(node.uuid);
  const notes: ConversionNote[] = [];
  const done: Partial<Remedied> = {};
  let current: FaceNode | null = moved(
    target.packaging === 'watchFace' ? node : withColorRules(withLive(node, {}), []),
    work,
  );
  const instead = otherText(node, work);
  if (instead && choice?.kind === 'skip') {
    current = null;
    notes.push({ messageKey: 'textSkipped', severity: 'error' });
  } else if (instead && choice?.kind === 'text' && instead.sources.includes(choice.source)) {
    current = withExpression(current, instead.path, choice.source);
    const params = { from: instead.from, to: choice.source };
    notes.push({ messageKey: 'tagReplaced', severity: 'warning', params, field: instead.path });
  }
  if (!isKnown(node)) notes.push({ messageKey: 'unknownLayer', severity: 'info' });
  const defaults = current && handDefaults(current, target);
  if (current && defaults) {
    current = withStyle(current, defaults);
    notes.push({ messageKey: 'handRestored', severity: 'info' });
  }
  for (let tries = 0; current; tries += 1) {
    const situation = { canvas: target.canvas, mode, nodes: below, subjects: [current] };
    const refusal = refusalFor(target, 'add', situation);
    if (!refusal) break;
    const attempt = { node: current, source: node, target, choice, language };
    const remedied: Remedied = remedyFor(tries < REMEDIES_MAX ? refusal : null, attempt);
    current = remedied.node;
    // If the layer is left out, drop the notes of the attempts before.
    if (!current) notes.length = 0;
    addNote(notes, remedied.note);
    Object.assign(done, remedied);
  }
  if (isKnown(node) && node.live !== undefined && target.packaging !== 'watchFace')
    notes.push({ messageKey: 'liveRests', severity: 'warning' });
  if (isKnown(node) && node.colorRules !== undefined && target.packaging !== 'watchFace')
    notes.push({ messageKey: 'colorRulesRest', severity: 'warning' });
  if (current && hasLeftovers(node) && target.packaging !== 'watchFace') {
    current = withoutLeftovers(current);
    notes.push({ messageKey: 'leftoversDropped', severity: 'warning' });
  }
  if (current && target.packaging !== 'watchFace' && moves(current))
    notes.push({ messageKey: 'motionLost', severity: 'warning' });
  if (current && target.packaging !== 'watchFace' && tiltOf(current))
    notes.push({ messageKey: 'tiltLost', severity: 'warning' });
  if (current && target.packaging !== 'watchFace') current = withoutTilt(withoutMotion(current));
  // The copy keeps the layer; its package contains a picture. Report that unless the source's package has one too.
  const isBaked = (one: FaceNode, packaging: Packaging) => exportOutcome(one, packaging).outcome === 'baked';
  if (current && isBaked(current, target.packaging) && !isBaked(node, work.packaging))
    notes.push({ messageKey: 'leavesAsPicture', severity: 'info' });
  if (current) {
    const lost = exportOutcome(current, target.packaging).lost ?? [];
    notes.push(...lost.map((effect) => ({ messageKey: `${effect}Lost`, severity: 'warning' as const })));
    current = withoutLostEffects(current, target.packaging);
  }
  // The copy's layer is the same if only its form in the package differs.
  const isUnchanged = notes.every(
    ({ messageKey }) => messageKey === 'unknownLayer' || messageKey === 'leavesAsPicture',
  );
  const report: LayerReport = {
    uuid: node.uuid,
    label: node.label,
    nodeType: node.nodeType,
    mode,
    fate: current ? (isUnchanged ? 'kept' : 'changed') : 'lost',
    notes,
    ...(choiceOf(done, instead, current) ?? {}),
  };
  return { node: current, report, ...(done.still === undefined ? {} : { still: done.still }) };
}

interface ModeMade {
  mode: FaceMode;
  made: readonly Made[];
  /** Whether the platform's layer order differs. */
  reordered: boolean;
}

const withNote = (one: Made, note: ConversionNote): Made => ({
  ...one,
  report: { ...one.report, fate: 'changed', notes: [...one.report.notes, note] },
});

/** A group that lost all its layers. */
const withoutLayers = ({ report }: Made): Made => ({
  node: null,
  report: { ...report, fate: 'lost', notes: [{ messageKey: 'groupEmpty', severity: 'warning' }] },
});

/** The report of a group on a platform without groups: its layers are there without it. */
const dissolvedGroup = ({ uuid, label, nodeType, style }: GroupNode, mode: ModeName): Made => {
  const notes: ConversionNote[] = [{ messageKey: 'groupDissolved', severity: 'info' }];
  if (isCast(style.shadow)) notes.push({ messageKey: 'groupShadowShared', severity: 'info' });
  return { node: null, report: { uuid, label, nodeType, mode, fate: 'changed', notes } };
};

/** The report of a layer that another choice than the default would show, on a watch without choices. */
const ofOtherChoice = ({ uuid, label, nodeType }: FaceNode, mode: ModeName): Made => ({
  node: null,
  report: { uuid, label, nodeType, mode, fate: 'lost', notes: [{ messageKey: 'otherChoice', severity: 'warning' }] },
});

function convertMode(source: FaceMode, mode: ModeName, work: Work): ModeMade {
  const nodes: FaceNode[] = [];
  const list = work.target.packaging === 'watchFace' ? source.nodeList : listOfDefaults(source.nodeList, work.settings);
  const flat = work.target.hasGroups ? { nodes: list, still: [] } : flattened(list);
  const still = new Set<string>(flat.still);
  const freed = new Map(flat.nodes.map((node) => [node.uuid, node]));
  const chosen = new Map(list.map((node) => [node.uuid, node]));
  const made = source.nodeList.map((stored) => {
    const layer = chosen.get(stored.uuid);
    if (!layer) return ofOtherChoice(stored, mode);
    if (isGroup(layer) && !work.target.hasGroups) return dissolvedGroup(layer, mode);
    const node = freed.get(layer.uuid) ?? layer;
    const one = fitted(node, nodes, mode, work);
    if (one.node) nodes.push(one.node);
    return one.node && still.has(node.uuid)
      ? withNote(one, { messageKey: 'groupAngleRests', severity: 'warning' })
      : one;
  });
  const settled = work.target.settle(settledTree(nodes));
  const stays = new Set(settled.map(({ uuid }) => uuid));
  const places = new Map(nodes.map(({ uuid }, index) => [uuid, index]));
  const stay = longestInOrder(settled.map(({ uuid }) => places.get(uuid) ?? 0));
  const reported = made.map((one) => {
    const { node, report } = one;
    if (node && !stays.has(node.uuid)) return withoutLayers(one);
    const place = node ? places.get(node.uuid) : undefined;
    if (!node || place === undefined || stay.has(place)) return one;
    const now = settled.findIndex(({ uuid }) => uuid === node.uuid);
    const crossed = settled.filter((other, at) => {
      const was = places.get(other.uuid) ?? at;
      return was < place !== at < now && other.uuid !== node.uuid && mayOverlap(node, other);
    });
    // Above the topmost layer that used to cover it, or below the lowest that it used to cover.
    const above = crossed.filter(({ uuid }) => (places.get(uuid) ?? 0) > place).at(-1);
    const past = above ?? crossed[0];
    if (!past) return one;
    const messageKey = above ? 'placedAbove' : 'placedBelow';
    const notes = [...report.notes, { messageKey, severity: 'info', params: { layer: past.label } } as const];
    return { ...one, report: { ...report, fate: 'changed' as const, notes } };
  });
  return { mode: { nodeList: [...settled], imageUrl: '' }, made: reported, reordered: stay.size < nodes.length };
}

/** Whether two layers may overlap: their boxes intersect, or one of them rotates. */
function mayOverlap(one: FaceNode, other: FaceNode): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  if (!a || !b) return true;
  if (turnOf(one) || turnOf(other)) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Longest increasing subsequence: the layers that keep their position when the others move. */
function longestInOrder(list: readonly number[]): ReadonlySet<number> {
  const best: { length: number; from: number }[] = [];
  for (const value of list) {
    let longest = { length: 1, from: -1 };
    for (const [before, { length }] of best.entries()) {
      if ((list[before] as number) < value && length >= longest.length) longest = { length: length + 1, from: before };
    }
    best.push(longest);
  }
  const stay = new Set<number>();
  const most = Math.max(0, ...best.map(({ length }) => length));
  let at = best.findIndex(({ length }) => length === most);
  while (at >= 0) {
    stay.add(list[at] as number);
    at = best[at]?.from ?? -1;
  }
  return stay;
}

/** Frames that replace animations in the new copy: those chosen now, and those the source already had. */
function stillsOf(source: FaceCopy, made: readonly Made[], idOf: (uuid: string) => string): Record<string, number> {
  const shown = made.flatMap(({ node, report, still }) => {
    const frame = node ? (still ?? source.animationToImageIndex[report.uuid]) : undefined;
    return frame === undefined ? [] : [[idOf(report.uuid), frame] as const];
  });
  return Object.fromEntries(shown);
}

/**
 * Converts `source` to the platform of `target`: scaled to its canvas, with every layer adapted to its rules or left
 * out, and a report line for each. An always-on mode that was never edited stays so. Never throws.
 */
export function convertCopy(source: FaceCopy, target: PlatformPolicy, options: ConversionOptions): Conversion {
  const ids = new Map<string, string>();
  const idOf = (uuid: string): string => {
    const id = ids.get(uuid) ?? options.newId();
    ids.set(uuid, id);
    return id;
  };
  const canvas = { ...canvasSize(source.ratio), shape: source.shape };
  const work: Work = {
    source: canvas,
    target,
    packaging: policyOf(source.platform).packaging,
    choices: options.choices,
    language: options.language,
    settings: source.options,
    idOf,
  };
  const normal = convertMode(source.normal, 'normal', work);
  const ambient = source.ambient && convertMode(source.ambient, 'ambient', work);
  const made = [...normal.made, ...(ambient?.made ?? [])];
  const copy: FaceCopy = {
    id: options.id,
    platform: target.platform,
    shape: target.canvas.shape,
    ratio: `${target.canvas.width}*${target.canvas.height}`,
    nodeDataUnsync: false,
    animationToImageIndex: stillsOf(source, made, idOf),
    normal: normal.mode,
    ambient: ambient?.mode ?? null,
    ...(source.theme ? { theme: source.theme } : {}),
    ...(source.options ? { options: source.options } : {}),
  };
  const reordered = normal.reordered || (ambient?.reordered ?? false);
  const report = made.map((one) => one.report);
  return { copy, report, messages: messagesOf(report, reordered, copy, target) };
}
