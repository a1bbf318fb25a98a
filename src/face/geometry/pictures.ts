// Placement of a new picture in a layer: fitted into the previous box, cropped to its content, or over the whole dial.
import { type Bounds, type Box, onCanvas, type Point, pivotOf, turned } from './bounds';
import { fixedAt, type ResizedStyle } from './fixedAt';
import { proportional, type Size } from './resize';
import { boundedCoordinate, boundedLength } from './transform';

/** How a new picture fills the previous box: match its height, match its longer side, or cover all of it. */
export type PictureFit = 'height' | 'longer' | 'cover';

const FACTORS: Record<PictureFit, (box: Size, picture: Size) => number> = {
  height: (box, picture) => box.height / picture.height,
  longer: (box, picture) => Math.max(box.width, box.height) / Math.max(picture.width, picture.height),
  cover: (box, picture) => Math.max(box.width / picture.width, box.height / picture.height),
};

/** A box of the given size whose pivot keeps its canvas position and its relative place in the box. */
export function sizedAboutPivot(box: Box, { width, height }: Size): ResizedStyle {
  const pivot = pivotOf(box);
  return fixedAt(box, { x: pivot.x / box.width, y: pivot.y / box.height }, width, height);
}

/** The box of a new picture in its own proportions, around the pivot. `picture`: its size, px. */
export const fittedPicture = (box: Box, picture: Size, fit: PictureFit): ResizedStyle =>
  sizedAboutPivot(box, proportional(picture, FACTORS[fit](box, picture)));

/**
 * The box of a picture drawn for the whole dial: as large as fits the canvas, with its centre, the pivot, at the centre
 * of the dial.
 */
export function overDial(canvas: Size, picture: Size): ResizedStyle {
  const factor = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  return onDial(canvas, proportional(picture, factor));
}

/** Proportions that differ by less than this share count as equal. */
const SAME_SHAPE = 0.01;
/** A picture smaller than this share of the canvas does not count as drawn for the whole dial. */
const WHOLE_DIAL_SHARE = 0.6;

/** Whether a picture is drawn for the whole dial: it has the canvas's proportions and at least most of its size. */
export function isDialSized(canvas: Size, picture: Size): boolean {
  const shape = (picture.width * canvas.height) / (picture.height * canvas.width);
  return Math.abs(shape - 1) <= SAME_SHAPE && picture.width >= canvas.width * WHOLE_DIAL_SHARE;
}

/**
 * The box of the part `crop` (px of the picture) of a layer whose whole picture fills `box`. The visible content and
 * the pivot keep their positions.
 */
export function croppedBox(box: Box, picture: Size, crop: Bounds): Required<ResizedStyle> {
  const [sx, sy] = [box.width / picture.width, box.height / picture.height];
  const pivot = pivotOf(box);
  const from = { x: crop.x * sx, y: crop.y * sy };
  return {
    x: boundedCoordinate(box.x + from.x),
    y: boundedCoordinate(box.y + from.y),
    width: boundedLength(crop.width * sx),
    height: boundedLength(crop.height * sy),
    offset: { x: boundedCoordinate(pivot.x - from.x), y: boundedCoordinate(pivot.y - from.y) },
  };
}

/**
 * The box of the whole picture of a layer that shows its part `crop` (px of the picture) in `box`; the inverse of
 * `croppedBox`.
 */
export function uncroppedBox(box: Box, picture: Size, crop: Bounds): Required<ResizedStyle> {
  const [sx, sy] = [box.width / crop.width, box.height / crop.height];
  const pivot = pivotOf(box);
  const by = { x: crop.x * sx, y: crop.y * sy };
  return {
    x: boundedCoordinate(box.x - by.x),
    y: boundedCoordinate(box.y - by.y),
    width: boundedLength(picture.width * sx),
    height: boundedLength(picture.height * sy),
    offset: { x: boundedCoordinate(pivot.x + by.x), y: boundedCoordinate(pivot.y + by.y) },
  };
}

/** A box moved so that its centre, the pivot, is at the centre of the dial. */
export function onDial(canvas: Size, { width, height }: Size): Required<ResizedStyle> {
  const offset = { x: boundedCoordinate(width / 2), y: boundedCoordinate(height / 2) };
  const place = { x: canvas.width / 2 - offset.x, y: canvas.height / 2 - offset.y };
  return { x: boundedCoordinate(place.x), y: boundedCoordinate(place.y), width, height, offset };
}

/** A picture at least this many times as tall as wide is drawn as a hand alone, without the dial around it. */
const HAND_ASPECT = 2;

/**
 * The box of a hand's picture with its pivot at the centre of the dial: a tall picture turns about a point at its lower
 * end, as far from its three edges as half its width; any other one about its centre.
 */
export function handOnDial(canvas: Size, { width, height }: Size): Required<ResizedStyle> {
  const middle = onDial(canvas, { width, height });
  if (height < width * HAND_ASPECT) return middle;
  const offset = { x: middle.offset.x, y: boundedCoordinate(height - width / 2) };
  return { ...middle, y: boundedCoordinate(canvas.height / 2 - offset.y), offset };
}

/** Canvas position of the pivot, px. */
export const pivotOnCanvas = (box: Box): Point => onCanvas(box, pivotOf(box));

/** The layer with its pivot at a canvas point; what is drawn does not move at the box's angle. */
export function repivoted(box: Box, to: Point): Point & { offset: Point } {
  const pivot = pivotOf(box);
  const straight = turned({ x: to.x - box.x - pivot.x, y: to.y - box.y - pivot.y }, -(box.rotation ?? 0));
  const offset = {
    x: boundedCoordinate(pivot.x + straight.x / (box.scaleX || 1)),
    y: boundedCoordinate(pivot.y + straight.y / (box.scaleY || 1)),
  };
  return { x: boundedCoordinate(to.x - offset.x), y: boundedCoordinate(to.y - offset.y), offset };
}
