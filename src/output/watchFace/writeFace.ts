// Writes a copy as a Watch Face Format document: both modes in one scene, with the pictures, fonts and texts it uses.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { foreignText, handOf, hasLeftovers, isForeign, isGroup, isSlot } from '@/face/nodes';
import { copyWith } from '@/face/nodes/colorRoles';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceSheet, WatchFinding } from '@/face/nodes/faceSheet';
import { groundOf } from '@/face/nodes/ground';
import type { GroupNode } from '@/face/nodes/layerTree';
import { ambientOnly, mergedRuns, normalOnly } from '@/face/nodes/mergedModes';
import { redrawsOf } from '@/face/nodes/motionFacts';
import { copyWithSources, fixedPlaces } from '@/face/nodes/roleSources';
import type { BoxedLayer } from '@/face/nodes/seen';
import { listOfAllChoices } from '@/face/nodes/shownFor';
import { tiltOf } from '@/face/nodes/tilt';
import { freedByTilt } from '@/face/nodes/tiltMotion';
import { claimNames, wrapNode, writeNode } from '@/face/nodes/writers';
import { type FormatVersion, formatVersionOf } from '@/face/watchFaceFormat/formatVersion';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { COMPLICATION_SLOTS_MAX } from '@/schemas/limits';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { FaceOptions } from '@/schemas/options';
import { type CastAround, castAround, reportSlotsWithoutShadow, shadowsIn, withShadowAround } from './castGroups';
import { chosenElements, reportChosenSlots, reportUnknownChoices } from './chosenLayers';
import { createSheets, type NamedFont, type NamedPicture, type NamedWords } from './faceSheets';
import { faceVersion, type WrittenLayer } from './faceVersion';
import { joinedClocks } from './joinedClocks';
import { pictureNamesOf } from './layerFileNames';
import {
  ambientBranches,
  ambientList,
  ambientSegments,
  type DrawnLayer,
  groupsOf,
  leavesOf,
  pruned,
  restlessKey,
  type SeenBranch,
  seenBranches,
  segmentsOf,
  withFreeSlots,
} from './modeLayers';
import { withSettings } from './userSettings';
import { writeRest } from './writeRest';

export interface FaceOutput {
  document: XmlElement;
  /** Format version of the document. */
  version: FormatVersion;
  pictures: readonly NamedPicture[];
  fonts: readonly NamedFont[];
  strings: readonly NamedWords[];
  findings: readonly WatchFinding[];
  /** Elements written for preserved layers and those with leftovers, with the uuid of each. */
  keptParts: ReadonlyMap<XmlElement, string>;
  /** Elements written for every layer. */
  layers: readonly WrittenLayer[];
}

/** Time shown in previews: 08:59:08. */
export const PREVIEW_TIME = '08:59:08';

/** Value of the face's clock type. */
export const clockType = (hasHands: boolean): string => (hasHands ? 'ANALOG' : 'DIGITAL');

/** The canvas of a copy. */
export const canvasOf = ({ ratio, shape }: Pick<FaceCopy, 'ratio' | 'shape'>): CanvasFacts => ({
  ...canvasSize(ratio),
  shape,
});

const BLACK = '#000000';
const fillOf = (root: ReturnType<typeof groundOf>): string => root?.style.fill ?? BLACK;

function report(list: readonly FaceNode[], sheet: FaceSheet): void {
  for (const node of list) {
    if (!isKnown(node)) {
      sheet.find({ key: 'unknownLayer', severity: 'warning', uuid: node.uuid, params: { type: node.nodeType } });
    }
  }
}

/** Reports layers with a color that the format cannot take from the theme. */
function reportFixedRoles(list: readonly FaceNode[], sheet: FaceSheet): void {
  for (const node of list) {
    if (fixedPlaces(node).size > 0) sheet.find({ key: 'themeFixed', severity: 'warning', uuid: node.uuid, params: {} });
  }
}

type Sheets = Readonly<Record<ModeName, FaceSheet>>;

/** A top-level layer with its elements, and those of each layer in it. */
interface DrawnBranch extends DrawnLayer {
  leaves: readonly DrawnLayer[];
}

function drawnBranch(
  branch: SeenBranch,
  sheet: FaceSheet,
  options: FaceOptions | undefined,
  around: CastAround | null = null,
): DrawnBranch {
  const { node, children } = branch;
  if (children.length === 0) {
    const shown = around ? withShadowAround(node, around, sheet) : node;
    const layer = { node, elements: writeNode(shown, sheet.withPictureNames(pictureNamesOf(node))) };
    return { ...layer, leaves: [layer] };
  }
  const inner = castAround(node, around);
  const inside = children.map((child) => drawnBranch(child, sheet, options, inner));
  const layers = joinedClocks(chosenElements(inside, options, sheet.canvas));
  const elements = wrapNode(node, sheet, layers, shadowsIn(branch, sheet, options));
  return { node, elements, leaves: inside.flatMap(({ leaves }) => leaves) };
}

