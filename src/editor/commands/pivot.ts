// The pivot of layers: set by its cross, its fields or keys; and centring hands on the dial.
import { type Box, centreOf, cornersOf, onCanvas, type Point, pivotOf, round2 } from '@/face/geometry/bounds';
import { pivotOnCanvas, repivoted } from '@/face/geometry/pictures';
import { boundedCoordinate } from '@/face/geometry/transform';
import { turnsOnDial } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { NUDGE_STEP, NUDGE_STEP_LARGE } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { EditOutcome } from '../document/editorState';
import { defineStyleEdit, patchesFor } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { boxOf, isLocked, layersBy, type Style, styleOf } from './layerFacts';
import { movable, noPlace } from './nudge';
import { refuse } from './refuse';
import type { Announcement } from './userMessages';

/** Points closer than this are equal, px; positions have two decimals. */
const SAME = 0.02;
/** Maximum rounding drift after several moves of a pivot, px. */
const ROUNDING = 0.2;

const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) <= SAME && Math.abs(a.y - b.y) <= SAME;

/** Centre of the dial, canvas px. */
export const dialCentre = ({ width, height }: Pick<CanvasFacts, 'width' | 'height'>): Point =>
  centreOf({ x: 0, y: 0, width, height });

/** The box at an angle, degrees clockwise; at the drawn angle, changing its pivot moves nothing. */
const boxAt = (node: FaceNode | undefined, rotation: number): Box | null => {
  const box = node ? boxOf(node) : null;
  return box && { ...box, rotation };
};

/** Canvas position of a layer's pivot, px; null without a box. */
export function pivotPoint(node: FaceNode): Point | null {
  const box = boxOf(node);
  const at = box && pivotOnCanvas(box);
  return at && { x: round2(at.x), y: round2(at.y) };
}

/** Whether its pivot is at the centre of the dial; null without a box. */
function isOnDial(node: FaceNode, canvas: Pick<CanvasFacts, 'width' | 'height'>): boolean | null {
  const pivot = pivotPoint(node);
  return pivot && near(pivot, dialCentre(canvas));
}

/** Whether a layer is a hand whose pivot is off the centre of the dial. */
export const isOffDial = (node: FaceNode, canvas: Pick<CanvasFacts, 'width' | 'height'>): boolean =>
  turnsOnDial(node) && isOnDial(node, canvas) === false;

/** Whether a layer's pivot is shown: it has its own, or a tag rotates it. */
export const showsPivot = (node: FaceNode): boolean => {
  const { offset, rotate } = styleOf(node);
  return Boolean(offset) || Boolean(rotate);
};

/** Style values for a typed pivot: `axis` is px from the box's top-left. What is drawn at the angle does not move. */
export function pivotField(node: FaceNode, axis: string, value: unknown, angle: number): Style {
  const box = boxAt(node, angle);
  if (!box) return {};
  const now = pivotOf(box);
  const offset = { x: round2(now.x), y: round2(now.y), [axis]: value };
  if (typeof value !== 'number' || !Number.isFinite(value)) return { offset };
  const { x, y } = repivoted(box, onCanvas(box, { ...now, [axis]: value }));
  return { x, y, offset };
}

/** Announces the pivot's position of the one changed layer, and whether it is the centre of the dial. */
function pivotAnnouncement(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const were = new Map(before.nodes.map((node) => [node.uuid, node]));
  const [changed, ...more] = (outcome.nodes ?? []).filter((node) => were.get(node.uuid) !== node);
  const at = changed && pivotPoint(changed);
  if (!changed || !at) return null;
  if (more.length > 0) return { key: 'pivotMany', params: { n: more.length + 1 } };
  const announcement = { key: 'pivot', params: { label: changed.label, x: round2(at.x), y: round2(at.y) } };
  const isMiddle = near(at, dialCentre(before.canvas));
  // The dispatcher announces hands that returned to the centre.
  const was = were.get(changed.uuid);
  const isBack = was !== undefined && isOffDial(was, before.canvas);
  return isMiddle && !isBack ? { ...announcement, also: [{ key: 'pivotOnDial', params: {} }] } : announcement;
}

export interface PivotPayload {
  uuid: string;
  /** Canvas px. */
  to: Point;
  /** Drawn angle of the layer when the gesture started, degrees clockwise. Absent: the current one. */
  angle?: number;
}

