// Current values of a layer's expressions on a watch; each expression is parsed once.
import { type ExpressionTree, tagsIn, visit } from '@/face/dataTags/expression/ast';
import { evaluateNumber, evaluateText, MISSING, randSeed } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import type { LiveWatch } from '@/face/liveData/watch';
import { motionAngle, motionOf, motionTags, type TurningStyle } from './motion';

/** The part of a watch that reading needs. */
export type ReadableWatch = Pick<LiveWatch, 'read' | 'state'>;

interface Reading {
  /** Null: the expression has an error. */
  tree: ExpressionTree | null;
  /** Its tags, in order. */
  tags: readonly string[];
  /** Tags that the value depends on; includes one for the minute if `rand` is used. */
  depends: readonly string[];
}

/** 3/10 * 10 can be slightly below 3 in binary, so a value this close below a whole number counts as that number. */
export const HAIR = 1e-9;

/** Cache size: far more expressions than a face has; reached only after hours of typing. */
const REMEMBERED = 2000;
const readings = new Map<string, Reading>();

function drawsAtRandom(tree: ExpressionTree): boolean {
  let draws = false;
  visit(tree, (part) => {
    if (part.kind === 'call' && part.name === 'rand') draws = true;
  });
  return draws;
}

function readingOf(source: string): Reading {
  const cached = readings.get(source);
  if (cached) return cached;
  const parsed = parse(source);
  const tree = parsed.ok ? parsed.tree : null;
  const tags = tree ? tagsIn(tree) : [];
  const reading = { tree, tags, depends: tree && drawsAtRandom(tree) ? [...tags, 'Dm'] : tags };
  if (readings.size >= REMEMBERED) readings.clear();
  readings.set(source, reading);
  return reading;
}

/** Distinct names of an expression's tags, in order; none if it has an error. */
export const tagsOfExpression = (source: string): readonly string[] => readingOf(source).tags;

/** Tags that the expression's live value depends on. The same array for the same expression. */
export const followedTags = (source: string): readonly string[] => readingOf(source).depends;

/** The expression as text; `--` for missing values and for an expression with an error. `uuid` seeds `rand`. */
export function liveText(source: string, watch: ReadableWatch, uuid: string): string {
  const { tree } = readingOf(source);
  return tree ? evaluateText(tree, watch.read, randSeed(uuid, watch.state().now)) : MISSING;
}

/** The expression as a finite number, or null if there is none; the resting value then applies. */
export function liveNumber(source: string, watch: ReadableWatch, uuid: string): number | null {
  const { tree } = readingOf(source);
  return tree && source !== '' ? evaluateNumber(tree, watch.read, randSeed(uuid, watch.state().now)) : null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields that decide the angle of a layer, from any style; a layer that never turns has the angle 0. */
export const turningOf = ({ rotate, rotation, motion }: Fields): TurningStyle & { rotation: number } => ({
  rotate: typeof rotate === 'string' ? rotate : '',
  rotation: typeof rotation === 'number' ? rotation : 0,
  motion: motion as TurningStyle['motion'],
});

/** The tags that turn any layer, by its style. */
export const tagsTurning = (style: Fields): readonly string[] => turningTags(turningOf(style));

/** Tags that the layer's angle depends on. The same array for the same style. */
export function turningTags(style: TurningStyle): readonly string[] {
  const motion = motionOf(style);
  return (motion && motionTags(motion)) ?? followedTags(style.rotate);
}

/**
 * The layer's angle, degrees clockwise: by its motion, else `rotate` while it has a value, else the resting `rotation`.
 */
export function liveAngle(style: TurningStyle & { rotation: number }, watch: ReadableWatch, uuid: string): number {
  const motion = motionOf(style);
  if (motion) return motionAngle(motion, watch.state());
  return liveNumber(style.rotate, watch, uuid) ?? style.rotation;
}
