// Reads an SVG file into the document that a browser may draw: with bounded work, without a document type and without
// other files. A browser draws exactly the text that was checked.
import { IMAGE_MAX_PIXELS, SVG_CHARACTERS_MAX, SVG_DEPTH_MAX, SVG_WORK_MAX } from '@/schemas/limits';
import { fromBase64 } from '../base64';
import { pictureHeader } from '../picture/pictureHeader';
import { readXml } from '../xml/readXml';
import { writeXml } from '../xml/writeXml';
import { withoutDocType } from './docType';
import { drawnWork } from './drawnWork';
import { type LeftOut, PlainSvg } from './plainSvg';
import { type SvgSize, svgSize } from './svgSize';
import { decodedXml } from './svgText';

/** `tooComplex`: drawing it would block the page. `loop`: an element draws itself. `damaged`: not a valid SVG. */
export type SvgFault = 'tooComplex' | 'loop' | 'damaged';

/** A drawing that a browser may draw. Only `readSvg` creates it. */
export interface CheckedSvg {
  readonly ok: true;
  readonly text: string;
  readonly size: SvgSize;
  /** In units of one filled shape. */
  readonly work: number;
  /** Visible content that was removed. */
  readonly leftOut: readonly LeftOut[];
}

export type ReadSvg = CheckedSvg | { readonly ok: false; readonly fault: SvgFault };

/** Limits of the XML parser whose excess means a drawing that is too complex. */
const COMPLEX: ReadonlySet<string> = new Set(['tooLarge', 'tooDeep', 'tooManyElements']);
/** Maximum levels of drawings within drawings, as picture data. */
const NESTED_MAX = 2;
/** Pixels of a picture in the drawing that are as much work as one shape. */
const PIXELS_PER_UNIT = 10_000;
const DECLARATION = /^<\?xml[^>]*\?>\s*/;

/** The bytes of a data URL. Null if it is not valid. */
function dataBytes(href: string): { type: string; bytes: Uint8Array } | null {
  const comma = href.indexOf(',');
  const head = href.slice('data:'.length, Math.max(0, comma)).toLowerCase();
  try {
    const body = decodeURIComponent(href.slice(comma + 1));
    const bytes = /;\s*base64\s*$/.test(head) ? fromBase64(body.replace(/\s/g, '')) : new TextEncoder().encode(body);
    return bytes && { type: head.split(';')[0]?.trim() ?? '', bytes };
  } catch {
    return null; // The percent-encoding is not valid, so a browser draws nothing.
  }
}

class Refused extends Error {
  constructor(readonly fault: SvgFault) {
    super(fault);
  }
}

/** Reads one drawing, and the drawings in its pictures. Throws Refused. */
function read(source: string, nested: number): Omit<CheckedSvg, 'ok'> {
  const text = withoutDocType(source, SVG_CHARACTERS_MAX);
  if (text === null || nested > NESTED_MAX) throw new Refused('tooComplex');
  const parsed = readXml(text, { bytes: 2 * SVG_CHARACTERS_MAX, depth: SVG_DEPTH_MAX, keepSpaces: true });
  if (!parsed.ok) throw new Refused(COMPLEX.has(parsed.fault.kind) ? 'tooComplex' : 'damaged');
  const dataWork = new Map<string, number>();
  const plain = new PlainSvg((href) => {
    const data = dataBytes(href);
    if (data?.type === 'image/svg+xml') {
      const inner = read(decodedXml(data.bytes) ?? '', nested + 1);
      const checked = `data:image/svg+xml,${encodeURIComponent(inner.text)}`;
      dataWork.set(checked, inner.work);
      return checked;
    }
    const header = data && pictureHeader(data.bytes);
    if (!header) return null;
    if (header.width * header.height > IMAGE_MAX_PIXELS) throw new Refused('tooComplex');
    dataWork.set(href, (header.width * header.height) / PIXELS_PER_UNIT);
    return href;
  });
  const root = plain.read(parsed.root);
  if (!root) throw new Refused('damaged');
  const limits = { work: SVG_WORK_MAX, depth: SVG_DEPTH_MAX };
  const work = drawnWork(root, limits, (href) => dataWork.get(href) ?? 0);
  if (typeof work === 'string') throw new Refused(work);
  const checked = writeXml(root).replace(DECLARATION, '').trimEnd();
  const size = svgSize(checked);
  if (!size) throw new Refused('damaged');
  return { text: checked, size, work, leftOut: [...plain.leftOut] };
}

/** Checks an SVG file, or the source of a stored drawing. Never throws. */
export function readSvg(source: Uint8Array | string): ReadSvg {
  try {
    const text = typeof source === 'string' ? source : decodedXml(source);
    if (text === null) throw new Refused('damaged');
    return { ok: true, ...read(text, 0) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, fault: error.fault };
  }
}
