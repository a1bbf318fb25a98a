// What comes out of a watch face that was made elsewhere: its files, then a copy of layers, and a word on each part of it.
import type { XmlElement } from '@/bytes/xml/xml';
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import type { FaceCopy } from '@/schemas/design';
import type { ProjectImage } from '../projectFile';

/** A picture of such a face; `ref` is the reference by which its layers name it here. Sizes in px. */
export interface FoundPicture extends ProjectImage {
  ref: string;
  width: number;
  height: number;
}

/** The files of a watch face, however they came: a document alone, a source zip, an APK. */
export interface FaceFiles {
  document: XmlElement;
  /** By the names that the document calls them, without folder and ending. */
  pictures: ReadonlyMap<string, FoundPicture>;
  fonts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Words of string resources by name; `other`: what stands without a language. */
  strings: ReadonlyMap<string, { zh?: string; en?: string; other?: string }>;
  /** What the wearer reads as its name; null where nothing says. */
  label: { zh: string; en: string } | null;
  packageName: string | null;
  /** Version of the format that its package says; null or absent where nothing says. */
  formatVersion?: FormatVersion | null;
}

/** One of several things that a note is about. */
export interface NotedName {
  what: string;
  /** The layer that alone needs it; null where it is none, or several do. */
  uuid: string | null;
}

/** One line of the report. Its words are `import:notes.<key>`, with `params`. */
export interface ImportNote {
  key: string;
  /** `recognised`: a layer like any other; `kept`: shown and written out unchanged; `left`: not in the design. */
  kind: 'recognised' | 'kept' | 'left';
  /** Its own name, else that of its element; or the name of the file. */
  what: string;
  /** What it is in the format, an element; null for a file. */
  element: string | null;
  /** Line of the document, from 1; null for what stands in none. */
  line: number | null;
  /** The layer it became; of a file that is missing, the layer that alone needs it. */
  uuid: string | null;
  params: Readonly<Record<string, string | number>>;
  /** All that it is about, where that is more than `what`; the first of them where they are very many. */
  names?: readonly NotedName[] | undefined;
}

export interface ImportedFace {
  copy: FaceCopy;
  notes: readonly ImportNote[];
}
