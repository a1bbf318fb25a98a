// Results of importing a watch face: its files, then a copy with layers, and a note on each part.
import type { XmlElement } from '@/bytes/xml/xml';
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import type { FaceCopy } from '@/schemas/design';
import type { ProjectImage } from '../projectFile';

/** A picture of an imported face; `ref` is the reference used by layers. Sizes in px. */
export interface PictureSource extends ProjectImage {
  ref: string;
  width: number;
  height: number;
}

/** Files of a watch face from any source: a single document, a source zip, an APK. */
export interface FaceFiles {
  document: XmlElement;
  /** By the names used in the document, without folder and extension. */
  pictures: ReadonlyMap<string, PictureSource>;
  fonts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Texts of string resources by name; `other`: those without a language. */
  strings: ReadonlyMap<string, { zh?: string; en?: string; other?: string }>;
  /** The name shown to the wearer; null if there is none. */
  label: { zh: string; en: string } | null;
  packageName: string | null;
  /** Format version declared by the package; null or absent if undeclared. */
  formatVersion?: FormatVersion | null;
}

/** One of several items that a note is about. */
export interface NotedName {
  what: string;
  /** The only layer that needs it; null if there is none or several. */
  uuid: string | null;
}

/** One line of the import report. Its text is `import:notes.<key>` with `params`. */
export interface ImportNote {
  key: string;
  /** `recognised`: converted to a layer; `kept`: shown and exported unchanged; `left`: not in the design. */
  kind: 'recognised' | 'kept' | 'left';
  /** Its name, else that of its element; or the file name. */
  what: string;
  /** The element's name in the format; null for a file. */
  element: string | null;
  /** Line of the document, from 1; null if it is not in one. */
  line: number | null;
  /** The layer created from it; for a missing file, the only layer that needs it. */
  uuid: string | null;
  params: Readonly<Record<string, string | number>>;
  /** All items that it is about, if there are several; only the first ones if there are very many. */
  names?: readonly NotedName[] | undefined;
}

export interface ImportedFace {
  copy: FaceCopy;
  notes: readonly ImportNote[];
}