const drawn = (
  branches: readonly SeenBranch[],
  sheet: FaceSheet,
  options: FaceOptions | undefined,
): readonly DrawnBranch[] => branches.map((branch) => drawnBranch(branch, sheet, options));

/** Drops slots above the maximum, with an error that prevents the export. */
function allowedSlots(branches: readonly SeenBranch[], sheet: FaceSheet): readonly SeenBranch[] {
  const beyond = new Set(leavesOf(branches).filter(isSlot).slice(COMPLICATION_SLOTS_MAX));
  const params = { most: COMPLICATION_SLOTS_MAX };
  for (const { uuid } of beyond) sheet.find({ key: 'slotsMax', severity: 'error', uuid, params });
  return pruned(branches, (node) => !beyond.has(node));
}

/** Why a slot cannot be in a group, which it would have to follow: the format has no slots in groups. */
const movesSlots = (group: GroupNode) =>
  group.style.rotate !== ''
    ? { key: 'slotInTurningGroup', params: { group: group.label } }
    : tiltOf(group)
      ? { key: 'slotInTiltedGroup', params: { group: group.label } }
      : null;

/** Reports an error for each slot in a group that live data turns or the wrist tilts. */
function reportMovedSlots(
  branches: readonly SeenBranch[],
  sheet: FaceSheet,
  moved: ReturnType<typeof movesSlots> = null,
): void {
  for (const { node, children } of branches) {
    if (children.length > 0) reportMovedSlots(children, sheet, (isGroup(node) && movesSlots(node)) || moved);
    else if (moved && isSlot(node)) sheet.find({ ...moved, severity: 'error', uuid: node.uuid });
  }
}

/** Reports layers that cover the face and leave a part of it free while the watch is tilted. */
function reportTiltedEdges(layers: readonly BoxedLayer[], sheet: FaceSheet): void {
  for (const node of layers) {
    const px = Math.ceil(freedByTilt(node, sheet.canvas));
    if (px > 0) sheet.find({ key: 'tiltEdge', severity: 'warning', uuid: node.uuid, params: { px } });
  }
}

/** Reports layers that need more than one update per minute in always-on. */
function reportRestless(layers: readonly BoxedLayer[], sheet: FaceSheet): void {
  for (const node of layers) {
    const key = restlessKey(node);
    if (key) sheet.find({ key, severity: 'warning', uuid: node.uuid, params: {} });
  }
}

/** Reports layers that the watch redraws more than once a second. Always-on draws once a minute. */
function reportRedraws(layers: readonly BoxedLayer[], sheet: FaceSheet): void {
  for (const { uuid, style } of layers) {
    const redraws = 'rotate' in style ? redrawsOf(style) : null;
    if (redraws === null || redraws === 1) continue;
    const finding =
      redraws === 'always'
        ? { key: 'redrawsSmoothly', params: {} }
        : { key: 'redrawsOften', params: { count: redraws } };
    sheet.find({ ...finding, severity: 'warning', uuid });
  }
}

const placed = (mode: ModeName, layers: readonly DrawnBranch[]): readonly WrittenLayer[] =>
  layers.flatMap(({ leaves }) => leaves.map(({ node, elements }) => ({ mode, uuid: node.uuid, elements })));

interface WrittenScene {
  element: XmlElement;
  keptParts: FaceOutput['keptParts'];
  layers: readonly WrittenLayer[];
}

