// What a face made elsewhere says beside its scene, as it is written again: attributes, other metadata, settings, bitmap fonts.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import { renamedPart } from '@/face/nodes/kept/partNames';
import { missingFiles, namesOnSheet } from '@/face/nodes/kept/partResources';
import { readHead } from '@/face/nodes/kept/readPart';
import type { FaceCopy } from '@/schemas/design';

export interface WrittenRest {
  attributes: Readonly<Record<string, string>>;
  metadata: readonly XmlElement[];
  /** Fonts of the list, without the list. */
  bitmapFonts: readonly XmlElement[];
  /** Settings, and what else stood before the scene. */
  others: readonly XmlElement[];
  /** Scenes beyond the one that is drawn: readers take the first. */
  furtherScenes: readonly XmlElement[];
}

const NOTHING: WrittenRest = { attributes: {}, metadata: [], bitmapFonts: [], others: [], furtherScenes: [] };
/** Elements with a place of their own in the document. */
const PLACED = new Set(['Metadata', 'BitmapFonts', 'Scene']);
/** What the writer says itself. */
const OWN = new Set(['width', 'height']);
/** A face without a clip is drawn as a rectangle here. */
const isOwn = (name: string, value: string): boolean => OWN.has(name) || (name === 'clipShape' && value !== 'NONE');

/** Puts the names that it brings along on the sheet: before any other layer asks for them. */
export function writeRest({ watchFace }: Pick<FaceCopy, 'watchFace'>, sheet: FaceSheet): WrittenRest {
  if (!watchFace) return NOTHING;
  const names = namesOnSheet(watchFace, sheet);
  const read = readHead(watchFace.head);
  if (!read) sheet.find({ key: 'restUnreadable', severity: 'error', uuid: null, params: {} });
  const missing = missingFiles(read ?? [], watchFace);
  if (missing) sheet.find({ key: 'partFiles', severity: 'warning', uuid: null, params: { ...missing } });
  const head = (read ?? []).map((element) => renamedPart(element, names));
  return {
    attributes: Object.fromEntries(Object.entries(watchFace.attributes).filter(([name, value]) => !isOwn(name, value))),
    metadata: head.filter(({ name }) => name === 'Metadata'),
    bitmapFonts: head.filter(({ name }) => name === 'BitmapFonts').flatMap((list) => elementsOf(list)),
    others: head.filter(({ name }) => !PLACED.has(name)),
    furtherScenes: head.filter(({ name }) => name === 'Scene'),
  };
}
