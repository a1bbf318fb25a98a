// Writes the preserved data of an imported face outside its scene: attributes, other metadata, settings, bitmap fonts.
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import { filesNeeded, type Need } from '@/face/nodes/kept/filesNeeded';
import { namesIn, renamedPart } from '@/face/nodes/kept/partNames';
import { missingFiles, namesOnSheet } from '@/face/nodes/kept/partResources';
import { readHead } from '@/face/nodes/kept/readPart';
import { stillPart } from '@/face/nodes/kept/stillPictures';
import type { FaceCopy, ModeName } from '@/schemas/design';

export interface WrittenRest {
  attributes: Readonly<Record<string, string>>;
  metadata: readonly XmlElement[];
  /** The fonts without their list element. */
  bitmapFonts: readonly XmlElement[];
  /** Settings and other elements before the scene. */
  others: readonly XmlElement[];
  /** Scenes after the first, which is the one drawn. */
  furtherScenes: readonly XmlElement[];
}

const NOTHING: WrittenRest = { attributes: {}, metadata: [], bitmapFonts: [], others: [], furtherScenes: [] };
/** Elements with a fixed place in the document. */
const PLACED = new Set(['Metadata', 'BitmapFonts', 'Scene']);
/** Attributes that the writer sets itself. */
const OWN = new Set(['width', 'height']);
/** Here a face without a clip is drawn as a rectangle. */
const isOwn = (name: string, value: string): boolean => OWN.has(name) || (name === 'clipShape' && value !== 'NONE');

type Sheets = Readonly<Record<ModeName, FaceSheet>>;

/** Reports each missing file with the layers that use it, or with the copy if no layer does. */
function reportMissing(missing: readonly string[], needOf: (name: string) => Need, sheets: Sheets): void {
  const ofNames = ([name = '', ...more]: readonly string[]) => ({ name, count: more.length + 1 });
  const beside = missing.filter((name) => needOf(name).isBeside);
  if (beside.length > 0) {
    sheets.normal.find({ key: 'restFiles', severity: 'warning', uuid: null, params: ofNames(beside) });
  }
  const byLayer = new Map<string, { mode: ModeName; uuid: string; names: string[] }>();
  for (const name of missing) {
    for (const { mode, uuid } of needOf(name).layers) {
      const names = byLayer.get(`${mode} ${uuid}`) ?? { mode, uuid, names: [] };
      names.names.push(name);
      byLayer.set(`${mode} ${uuid}`, names);
    }
  }
  for (const { mode, uuid, names } of byLayer.values()) {
    sheets[mode].find({ key: 'partFiles', severity: 'warning', uuid, params: ofNames(names) });
  }
}

/** The element without icons whose files are missing; they only decorate options, so the face works without them. */
function withoutLostIcons(element: XmlElement, isThere: (name: string) => boolean, lost: Set<string>): XmlElement {
  const { icon, ...others } = element.attributes;
  const isLost = icon !== undefined && icon !== '' && !isThere(icon);
  if (isLost) lost.add(icon);
  const children = element.children.map(
    (child): XmlNode => (child.kind === 'element' ? withoutLostIcons(child, isThere, lost) : child),
  );
  const isSame = !isLost && children.every((child, index) => child === element.children[index]);
  return isSame ? element : { ...element, attributes: isLost ? others : element.attributes, children };
}

/** Reserves the names it brings along in the export context before any layer requests them. */
export function writeRest(copy: Pick<FaceCopy, 'normal' | 'ambient' | 'watchFace'>, sheets: Sheets): WrittenRest {
  const { watchFace } = copy;
  if (!watchFace) return NOTHING;
  const names = namesOnSheet(watchFace, sheets.normal);
  const read = readHead(watchFace.head);
  if (!read) sheets.normal.find({ key: 'restUnreadable', severity: 'error', uuid: null, params: {} });
  const pictures = new Set(watchFace.pictures.flatMap(({ name, url }) => (url === '' ? [] : [name])));
  const lostIcons = new Set<string>();
  const elements = (read ?? []).map((element) => withoutLostIcons(element, (name) => pictures.has(name), lostIcons));
  const [icon] = lostIcons;
  if (icon !== undefined) {
    const params = { name: icon, count: lostIcons.size };
    sheets.normal.find({ key: 'restIcons', severity: 'warning', uuid: null, params });
  }
  const missing = missingFiles(elements, watchFace);
  const needOf: (name: string) => Need =
    missing.length > 0 ? filesNeeded(copy) : () => ({ layers: [], isBeside: false });
  reportMissing(missing, needOf, sheets);
  // Fonts without their pictures that nothing uses would make every watch reject the face, so drop them.
  const lost = new Set(missing.filter((name) => needOf(name).layers.length === 0 && !needOf(name).isBeside));
  const isLost = (font: XmlElement) => [...namesIn(font).pictures].some((name) => lost.has(name));
  const fonts = elements.filter(({ name }) => name === 'BitmapFonts').flatMap((list) => elementsOf(list));
  const head = elements.map((element) => renamedPart(stillPart(element, watchFace).element, names));
  return {
    attributes: Object.fromEntries(Object.entries(watchFace.attributes).filter(([name, value]) => !isOwn(name, value))),
    metadata: head.filter(({ name }) => name === 'Metadata'),
    bitmapFonts: fonts.filter((font) => !isLost(font)).map((font) => renamedPart(font, names)),
    others: head.filter(({ name }) => !PLACED.has(name)),
    furtherScenes: head.filter(({ name }) => name === 'Scene'),
  };
}
