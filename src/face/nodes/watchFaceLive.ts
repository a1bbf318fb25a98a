// Writes properties that follow data to the Watch Face Format: a Transform on the layer's part or on a group around it, and a
// Condition for its visibility.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { numberFault } from '@/face/dataTags/expression/usage';
import type { FaceSheet } from './faceSheet';
import { liveOf } from './live';
import { type LiveField, livePath, storedLive } from './liveFields';
import type { BoxedLayer } from './seen';
import { askNumber, type ExpressionQuery, type Now, underWeather } from './watchFaceAsk';
import { ruledElements } from './watchFaceColorRules';
import { condition } from './watchFaceCondition';
import { alphaOf, short } from './watchFacePart';

/** The formula of a property; nothing if it follows no data, or data that the watch does not have. */
export const askLive = (node: BoxedLayer, field: LiveField, sheet: FaceSheet): ExpressionQuery<string> =>
  askNumber(liveOf(node)[field] ?? '', node, livePath(field), sheet);

/** A formula and a fixed number, in parentheses; null without a formula. */
export function shifted(formula: string | null, by: number): string | null {
  const shift = short(by);
  return formula === null || shift === 0 ? formula : `(${formula} ${shift < 0 ? '-' : '+'} ${Math.abs(shift)})`;
}

/** The element that gives an attribute the value of a formula; none without a formula. */
export const follows = (target: string, formula: string | null): readonly XmlElement[] =>
  formula === null ? [] : [xml('Transform', { target, value: formula })];

/** A formula between two bounds. */
export const bounded = (formula: string, least: number, most: number): string => `clamp(${formula}, ${least}, ${most})`;

/** Elements that have a position and an alpha of their own, and may change them. */
const PLACED: ReadonlySet<string> = new Set(['Group', 'PartDraw', 'PartImage', 'PartText', 'PartAnimatedImage']);

/** The elements in one that can be moved and faded: their own, or a group over the canvas. */
function carrierOf(elements: readonly XmlElement[], name: string, { canvas }: FaceSheet): XmlElement {
  const [only, more] = elements;
  if (only && !more && PLACED.has(only.name)) return only;
  return xml('Group', { name, x: 0, y: 0, width: canvas.width, height: canvas.height }, elements);
}

type Formulas = Readonly<Record<'x' | 'y' | 'opacity' | 'visible', ExpressionQuery<string>>>;

/** Children that the format wants before the changes of their element. */
const FIRST: ReadonlySet<string> = new Set(['Localization', 'Gyro', 'Launch', 'ScreenReader', 'Variant']);

function withChanges(element: XmlElement, changes: readonly XmlElement[]): XmlElement {
  const at = element.children.findIndex((child) => child.kind !== 'element' || !FIRST.has(child.name));
  const before = at < 0 ? element.children : element.children.slice(0, at);
  return { ...element, children: [...before, ...changes, ...element.children.slice(before.length)] };
}

/** Adds Transforms that move and fade the elements by data. Their resting alpha is the layer's opacity. */
function placed(node: BoxedLayer, elements: readonly XmlElement[], formulas: Formulas, now: Now, sheet: FaceSheet) {
  const { style, label } = node;
  const live = liveOf(node);
  if (live.x === undefined && live.y === undefined && live.opacity === undefined) return elements;
  const carrier = carrierOf(elements, label, sheet);
  const place = (axis: 'x' | 'y') => {
    const formula = now(formulas[axis]);
    return follows(axis, shifted(formula, Number(carrier.attributes[axis]) - style[axis]));
  };
  const opacity = now(formulas.opacity);
  const alpha = live.opacity === undefined ? undefined : alphaOf(style.opacity);
  const attributes = alpha === undefined ? carrier.attributes : { ...carrier.attributes, alpha: String(alpha) };
  const changes = [
    ...place('x'),
    ...place('y'),
    ...follows('alpha', opacity && `round(${bounded(opacity, 0, 1)} * 255)`),
  ];
  return [withChanges({ ...carrier, attributes }, changes)];
}

/** An expression with an error prevents the export: the watch would show something else than the designer asks for. */
function reportFaults(node: BoxedLayer, sheet: FaceSheet): void {
  for (const [field, source] of Object.entries(storedLive(node))) {
    if (numberFault(source) === null) continue;
    const params = { field: livePath(field), tags: '' };
    sheet.find({ key: 'liveBroken', severity: 'error', uuid: node.uuid, params });
  }
}

/**
 * The elements that `write` makes of the layer, at the place and with the opacity and visibility that follow data. Without
 * a value the layer is as at rest.
 */
export function followingData<N extends BoxedLayer>(
  node: N,
  sheet: FaceSheet,
  write: (node: N) => readonly XmlElement[],
): readonly XmlElement[] {
  const writeColored = (one: N) => (one.colorRules === undefined ? write(one) : ruledElements(one, sheet, write));
  if (node.live === undefined) return writeColored(node);
  reportFaults(node, sheet);
  const live = liveOf(node);
  const elements = writeColored(live.opacity === undefined ? node : { ...node, style: { ...node.style, opacity: 1 } });
  if (elements.length === 0) return [];
  const ask = (field: keyof Formulas) => askLive(node, field, sheet);
  const formulas: Formulas = { x: ask('x'), y: ask('y'), opacity: ask('opacity'), visible: ask('visible') };
  return underWeather(Object.values(formulas), (now) => {
    const own = placed(node, elements, formulas, now, sheet);
    const visible = now(formulas.visible);
    if (visible === null) return own;
    const { width, height } = sheet.canvas;
    // Without a value neither is true, and the layer is shown.
    return condition(
      [{ holds: `${visible} == 0`, shows: [] }],
      [xml('Group', { name: node.label, x: 0, y: 0, width, height }, own)],
    );
  });
}
