// Converts a layer's expressions to the Watch Face Format, with a finding for what the format cannot express.
import type { XmlElement } from '@/bytes/xml/xml';
import { dataTag } from '@/face/dataTags/catalogue';
import { type ExpressionTree, type TextPart, tagsIn } from '@/face/dataTags/expression/ast';
import { MISSING } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { print } from '@/face/dataTags/expression/print';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { HAS_WEATHER, sayNumber, sayText } from '@/face/watchFaceFormat/formula/writeExpression';
import type { LocalizedText, WrittenExpression } from '@/face/watchFaceFormat/writtenExpression';
import type { FaceSheet } from './faceSheet';
import { motionOf, type TurningStyle } from './motion';
import { motionFormula } from './motionFormula';
import { condition } from './watchFaceCondition';

/** A value on the watch: `there` is null if it is always missing, `gone` is the value without weather data. */
export interface ExpressionQuery<T> {
  there: T | null;
  gone: T | null;
  weather: boolean;
}

const NOTHING = { there: null, gone: null, weather: false } as const;

type Unsaid = Extract<WrittenExpression<unknown>, { ok: false }>;

/** A tag without a source counts as missing, as on a watch without that sensor; any other reason stops the export. */
function report({ reason, tags }: Unsaid, uuid: string, field: string, sheet: FaceSheet): void {
  if (reason !== 'noSource') {
    const severity = reason === 'broken' ? 'warning' : 'error';
    sheet.find({ key: reason, severity, uuid, params: { field, tags: tags.join(', ') } });
    return;
  }
  for (const tag of tags) sheet.find({ key: reason, severity: 'warning', uuid, params: { field, tag } });
}

const rulesOf = (sheet: FaceSheet) => ({ isRound: sheet.canvas.shape === 'circle' });

/** A numeric expression as a formula in parentheses. `field`: its path in the layer. */
export function askNumber(
  source: string,
  { uuid }: { uuid: string },
  field: string,
  sheet: FaceSheet,
): ExpressionQuery<string> {
  if (source === '') return NOTHING;
  const written = sayNumber(source, rulesOf(sheet));
  if (written.ok)
    return {
      there: `(${written.value})`,
      gone: written.weather ? null : `(${written.value})`,
      weather: written.weather,
    };
  report(written, uuid, field, sheet);
  return NOTHING;
}

/** The layer's angle in degrees as a formula in parentheses. */
export function askAngle(node: { uuid: string; style: TurningStyle }, sheet: FaceSheet): ExpressionQuery<string> {
  const motion = motionOf(node.style);
  if (!motion) return askNumber(node.style.rotate, node, 'style.rotate', sheet);
  const angle = `(${motionFormula(motion)})`;
  return { there: angle, gone: angle, weather: false };
}

const DRY = { ...SAMPLE_STATE, weather: null };
const needsWeather = (name: string): boolean => dataTag(name)?.value(DRY) === null;

/** The expression with these tags missing: the parts that use them become `--`. */
function without(tree: ExpressionTree, isGone: (name: string) => boolean): ExpressionTree {
  const lacks = (part: TextPart) => tagsIn({ kind: 'text', parts: [part] }).some(isGone);
  const parts = tree.parts.map((part): TextPart => {
    if (part.kind === 'literal' || !lacks(part)) return part;
    const test: TextPart | null = part.kind === 'condition' ? { kind: 'calculation', formula: part.test } : null;
    if (part.kind !== 'condition' || (test && lacks(test))) return { kind: 'literal', text: MISSING };
    return { ...part, yes: without(part.yes, isGone), no: without(part.no, isGone) };
  });
  return { kind: 'text', parts };
}

function sayWithout(
  source: string,
  isGone: (name: string) => boolean,
  sheet: FaceSheet,
): WrittenExpression<LocalizedText> | null {
  const parsed = parse(source);
  return parsed.ok ? sayText(print(without(parsed.tree, isGone)), rulesOf(sheet)) : null;
}

const DASHES: LocalizedText = { template: MISSING, parameters: [], locale: null };

/** A text expression; missing parts become `--`, as on our canvas. */
export function askText(
  source: string,
  { uuid }: { uuid: string },
  field: string,
  sheet: FaceSheet,
): ExpressionQuery<LocalizedText> {
  let written = sayText(source, rulesOf(sheet));
  let text = source;
  if (!written.ok) {
    report(written, uuid, field, sheet);
    const lacking = new Set(written.tags);
    const parsed = written.reason === 'noSource' ? parse(source) : null;
    if (!parsed?.ok) return { there: DASHES, gone: DASHES, weather: false };
    text = print(without(parsed.tree, (name) => lacking.has(name)));
    written = sayText(text, rulesOf(sheet));
    if (!written.ok) return { there: DASHES, gone: DASHES, weather: false };
  }
  if (!written.weather) return { there: written.value, gone: written.value, weather: false };
  const gone = sayWithout(text, needsWeather, sheet);
  return { there: written.value, gone: gone?.ok ? gone.value : DASHES, weather: true };
}

/** Picks the current variant of a value: with weather data, or without. */
export type Now = <T>(query: ExpressionQuery<T>) => T | null;

/**
 * Draws the layer with its values. If some depend on weather, draws both variants in a condition on weather being
 * available.
 */
export function underWeather(
  queries: readonly ExpressionQuery<unknown>[],
  draw: (now: Now) => readonly XmlElement[],
): readonly XmlElement[] {
  const there = draw((value) => value.there);
  if (!queries.some(({ weather }) => weather)) return there;
  return condition(
    [{ holds: HAS_WEATHER, shows: there }],
    draw((value) => value.gone),
  );
}
