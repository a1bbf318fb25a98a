// Resource sizes as the memory evaluator counts them: which names share a file, and the bytes of each.
import type { XmlElement } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';
import { bitmapFontsOf, collectResources, type Nested, type ResourceScope, SYSTEM_FONT } from './memoryNodes';

const BYTES_PER_PIXEL = 4;
/** Bytes counted for the system font. */
const SYSTEM_FONT_BYTES = 2_371_712;

/** A picture file of the face, px; `frames` is 1 for a still picture. */
export interface DrawableFacts {
  width: number;
  height: number;
  frames: number;
  /** File identity: drawables of one file count once in both modes. Absent: the name is used. */
  file?: string;
  /** Content identity: drawables with equal content count once in always-on. Absent: each counts. */
  content?: string;
  /** Always-on stores each pixel in two bytes: RGB565 loses less than half a level per channel. */
  fitsRgb565?: boolean;
}

/** Looks up files by name; null if missing. */
export interface FaceFiles {
  drawable(name: string): DrawableFacts | null;
  /** Bytes of a font's file. */
  fontBytes(family: string): number | null;
}

/** Bytes of a resource while awake and in always-on. */
interface ResourceDetails {
  total: number;
  resting: number;
  content: string | undefined;
}

/** A name that is both a drawable and a font counts as the larger one; a missing file counts 0. */
function detailsOf(name: string, files: FaceFiles): ResourceDetails {
  if (name === SYSTEM_FONT) return { total: SYSTEM_FONT_BYTES, resting: SYSTEM_FONT_BYTES, content: undefined };
  const [drawable, font] = [files.drawable(name), files.fontBytes(name)];
  const frame = drawable ? BYTES_PER_PIXEL * drawable.width * drawable.height : 0;
  const total = Math.max(frame * (drawable?.frames ?? 1), font ?? 0);
  if (font !== null) return { total, resting: total, content: undefined };
  return { total, resting: drawable?.fitsRgb565 ? frame / 2 : frame, content: drawable?.content };
}

/** One evaluation of a document in one mode. */
export interface Evaluation extends ResourceScope {
  root: XmlElement;
  mode: ModeName;
  weigh(name: string): number;
  /** The canonical name of a resource: drawables of one file share one. */
  canonical(name: string): string;
}

export function evaluationOf(root: XmlElement, files: FaceFiles, mode: ModeName): Evaluation {
  const cache = new Map<string, ResourceDetails>();
  const details = (name: string) => {
    const one = cache.get(name) ?? detailsOf(name, files);
    cache.set(name, one);
    return one;
  };
  const firstOf = new Map<string, string>();
  const canonical = (name: string): string => {
    if (name === SYSTEM_FONT || files.fontBytes(name) !== null) return name;
    const facts = files.drawable(name);
    const same = facts?.file !== undefined ? `file ${facts.file}` : `name ${name}`;
    const key = mode === 'ambient' && facts?.content !== undefined ? `content ${facts.content}` : same;
    const first = firstOf.get(key) ?? name;
    firstOf.set(key, first);
    return first;
  };
  return {
    root,
    mode,
    bitmapFonts: bitmapFontsOf(root),
    has: (name) => name === SYSTEM_FONT || files.fontBytes(name) !== null || files.drawable(name) !== null,
    canonical,
    weigh: (name) => (mode === 'ambient' ? details(name).resting : details(name).total),
  };
}

/** Distinct resources below an element; `mode` null: of both modes. */
export const resourcesOf = (nested: Nested, mode: ModeName | null, evaluation: Evaluation): ReadonlySet<string> =>
  new Set([...collectResources(nested, mode, evaluation)].map(evaluation.canonical));
