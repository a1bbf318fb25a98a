// SVG serialization: elements with escaped attributes and text, and short numbers. Nothing can break out of the
// drawing.

/** Attributes to serialize: numbers to 4 decimals; null and undefined are omitted. */
export type SvgAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** Formats a number to 4 decimals, finer than visible. Non-finite values become 0. */
export const number = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 10_000) / 10_000 + 0) : '0';

/** Control characters and lone surrogates, which XML forbids, and line breaks, which a line cannot have. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Escapes text for content and attributes. */
export const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** An element; `body` is markup. */
export function svg(name: string, attributes: SvgAttributes, body = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined
      ? []
      : [` ${key}="${typeof value === 'number' ? number(value) : escaped(value)}"`],
  );
  return body === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${body}</${name}>`;
}

/** `body` in a group; without one if the group has no attributes. */
export function grouped(attributes: SvgAttributes, body: string): string {
  if (body === '') return '';
  return Object.values(attributes).every((value) => value === null || value === undefined)
    ? body
    : svg('g', attributes, body);
}

/** Allowed picture URLs: data, a blob of this page, or one of our references. Nothing external. */
const OWN_ADDRESS =
  /^(?:data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*|blob:[\w:/.-]+|asset:[0-9a-f]{64}|art:[\w-]+\/[\w.-]+|\/(?!\/)[\w/.-]+)$/;

export const isOwnAddress = (href: string): boolean => OWN_ADDRESS.test(href);
