// Project files: a design with its pictures in one file, for storing, sending and opening elsewhere.
import type { z } from 'zod';
import { fromBase64, toBase64 } from '@/bytes/base64';
import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import { type JsonFault, type ReadJson, readJsonText } from '@/bytes/json/readJson';
import type { Design } from '@/schemas/design';
import type { DesignFault } from '@/schemas/designFault';
import {
  DOCUMENT_BYTES_MAX,
  PROJECT_FONT_BYTES_MAX,
  PROJECT_PICTURE_BYTES_MAX,
  PROJECT_PICTURES_MAX,
} from '@/schemas/limits';
import { PROJECT_FORMAT, PROJECT_VERSION, projectBody, projectHead } from '@/schemas/projectEnvelope';
import { readDesign, type UnreadableReason } from '@/schemas/readDesign';
import { imageType } from '@/schemas/wire/uploads';

/** File extension, without the dot. */
export const PROJECT_FILE_EXTENSION = 'dialwright';
/** Largest project file in bytes. */
export const PROJECT_FILE_BYTES_MAX = DOCUMENT_BYTES_MAX + PROJECT_PICTURE_BYTES_MAX + PROJECT_FONT_BYTES_MAX;

export interface ProjectImage {
  type: z.output<typeof imageType>;
  bytes: Uint8Array<ArrayBuffer>;
}
/** Pictures by their reference in the design. */
export type ProjectImages = ReadonlyMap<string, ProjectImage>;

/** Files of uploaded fonts by family name. */
export type ProjectFonts = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Why a file is rejected; the text is `import:projectFile.<reason>`. */
export type ProjectFileFault =
  | 'tooLarge'
  | 'notProjectFile'
  | 'newerVersion'
  | 'tooDeep'
  | 'tooManyLayers'
  | 'damaged'
  | 'badImage';

export type ReadProjectFile =
  /** `fonts`: absent if the file has none. Their bytes are not checked yet. */
  | { ok: true; design: Design; images: ProjectImages; fonts?: ProjectFonts }
  /** `fault`: the error in the design and its location; the text is `import:designFault`. */
  | { ok: false; reason: ProjectFileFault; fault?: DesignFault };

const DESIGN_FAULTS: Readonly<Record<UnreadableReason, ProjectFileFault>> = {
  notADesign: 'damaged',
  badShape: 'damaged',
  tooDeep: 'tooDeep',
  tooManyLayers: 'tooManyLayers',
  newerVersion: 'newerVersion',
};

const JSON_FAULTS: Readonly<Record<JsonFault, ProjectFileFault>> = {
  notJson: 'notProjectFile',
  tooLarge: 'tooLarge',
  tooDeep: 'tooDeep',
  tooManyLayers: 'tooManyLayers',
};

type RefusedProject = Extract<ReadProjectFile, { ok: false }>;

export const refusedProject = (reason: ProjectFileFault, fault?: DesignFault): RefusedProject => ({
  ok: false,
  reason,
  ...(fault ? { fault } : {}),
});

/** The refusal for JSON that cannot be read. */
export const refusedJson = (fault: JsonFault): RefusedProject => refusedProject(JSON_FAULTS[fault]);

/** Reads the design of a project file of either kind. */
export function readProjectDesign(raw: unknown): { ok: true; design: Design } | RefusedProject {
  const read = readDesign(raw);
  return read.ok ? { ok: true, design: read.design } : refusedProject(DESIGN_FAULTS[read.reason], read.fault);
}

/** The layer that shows an invalid picture. */
export function pictureFault(design: Design, ref: string): DesignFault | undefined {
  const lists = design.copies.flatMap(({ normal, ambient }) => [normal.nodeList, ambient?.nodeList ?? []]);
  const layer = lists.flat().find((node) => namesPicture(node, ref));
  return layer && { kind: 'picture', layer: layer.label, field: '', value: '', limit: 0 };
}

/** A reference is always a whole string, anywhere in a layer. */
const namesPicture = (value: unknown, ref: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((item) => namesPicture(item, ref))
    : value === ref;

/** The text of the file. */
export function writeProjectFile(design: Design, images: ProjectImages): string {
  const listed = [...images].map(([ref, { type, bytes }]) => [ref, { type, base64: toBase64(bytes) }]);
  return JSON.stringify({
    format: PROJECT_FORMAT,
    version: PROJECT_VERSION,
    design,
    images: Object.fromEntries(listed),
  });
}

/**
 * Reads the text format. Everything is validated before use, and nothing is merged into existing objects. Picture types
 * are as declared; the caller that stores them checks their bytes. Never throws.
 */
export function readProjectFile(text: string): ReadProjectFile {
  if (text.length > PROJECT_FILE_BYTES_MAX) return refusedProject('tooLarge');
  return readProjectJson(readJsonText(text, PROJECT_LIMITS));
}

/** Reads JSON that is within `PROJECT_LIMITS`. Never throws. */
export function readProjectJson(json: ReadJson): ReadProjectFile {
  if (!json.ok) return refusedJson(json.fault);
  const raw = json.value;
  const fileHead = projectHead.safeParse(raw);
  if (!fileHead.success) return refusedProject('notProjectFile');
  if (fileHead.data.version > PROJECT_VERSION) return refusedProject('newerVersion');
  const parts = projectBody.safeParse(raw);
  if (!parts.success) return refusedProject('damaged');
  const listed = Object.entries(parts.data.images);
  if (listed.length > PROJECT_PICTURES_MAX) return refusedProject('tooLarge');
  const read = readProjectDesign(parts.data.design);
  if (!read.ok) return read;
  const images = new Map<string, ProjectImage>();
  for (const [ref, { type, base64 }] of listed) {
    const allowed = imageType.safeParse(type);
    const bytes = fromBase64(base64);
    if (!allowed.success || !bytes || bytes.length === 0)
      return refusedProject('badImage', pictureFault(read.design, ref));
    images.set(ref, { type: allowed.data, bytes });
  }
  return { ok: true, design: read.design, images };
}
