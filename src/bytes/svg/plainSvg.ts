// Reduces a parsed SVG to what a browser draws in a still picture: SVG elements without a prefix. Leaves out editor
// data, scripts, animations, HTML, and pictures that are linked or of an unsupported format.
import type { XmlElement, XmlNode } from '../xml/xml';
import { elementsOf } from '../xml/xml';
import { unescaped } from './styleText';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML_KEPT: ReadonlySet<string> = new Set(['xml:space', 'xml:lang']);
/** Not drawn, or drawn differently over time. */
const REMOVED: ReadonlySet<string> = new Set([
  ...['script', 'metadata', 'handler', 'foreignObject', 'audio', 'video', 'iframe', 'canvas'],
  ...['animate', 'animateMotion', 'animateTransform', 'animateColor', 'set', 'discard'],
]);

/** Visible content that was removed: HTML text, or pictures. */
export type LeftOut = 'html' | 'pictures';

/** Returns the replacement of a reference to data, or null to remove the reference. */
export type ReadData = (href: string) => string | null;

type Scope = ReadonlyMap<string, string>;

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);
const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');

function scopeOf({ attributes }: XmlElement, outer: Scope): Scope {
  const declared = Object.entries(attributes).filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  return new Map([...outer, ...declared.map(([key, value]) => [key === 'xmlns' ? '' : localOf(key), value] as const)]);
}

/** Data that is not a font: a sheet, a picture or another drawing. */
const CSS_DATA = /url\(\s*["']?\s*data:(?!font|application\/(?:x-|vnd\.ms-)?font|application\/octet-stream)/gi;

/** The style without files other than fonts. Empty if it hides them with escapes. */
function withoutFiles(css: string): string {
  const plain = css.replace(/@import[^;]*(?:;|$)/gi, '').replace(CSS_DATA, 'url(about:');
  const read = unescaped(plain);
  return /@import/i.test(read) || read.search(CSS_DATA) >= 0 ? '' : plain;
}

/** Converts one document. */
export class PlainSvg {
  readonly leftOut = new Set<LeftOut>();
  constructor(private readonly readData: ReadData) {}

  /** The root without prefixes; null if it is not an SVG element. */
  read(root: XmlElement): XmlElement | null {
    // Markup copied from a web page declares neither namespace.
    const scope = scopeOf(root, new Map([['xlink', XLINK]]));
    if (!this.isSvg(root, scope) || localOf(root.name) !== 'svg') return null;
    const plain = this.element(root, scope);
    return scope.get(prefixOf(root.name)) === SVG_NAMESPACE
      ? { ...plain, attributes: { xmlns: SVG_NAMESPACE, ...plain.attributes } }
      : plain;
  }

  private isSvg({ name }: XmlElement, scope: Scope): boolean {
    const prefix = prefixOf(name);
    const namespace = scope.get(prefix);
    return namespace === SVG_NAMESPACE || (namespace === undefined && prefix === '');
  }

  private element(element: XmlElement, scope: Scope): XmlElement {
    const name = localOf(element.name);
    const children = element.children.flatMap((child): readonly XmlNode[] => {
      if (child.kind === 'comment') return [child];
      if (child.kind === 'text') return [name === 'style' ? { ...child, text: withoutFiles(child.text) } : child];
      const inner = scopeOf(child, scope);
      if (this.isSvg(child, inner) && !REMOVED.has(localOf(child.name))) return [this.element(child, inner)];
      if (localOf(child.name) === 'foreignObject') this.noteHtml(child, element);
      return [];
    });
    return { kind: 'element', name, attributes: this.attributes(element, scope), children };
  }

  /** HTML in a `switch` has a replacement; HTML for an editor's own extension is never drawn. */
  private noteHtml(html: XmlElement, parent: XmlElement): void {
    const isReplaced = localOf(parent.name) === 'switch' && elementsOf(parent).at(-1) !== html;
    if (!isReplaced && !('requiredExtensions' in html.attributes)) this.leftOut.add('html');
  }

  private attributes({ name, attributes }: XmlElement, scope: Scope): Readonly<Record<string, string>> {
    const values = new Map<string, string>();
    for (const [key, value] of Object.entries(attributes)) {
      const isLink = localOf(key) === 'href' && scope.get(prefixOf(key)) === XLINK && prefixOf(key) !== '';
      // `href` wins over `xlink:href` (SVG 2, 16.1.6).
      if (isLink && !('href' in attributes)) values.set('href', value);
      else if (key !== 'xmlns' && !/^on/i.test(key) && (!key.includes(':') || XML_KEPT.has(key)))
        values.set(key, key === 'href' ? value : withoutFiles(value));
    }
    this.readHref(localOf(name), values);
    return Object.fromEntries(values);
  }

  /** Keeps references within the document, and pictures in data. */
  private readHref(name: string, attributes: Map<string, string>): void {
    const href = attributes.get('href')?.trim();
    if (href === undefined || href.startsWith('#')) return;
    const isPicture = name === 'image' || name === 'feImage';
    const data = isPicture && /^data:/i.test(href) ? this.readData(href) : null;
    if (data !== null) attributes.set('href', data);
    else attributes.delete('href');
    if (isPicture && data === null) this.leftOut.add('pictures');
  }
}
