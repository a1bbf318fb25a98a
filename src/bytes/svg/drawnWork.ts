// Estimates how much work a drawing is before a browser draws it. One unit is about one filled shape. References are
// counted with all that they draw, so nested doubled references add up as they do in the browser. Linear time.
import { elementsOf, type XmlElement } from '../xml/xml';
import { filterWork } from './filterWork';
import { idOf, referencesIn } from './styleText';
import { type Style, StyleSheets } from './svgStyle';

/** `loop`: an element draws itself. */
export type WorkFault = 'tooComplex' | 'loop';

/** Work of picture data in attributes. */
export type DataWork = (href: string) => number;

/** Drawn only where another element refers to them. */
const REFERRED: ReadonlySet<string> = new Set([
  ...['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter', 'linearGradient', 'radialGradient'],
  ...['style', 'title', 'desc', 'view', 'font', 'cursor'],
]);
const SHAPES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath', 'tref'],
]);
const GROUPS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'a', 'switch', 'use', 'symbol', 'image', 'clipPath', 'mask', 'pattern', 'marker'],
]);
/** Targets of the properties that refer to elements. */
const PAINTS: ReadonlySet<string> = new Set(['pattern', 'linearGradient', 'radialGradient']);

/** Units of one gradient stop, compositing of a layer, a mask, a clip, a character, a dash, a point and a CSS selector. */
const WORK = {
  stop: 0.007,
  layer: 10,
  blend: 20,
  mask: 60,
  clip: 4,
  character: 0.005,
  dash: 0.01,
  point: 0.08,
  selector: 0.0002,
};
/** Points of a path. Their cost is quadratic, because a browser sorts the edges that cross. */
const PATH_POINTS = 700;
/** Part of the work of a reference that is not drawn: a browser copies its elements all the same. */
const COPIED = 0.25;
/** Values of style rules that are compared with elements. */
const COMPARED_MAX = 20_000_000;

class Refused extends Error {
  constructor(readonly fault: WorkFault) {
    super(fault);
  }
}

const numbersIn = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
const GEOMETRY = ['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry'];

class Estimate {
  private readonly ids = new Map<string, XmlElement>();
  private readonly styles = new Map<XmlElement, Style>();
  private readonly uses: XmlElement[] = [];
  private readonly sheets = new StyleSheets();
  private readonly works = new Map<XmlElement, number | 'open'>();
  private elements = 0;
  private depth = 0;
  constructor(
    private readonly root: XmlElement,
    private readonly limits: { work: number; depth: number },
    private readonly dataWork: DataWork,
  ) {}

  total(): number {
    this.index(this.root);
    if (this.sheets.size * this.elements > COMPARED_MAX) throw new Refused('tooComplex');
    this.cascade(this.root, new Map());
    const drawn = this.workOf(this.root);
    const copied = this.uses.reduce((sum, use) => sum + this.workOf(use) * COPIED, 0);
    return (drawn + copied) * (1 + this.sheets.size * WORK.selector) + this.elements * COPIED;
  }

  private index(element: XmlElement): void {
    this.elements += 1;
    const { id } = element.attributes;
    if (id !== undefined && !this.ids.has(id)) this.ids.set(id, element);
    if (element.name === 'use') this.uses.push(element);
    if (element.name === 'style')
      this.sheets.add(element.children.map((child) => (child.kind === 'text' ? child.text : '')).join(''));
    for (const child of elementsOf(element)) this.index(child);
  }

  private cascade(element: XmlElement, outer: Style): void {
    const style = this.sheets.styleOf(element, outer);
    this.styles.set(element, style);
    for (const child of elementsOf(element)) this.cascade(child, style);
  }

  /** Work of drawing the element once. */
  private workOf(element: XmlElement): number {
    const cached = this.works.get(element);
    if (cached === 'open') throw new Refused('loop');
    if (cached !== undefined) return cached;
    this.works.set(element, 'open');
    this.depth += 1;
    if (this.depth > this.limits.depth) throw new Refused('tooComplex');
    const work = this.styled(element, this.contentOf(element));
    this.depth -= 1;
    if (!(work <= this.limits.work)) throw new Refused('tooComplex');
    this.works.set(element, work);
    return work;
  }

