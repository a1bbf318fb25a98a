// Faults that Google's Kotlin validator reports although the schema accepts them (google/watchface,
// tools/dwf-validator). Text: `check:validator.<key>`.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { shown } from './elementFault';
import { parseWatchFormula } from './formula/parseWatchFormula';

export type ValidatorFaultKey =
  /** A share outside 0 to 1: `element`, `name`, `value`. */
  | 'share'
  /** A negative size: `element`, `name`, `value`. */
  | 'negativeSize'
  /** A scene that draws nothing. */
  | 'emptyScene'
  /** One shape with both Fill and Stroke: `element`. */
  | 'fillAndStroke'
  /** `element`. */
  | 'emptyFormula'
  /** `element`, `value`. */
  | 'brokenFormula'
  /** Two configurations, or two options of one, have the same id: `element`, `value`. */
  | 'repeatedId'
  /** A slot supports types without a Complication: `types`. */
  | 'complicationMissing';

export interface ValidatorFault {
  readonly key: ValidatorFaultKey;
  readonly element: XmlElement;
  readonly params: Readonly<Record<string, string>>;
}

type Check = (element: XmlElement) => Iterable<ValidatorFault>;

/** Attributes that are shares of a box or of a strength, by element; `*` for any element. */
const SHARES: Readonly<Record<string, readonly string[]>> = { '*': ['pivotX', 'pivotY'], Tick: ['strength'] };

const numberIn = ({ attributes }: XmlElement, name: string): number | null => {
  const written = attributes[name];
  const value = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
  return Number.isFinite(value) ? value : null;
};

function* shares(element: XmlElement): Generator<ValidatorFault> {
  for (const name of [...(SHARES['*'] ?? []), ...(SHARES[element.name] ?? [])]) {
    const value = numberIn(element, name);
    if (value === null || (value >= 0 && value <= 1)) continue;
    yield { key: 'share', element, params: { element: element.name, name, value: String(value) } };
  }
}

function* sizes(element: XmlElement): Generator<ValidatorFault> {
  for (const name of ['width', 'height']) {
    const value = numberIn(element, name);
    if (value === null || value >= 0) continue;
    yield { key: 'negativeSize', element, params: { element: element.name, name, value: String(value) } };
  }
}

function* scenes(element: XmlElement): Generator<ValidatorFault> {
  if (element.name === 'Scene' && elementsOf(element).length === 0) yield { key: 'emptyScene', element, params: {} };
}

const SHAPES: ReadonlySet<string> = new Set(['Rectangle', 'RoundRectangle', 'Ellipse']);

function* paints(element: XmlElement): Generator<ValidatorFault> {
  const isBoth = elementsOf(element, 'Fill').length > 0 && elementsOf(element, 'Stroke').length > 0;
  if (SHAPES.has(element.name) && isBoth) yield { key: 'fillAndStroke', element, params: { element: element.name } };
}

/** A literal colour, as allowed in a Transform. */
const COLOR = /^\s*#[0-9a-f]{6}(?:[0-9a-f]{2})?\s*$/i;

function formulaOf(element: XmlElement): string | undefined {
  if (element.name === 'Parameter') return element.attributes.expression;
  if (element.name === 'Transform') return element.attributes.value;
  if (element.name !== 'Expression') return undefined;
  return element.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
}

function* formulas(element: XmlElement): Generator<ValidatorFault> {
  const formula = formulaOf(element);
  if (formula === undefined || COLOR.test(formula)) return;
  if (formula.trim() === '') yield { key: 'emptyFormula', element, params: { element: element.name } };
  else if (!parseWatchFormula(formula).ok)
    yield { key: 'brokenFormula', element, params: { element: element.name, value: shown(formula.trim()) } };
}

const WITH_IDS = /^(?:UserConfigurations|ListConfiguration|ColorConfiguration|Flavors)$/;

function* ids(element: XmlElement): Generator<ValidatorFault> {
  if (!WITH_IDS.test(element.name)) return;
  const seen = new Set<string>();
  for (const child of elementsOf(element)) {
    const { id } = child.attributes;
    if (id === undefined) continue;
    if (seen.has(id)) yield { key: 'repeatedId', element: child, params: { element: child.name, value: shown(id) } };
    seen.add(id);
  }
}

function* slots(element: XmlElement): Generator<ValidatorFault> {
  if (element.name !== 'ComplicationSlot') return;
  const types = (element.attributes.supportedTypes ?? '').split(/\s+/).filter(Boolean);
  const drawn = new Set(elementsOf(element, 'Complication').map(({ attributes }) => attributes.type));
  const missing = types.filter((type) => !drawn.has(type));
  if (missing.length > 0) yield { key: 'complicationMissing', element, params: { types: missing.join(', ') } };
}

const CHECKS: readonly Check[] = [shares, sizes, scenes, paints, formulas, ids, slots];

/** Faults of a document in order, at most `most`. */
export function validatorFaults(root: XmlElement, most = 200): readonly ValidatorFault[] {
  const faults: ValidatorFault[] = [];
  const open = [root];
  for (let element = open.pop(); element && faults.length < most; element = open.pop()) {
    for (const check of CHECKS) faults.push(...check(element));
    open.push(...[...elementsOf(element)].reverse());
  }
  return faults.slice(0, most);
}