const PIVOT_MOVES: ReadonlySet<string> = new Set(['setPivot', 'nudgePivot', 'pivotToDial', 'pivotToMiddle']);

/** Whether two boxes of a layer are drawn the same, except for rounding, px. */
const isDrawnAlike = (a: Box, b: Box): boolean =>
  cornersOf(a).every((corner, at) => {
    const other = cornersOf(b)[at];
    return other !== undefined && Math.hypot(corner.x - other.x, corner.y - other.y) < ROUNDING;
  });

/**
 * The box from which a layer's new pivot is computed: that before a run of moves, if it is drawn the same, so that
 * rounding does not accumulate.
 */
function boxToRepivot({ beforeRun }: EditSituation, node: FaceNode, angle: number): Box | null {
  const box = boxAt(node, angle);
  const [was] = layersBy(
    beforeRun((name) => PIVOT_MOVES.has(name)),
    [node.uuid],
  );
  const began = boxAt(was, angle);
  return box && began && isDrawnAlike(began, box) ? began : box;
}

/** `run`: successive presses are one undo state. */
function setting(name: string, run: boolean) {
  return defineStyleEdit<PivotPayload>({
    name,
    group: 'move',
    record: run ? ({ uuid }) => ({ burstKey: `pivot:${uuid}` }) : 'entry',
    route: 'canvas',
    patches(situation, { uuid, to, angle }) {
      return patchesFor(layersBy(situation.nodes, [uuid]), (node) => {
        const box = boxToRepivot(situation, node, angle ?? situation.angleOf(node));
        return box ? { ...repivoted(box, to) } : refuse('invalidValue');
      });
    },
    announce: pivotAnnouncement,
  });
}

/** End of a drag of the pivot's cross. */
export const setPivot = setting('setPivot', false);
/** An arrow key on the cross. */
export const nudgePivot = setting('nudgePivot', true);

/** New pivot after an arrow key: 1 px, with Shift 10. */
export const nudgedPivot = (from: Point, by: Point, far: boolean): Point => {
  const step = far ? NUDGE_STEP_LARGE : NUDGE_STEP;
  return { x: boundedCoordinate(from.x + by.x * step), y: boundedCoordinate(from.y + by.y * step) };
};

const someMove = ({ selected }: EditSituation): boolean =>
  movable({ selected }).some((node) => boxOf(node) !== null && !isLocked(node));

/** A command on the pivots of the selected movable layers: the style change per layer. */
const pivotAct = (name: string, change: (node: FaceNode, situation: EditSituation) => Style) =>
  defineStyleEdit({
    name,
    group: 'move',
    record: 'entry',
    route: 'properties',
    fromKeys: () => undefined,
    enabled: someMove,
    lacks: noPlace,
    idle: 'alreadyThere',
    patches: (situation) => patchesFor(movable(situation), (node) => change(node, situation)),
    announce: pivotAnnouncement,
  });

/** Moves the pivot to the centre of the dial; the picture does not move. */
export const pivotToDial = pivotAct('pivotToDial', (node, situation) => {
  const box = boxToRepivot(situation, node, situation.angleOf(node));
  return box ? { ...repivoted(box, dialCentre(situation.canvas)) } : {};
});

/** Moves the layer so that its pivot is at the centre. Fixes a hand that was moved off it. */
export const moveToDial = pivotAct('moveToDial', (node, { canvas }) => {
  const box = boxOf(node);
  if (!box) return {};
  const [pivot, dial] = [pivotOf(box), dialCentre(canvas)];
  return { x: boundedCoordinate(dial.x - pivot.x), y: boundedCoordinate(dial.y - pivot.y) };
});

/** A layer without its own pivot rotates about the centre of its box. */
export const pivotToMiddle = pivotAct('pivotToMiddle', (node, { angleOf }) => {
  const box = boxAt(node, angleOf(node));
  if (!box) return {};
  const { x, y } = repivoted(box, onCanvas(box, { x: box.width / 2, y: box.height / 2 }));
  return { x, y, offset: null };
});

export const PIVOT_COMMANDS = [setPivot, nudgePivot, pivotToDial, moveToDial, pivotToMiddle];