  private contentOf(element: XmlElement): number {
    const { name, attributes, children } = element;
    const drawn = elementsOf(element).filter((child) => !REFERRED.has(child.name));
    const inner = drawn.reduce((sum, child) => sum + this.workOf(child), name === 'stop' ? WORK.stop : 0);
    const characters = children.reduce((sum, child) => sum + (child.kind === 'text' ? child.text.length : 0), 0);
    const { href } = attributes;
    const target = href?.trim().startsWith('#') ? this.ids.get(idOf(href.trim().slice(1))) : undefined;
    const linked = target ? this.workOf(target) : 0;
    if (PAINTS.has(name) || name === 'stop') return inner + linked;
    return 1 + inner + linked + characters * WORK.character + (href?.startsWith('data:') ? this.dataWork(href) : 0);
  }

  /** Adds what the style of the element draws with it. */
  private styled(element: XmlElement, content: number): number {
    const style = this.styles.get(element) ?? new Map();
    if (!SHAPES.has(element.name) && !GROUPS.has(element.name)) return content;
    // Copies of a `use` inherit its paint.
    const painted = element.name === 'use' ? content : SHAPES.has(element.name) ? 1 : 0;
    const points = SHAPES.has(element.name) ? this.pointsOf(element, style) : { work: 0, count: 1 };
    let work = content + points.work;
    for (const property of ['fill', 'stroke']) work += painted * this.targets(style, property, PAINTS);
    for (const property of ['marker', 'marker-start', 'marker-mid', 'marker-end'])
      work += painted * points.count * this.targets(style, property, new Set(['marker']));
    work += this.clipping(style);
    return this.filtered(style, work);
  }

  private clipping(style: Style): number {
    const has = (property: string, plain: RegExp) =>
      [...(style.get(property) ?? [])].some((value) => !plain.test(value));
    let work = 0;
    if (has('opacity', /^(?:none|1(?:\.0*)?)$/)) work += WORK.layer;
    if (has('mix-blend-mode', /^normal$/)) work += WORK.blend;
    if (has('mask', /^none$/)) work += WORK.mask + this.targets(style, 'mask', new Set(['mask']));
    if (has('clip-path', /^none$/)) work += WORK.clip + this.targets(style, 'clip-path', new Set(['clipPath']));
    return work;
  }

  private filtered(style: Style, work: number): number {
    let total = work;
    for (const value of style.get('filter') ?? []) {
      // Functions such as `blur(2px)`.
      total += (value.replace(/url\(/gi, '').split('(').length - 1) * 120;
      for (const id of referencesIn(value)) {
        const filter = this.ids.get(id);
        if (filter?.name !== 'filter') continue;
        const { work: own, sources } = filterWork(filter, (primitive) => this.workOf(primitive));
        total += own + work * Math.max(0, sources - 1);
      }
    }
    return total;
  }

  private targets(style: Style, property: string, names: ReadonlySet<string>): number {
    let work = 0;
    for (const value of style.get(property) ?? [])
      for (const id of referencesIn(value)) {
        const target = this.ids.get(id);
        if (target && names.has(target.name)) work += this.workOf(target);
      }
    return work;
  }

  /** Work of the outline, and its number of points. */
  private pointsOf({ attributes }: XmlElement, style: Style): { work: number; count: number } {
    const numbers = GEOMETRY.flatMap((key) => (attributes[key] === undefined ? [] : numbersIn(attributes[key])));
    const count = Math.max(1, Math.ceil(numbers.length / 2));
    const length = numbers.reduce((sum, number) => sum + 4 * Math.abs(number), 0);
    const dashed = [...(style.get('stroke-dasharray') ?? [])].map((value) => {
      const period = numbersIn(value).reduce((sum, number) => sum + number, 0);
      const declared = Number(attributes.pathLength);
      return period > 0 ? (declared > 0 ? declared : length) / period : 0;
    });
    return { work: count * WORK.point + (count / PATH_POINTS) ** 2 + Math.max(0, ...dashed) * WORK.dash, count };
  }
}

/** The work of the drawing; a fault if it is over the limits, in units and levels. */
export function drawnWork(
  root: XmlElement,
  limits: { work: number; depth: number },
  dataWork: DataWork,
): number | WorkFault {
  try {
    const work = new Estimate(root, limits, dataWork).total();
    return work <= limits.work ? work : 'tooComplex';
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
}
