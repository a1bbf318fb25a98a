// What a layer's expressions are worth on a watch right now, with each expression parsed once.
import { type ExpressionTree, tagsIn, visit } from '@/face/dataTags/expression/ast';
import { evaluateNumber, evaluateText, MISSING, randSeed } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import type { LiveWatch } from '@/face/liveData/watch';

/** What reading needs of a watch. */
export type ReadableWatch = Pick<LiveWatch, 'read' | 'state'>;

interface Reading {
  /** Null: the expression has a fault. */
  tree: ExpressionTree | null;
  /** Tags it names, in their order. */
  tags: readonly string[];
  /** Tags whose change may change its value: `rand` draws anew each minute. */
  depends: readonly string[];
}

/** 3/10 * 10 can be a hair below 3 in binary: what is that close below a whole number counts as that number. */
export const HAIR = 1e-9;

/** Far more expressions than a face has; reached only by typing for hours. */
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
  const known = readings.get(source);
  if (known) return known;
  const parsed = parse(source);
  const tree = parsed.ok ? parsed.tree : null;
  const tags = tree ? tagsIn(tree) : [];
  const reading = { tree, tags, depends: tree && drawsAtRandom(tree) ? [...tags, 'Dm'] : tags };
  if (readings.size >= REMEMBERED) readings.clear();
  readings.set(source, reading);
  return reading;
}

/** Names of the tags an expression uses, each once, in their order; none where it has a fault. */
export const tagsOfExpression = (source: string): readonly string[] => readingOf(source).tags;

/** Tags to follow for the expression's live value. The same array for the same expression. */
export const followedTags = (source: string): readonly string[] => readingOf(source).depends;

/** The expression as text; `--` for what is missing and for an expression with a fault. `uuid` seeds `rand`. */
export function liveText(source: string, watch: ReadableWatch, uuid: string): string {
  const { tree } = readingOf(source);
  return tree ? evaluateText(tree, watch.read, randSeed(uuid, watch.state().now)) : MISSING;
}

/** The expression as a finite number, or null where there is none: the resting value then holds. */
export function liveNumber(source: string, watch: ReadableWatch, uuid: string): number | null {
  const { tree } = readingOf(source);
  return tree && source !== '' ? evaluateNumber(tree, watch.read, randSeed(uuid, watch.state().now)) : null;
}

/** The angle a layer stands at, degrees clockwise: `rotate` while it has a value, else the resting `rotation`. */
export function liveAngle(style: { rotate: string; rotation: number }, watch: ReadableWatch, uuid: string): number {
  return liveNumber(style.rotate, watch, uuid) ?? style.rotation;
}
