// Reads the properties that decide how much work a drawing is, from attributes and style sheets. Errs towards more work:
// a rule applies to each element that the last part of its selector may match.
import type { XmlElement } from '../xml/xml';
import { referencesIn, styleParts, unescaped } from './styleText';

const INHERITED = [
  ...['fill', 'stroke', 'marker', 'marker-start', 'marker-mid', 'marker-end', 'stroke-dasharray'],
] as const;
const OWN = ['filter', 'mask', 'clip-path', 'opacity', 'mix-blend-mode'] as const;
/** Properties that refer to other elements, or are expensive by themselves. */
const COSTLY: readonly string[] = [...INHERITED, ...OWN];
/** Properties that a reference of unknown use may have. */
const REFERRING = ['fill', 'marker-mid', 'filter', 'mask', 'clip-path'];

/** Possible values of each costly property. */
export type Style = ReadonlyMap<string, ReadonlySet<string>>;
type Collected = Map<string, Set<string>>;

function note(style: Collected, property: string, value: string): void {
  const values = style.get(property);
  if (values) values.add(value);
  else style.set(property, new Set([value]));
}

/** Adds each reference of the text as the value of each property that may use it. */
function noteAll(style: Collected, text: string): void {
  for (const id of referencesIn(text)) for (const property of REFERRING) note(style, property, `url(#${id})`);
}

/** Adds one declaration if it is costly. Returns false for a custom property, which any element may use. */
function declare(style: Collected, text: string): boolean {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  if (name.startsWith('--')) return false;
  const plain = name.replace(/^-webkit-/, '').replace('mask-image', 'mask');
  if (COSTLY.includes(plain)) note(style, plain, text.slice(colon + 1).trim());
  return true;
}

/** The key of the elements that a selector may match: an ID, a class, a name, or `*`. */
function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]/)
      .at(-1) ?? '';
  if (/[[\]:()&@%*\\|]/.test(selector) || /^(?:from|to)?$/i.test(last)) return '*';
  return /#[^.#]+/.exec(last)?.[0] ?? /\.[^.#]+/.exec(last)?.[0] ?? last;
}

/** All style sheets of a document. */
export class StyleSheets {
  private readonly rules = new Map<string, Collected>();
  /** Number of selectors, and of values that must be compared per element. */
  size = 0;

  add(css: string): void {
    const parts = styleParts(css);
    if (!parts) {
      noteAll(this.of('*'), css);
      this.size += css.length / 10;
      return;
    }
    const open: (readonly string[])[] = [];
    for (const { text, end } of parts) {
      if (end === '{') {
        // A rule for all elements within `@media` and the like is found by the rules in it.
        open.push(text.split(',').map(keyOf));
        this.size += open.at(-1)?.length ?? 0;
        continue;
      }
      for (const key of open.at(-1) ?? ['*']) if (!declare(this.of(key), text)) noteAll(this.of('*'), text);
      this.size += 1;
      if (end === '}') open.pop();
    }
  }

  private of(key: string): Collected {
    const rule = this.rules.get(key) ?? new Map<string, Set<string>>();
    this.rules.set(key, rule);
    return rule;
  }

  /** The style of an element whose parent has the style `outer`. */
  styleOf({ name, attributes }: XmlElement, outer: Style): Style {
    const style = new Map<string, Set<string>>();
    const own: Collected = new Map();
    const { style: declarations = '' } = attributes;
    const parts = styleParts(declarations);
    for (const { text } of parts ?? []) if (!declare(own, text)) noteAll(own, text);
    if (!parts) noteAll(own, declarations);
    const classes = new Set((attributes.class ?? '').split(/\s+/));
    const rules = ['*', name, `#${attributes.id ?? ''}`, ...[...classes].map((one) => `.${one}`)].flatMap(
      (key) => this.rules.get(key) ?? [],
    );
    for (const property of COSTLY) {
      const values = new Set<string>();
      const add = (more: Iterable<string> | undefined) => {
        for (const value of more ?? []) values.add(value);
      };
      const attribute = attributes[property];
      if (attribute !== undefined) add([unescaped(attribute)]);
      for (const rule of rules) add(rule.get(property));
      const isInherited = INHERITED.some((one) => one === property) && values.size === 0 && !own.has(property);
      add(own.get(property));
      if (isInherited || [...values].some((value) => /inherit|unset|revert|var\(/i.test(value)))
        add(outer.get(property));
      if (values.size > 0) style.set(property, values);
    }
    return style;
  }
}
