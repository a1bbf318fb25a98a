// Turns a drawn face into a standalone SVG file with embedded pictures and fonts and its size in px, ready for
// rasterising. Pure text processing.

/** A font to embed, as a data URL. */
export interface EmbeddedFont {
  family: string;
  dataUrl: string;
}

export interface MarkupParts {
  /** Size of the picture in px. */
  width: number;
  height: number;
  /** Data URL of each picture by the URL in the drawing; pictures not in the map are left out. */
  pictures: ReadonlyMap<string, string>;
  fonts: readonly EmbeddedFont[];
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const HREF = /\s(?:xlink:)?href="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};

const plain = (attribute: string) =>
  attribute.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? '');
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A CSS string, escaped for XML. */
const cssString = (text: string) => quoted(text.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, ' '));

/** References inside the drawing and data URLs stay unchanged. */
const standsAlone = (address: string) => address.startsWith('#') || address.startsWith('data:');

/** Distinct URLs of the pictures in a drawn face. */
export function picturesIn(svg: string): string[] {
  const all = [...svg.matchAll(HREF)].map(([, address = '']) => plain(address));
  return [...new Set(all.filter((address) => address !== '' && !standsAlone(address)))];
}

/** Distinct first-choice font families of a drawn face. */
export function fontsIn(svg: string): string[] {
  const lists = [...svg.matchAll(/\sfont-family="([^"]*)"/g)].map(([, list = '']) => plain(list));
  return [...new Set(lists.flatMap((list) => [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name)))];
}

const fontFaces = (fonts: readonly EmbeddedFont[]) =>
  fonts
    .map(({ family, dataUrl }) => `@font-face{font-family:&quot;${cssString(family)}&quot;;src:url(${dataUrl})}`)
    .join('');

/**
 * The file. `svg` is the markup of the face's `<svg>` element.
 * @throws RangeError if the text does not begin with an svg element.
 */
export function faceMarkup(svg: string, { width, height, pictures, fonts }: MarkupParts): string {
  const [opening = '', attributes = ''] = /^<svg\b([^>]*)>/.exec(svg) ?? [];
  if (opening === '') throw new RangeError('The markup of a face begins with its svg element.');
  const ownAttributes = attributes.replace(/\s(?:xmlns|width|height)="[^"]*"/g, '');
  const body = svg.slice(opening.length).replace(HREF, (whole: string, address: string) => {
    if (standsAlone(address)) return whole;
    const data = pictures.get(plain(address));
    return data === undefined ? '' : ` href="${quoted(data)}"`;
  });
  const style = fonts.length > 0 ? `<style>${fontFaces(fonts)}</style>` : '';
  return `<svg xmlns="${NAMESPACE}" width="${width}" height="${height}"${ownAttributes}>${style}${body}`;
}