function scene(copy: FaceCopy, sheets: Sheets): WrittenScene {
  const { canvas } = sheets.normal;
  const seen = allowedSlots(seenBranches(copy.normal.nodeList, canvas), sheets.normal);
  reportMovedSlots(seen, sheets.normal);
  const { options } = copy;
  reportChosenSlots(seen, options, sheets.normal);
  reportSlotsWithoutShadow(seen, sheets.normal);
  const layers = withFreeSlots(seen);
  const resting = ambientBranches(copy, canvas);
  for (const node of leavesOf([...layers, ...resting])) claimNames(node, sheets.normal);
  reportRedraws([...leavesOf(layers), ...groupsOf(layers)], sheets.normal);
  reportTiltedEdges([...leavesOf(layers), ...groupsOf(layers)], sheets.normal);
  reportRestless([...leavesOf(resting), ...groupsOf(resting)], sheets.ambient);
  const [drawnDay, drawnNight] = [drawn(layers, sheets.normal, options), drawn(resting, sheets.ambient, options)];
  const normal = segmentsOf(drawnDay);
  const ambient = ambientSegments(drawnNight, normal);
  const day = groundOf(copy.normal.nodeList);
  const night = fillOf(groundOf(ambientList(copy)));
  // If always-on has another colour, that of normal mode is a separate layer below all others.
  const ground = !day || fillOf(day) === night ? [] : writeNode(day, sheets.normal);
  const children = normal.segments.flatMap((segment, index) => {
    const below = index === 0 ? ground : [];
    const elementsIn = (list: readonly DrawnLayer[]) => chosenElements(list, options, canvas);
    const runs = mergedRuns([...below, ...elementsIn(segment)], elementsIn(ambient[index] ?? []));
    const shown = runs.flatMap((run) => [
      ...run.both,
      ...normalOnly(canvas, joinedClocks(run.normal)),
      ...ambientOnly(canvas, joinedClocks(run.ambient)),
    ]);
    return [...joinedClocks(shown), ...(normal.slots[index]?.elements ?? [])];
  });
  const preserved = [...drawnDay, ...drawnNight].flatMap(({ leaves }) =>
    leaves.filter(({ node }) => isForeign(node) || hasLeftovers(node)),
  );
  return {
    element: xml('Scene', { backgroundColor: night }, children),
    keptParts: new Map(preserved.flatMap(({ node, elements }) => elements.map((one) => [one, node.uuid] as const))),
    layers: [...placed('normal', drawnDay), ...placed('ambient', drawnNight)],
  };
}

/** Every line of text in a copy's layers, in each letter case that a layer may use. */
function shownTexts({ normal, ambient }: FaceCopy): readonly string[] {
  const values = [...normal.nodeList, ...(ambient?.nodeList ?? [])].flatMap(({ style }) => Object.values(style ?? {}));
  const lines = values.flatMap((value) => (typeof value === 'string' ? value.split('\n') : []));
  return lines.flatMap((line) => [line.trim(), line.trim().toLowerCase()]);
}

/** Bitmap fonts named in preserved parts, defined or not; our own fonts must not take these names. */
function familiesOfPreserved({ normal, ambient }: FaceCopy): readonly string[] {
  const texts = [...normal.nodeList, ...(ambient?.nodeList ?? [])].map(foreignText);
  return texts.flatMap((text) =>
    [...(text ?? '').matchAll(/<BitmapFont\b[^>]*\sfamily="([^"]*)"/g)].map(([, name = '']) => name),
  );
}

/** The copy as a watch face. Pure; what cannot be expressed is in the findings. */
export function writeFace(source: FaceCopy): FaceOutput {
  const copy = copyWith(copyWithSources(source), listOfAllChoices);
  const canvas = canvasOf(copy);
  const sheets = createSheets(canvas, shownTexts(copy));
  const [normal, ambient] = [sheets.sheet('normal'), sheets.sheet('ambient')];
  report(copy.normal.nodeList, normal);
  report(copy.ambient?.nodeList ?? [], ambient);
  reportFixedRoles(copy.normal.nodeList, normal);
  reportFixedRoles(copy.ambient?.nodeList ?? [], ambient);
  reportUnknownChoices(copy.normal.nodeList, copy.options, normal);
  reportUnknownChoices(copy.ambient?.nodeList ?? [], copy.options, ambient);
  const rest = writeRest(copy, { normal, ambient });
  sheets.takeFontNames(rest.bitmapFonts.map(({ attributes }) => attributes.name ?? ''));
  sheets.takeFontNames(familiesOfPreserved(copy));
  const { element: whole, keptParts, layers } = scene(copy, { normal, ambient });
  const hasHands = leavesOf(seenBranches(copy.normal.nodeList, canvas)).some((node) => handOf(node) !== null);
  const fonts = [...rest.bitmapFonts, ...sheets.bitmapFonts()];
  const clipShape = canvas.shape === 'circle' ? 'CIRCLE' : 'RECTANGLE';
  const keys = new Set(rest.metadata.map(({ attributes }) => attributes.key));
  const metadata = { CLOCK_TYPE: clockType(hasHands), PREVIEW_TIME };
  const { width, height } = canvas;
  const document = xml('WatchFace', { width, height, clipShape, ...rest.attributes }, [
    ...Object.entries(metadata).flatMap(([key, value]) => (keys.has(key) ? [] : [xml('Metadata', { key, value })])),
    ...rest.metadata,
    ...withSettings(rest.others, copy, normal),
    ...(fonts.length > 0 ? [xml('BitmapFonts', {}, fonts)] : []),
    whole,
    ...rest.furtherScenes,
  ]);
  const { version, findings } = faceVersion(document, formatVersionOf(copy.watchFace?.formatVersion), layers);
  return {
    document,
    version,
    pictures: sheets.pictures(),
    fonts: sheets.fonts(),
    strings: sheets.strings(),
    findings: [...sheets.findings(), ...findings],
    keptParts,
    layers,
  };
}
