// Written SVG: elements with escaped attributes and text, numbers short enough to read. Nothing reaches a drawing around it.

/** Attributes as they are written: numbers to 4 decimals; what is null or undefined is left out. */
export type SvgAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** Numbers of a drawing: 4 decimals are far below what can be seen. What is no number is 0. */
export const number = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 10_000) / 10_000 + 0) : '0';

/** Control characters and halves of characters, which no XML file may hold, and line ends, which no line has. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Text as it stands between tags and in attributes. */
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

/** `body` within a group, or as it is where the group would say nothing. */
export function grouped(attributes: SvgAttributes, body: string): string {
  if (body === '') return '';
  return Object.values(attributes).every((value) => value === null || value === undefined)
    ? body
    : svg('g', attributes, body);
}

/** What a picture may be: data, a blob of this page, or one of our references. Nothing that leads elsewhere. */
const OWN_ADDRESS =
  /^(?:data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*|blob:[\w:/.-]+|asset:[0-9a-f]{64}|art:[\w-]+\/[\w.-]+|\/(?!\/)[\w/.-]+)$/;

export const isOwnAddress = (href: string): boolean => OWN_ADDRESS.test(href);
