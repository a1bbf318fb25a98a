// Imports a watch face as a copy: recognised parts become layers, everything else is preserved, each with a note.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { handOf, isGroup } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceSource } from '@/face/nodes/faceSource';
import { namesIn } from '@/face/nodes/kept/partNames';
import { partXml } from '@/face/nodes/kept/readPart';
import { groundLayer } from '@/face/nodes/readers';
import { numberIn } from '@/face/nodes/watchFaceValues';
import { copy, type FaceCopy, firstPlatform } from '@/schemas/design';
import {
  CANVAS_SIDE_MAX,
  CANVAS_SIDE_MIN,
  HEAD_XML_MAX,
  NODES_MAX,
  PART_XML_MAX,
  RESOURCE_NAME_MAX,
  TEXT_MAX,
  XML_DEPTH_MAX,
  XML_ELEMENTS_MAX,
} from '@/schemas/limits';
import { ATTRIBUTE_NAME, nameFrom } from '@/schemas/names';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOption } from '@/schemas/options';
import { clockType, PREVIEW_TIME } from '../watchFace/writeFace';
import { chosenColors } from './chosenColors';
import { namesRead, sourceOf } from './faceNames';
import { flavorsOffered, withFlavors } from './flavorsIn';
import type { FaceFiles, ImportedFace, ImportNote } from './imported';
import { optionNotes, optionsOffered, settledOptions } from './offeredOptions';
import { type Keeping, resourcesOf } from './preservedPart';
import { type ReadScene, readScene, recognisedNote, TooLong } from './readScene';
import { withoutSettings } from './settingsIn';
import { colorSettingIn, themeOf, withTheme } from './themeIn';

/** Why a document cannot be imported; the text is `import:refusals.<reason>`. */
export type ReadFaceError =
  | 'notWatchFace'
  | 'noScene'
  | 'size'
  | 'tooDeep'
  /** There are too many elements, or a part or content outside the scene is too long to be preserved. */
  | 'tooLarge'
  | 'tooLong'
  | 'tooManyLayers'
  /** A root attribute that is too long to be preserved, or has such a name. */
  | 'rootValue'
  | 'rootName'
  | 'noCopy';

export type ReadFace =
  | ({ ok: true } & ImportedFace)
  /** `line` of the document, from 1; null if it concerns the whole. */
  | { ok: false; reason: ReadFaceError; params: Readonly<Record<string, string | number>>; line: number | null };

export interface ReadPorts {
  newId(): string;
  /** Name of a layer whose element has none, in the designer's language. */
  labelOf(element: XmlElement): string;
  /** Our typeface for a `Font family`; null if there is none. */
  typeface(family: string): string | null;
}

class Refused extends Error {
  constructor(
    readonly reason: ReadFaceError,
    readonly line: number | null = null,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(reason);
  }
}

/** Refuses a tree that is deeper or larger than its consumers support. */
function boundedTree(root: XmlElement): void {
  const waiting = [{ element: root, depth: 1 }];
  let count = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    const { element, depth } = next;
    if (depth > XML_DEPTH_MAX) throw new Refused('tooDeep', element.line ?? null, { most: XML_DEPTH_MAX });
    if (count > XML_ELEMENTS_MAX) throw new Refused('tooLarge', element.line ?? null, { most: XML_ELEMENTS_MAX });
    for (const child of elementsOf(element)) waiting.push({ element: child, depth: depth + 1 });
  }
}

function sideOf(root: XmlElement, name: string): number {
  const side = numberIn(root, name);
  const isSound = side !== null && Number.isInteger(side) && side >= CANVAS_SIDE_MIN && side <= CANVAS_SIDE_MAX;
  if (isSound) return side;
  const params = { least: CANVAS_SIDE_MIN, most: CANVAS_SIDE_MAX, found: root.attributes[name] ?? '' };
  throw new Refused('size', root.line ?? null, params);
}

function canvasOf(root: XmlElement): CanvasFacts {
  const clip = root.attributes.clipShape ?? 'CIRCLE';
  const shape = clip === 'CIRCLE' ? 'circle' : 'rectangle';
  return { width: sideOf(root, 'width'), height: sideOf(root, 'height'), shape };
}

/** Characters of an attribute shown in a refusal. */
const NAMED = 60;

/** Root attributes that the copy does not store itself. */
function restAttributes({ attributes, line }: XmlElement): Record<string, string> {
  const isOwn = (name: string, value: string) =>
    name === 'width' || name === 'height' || (name === 'clipShape' && (value === 'CIRCLE' || value === 'RECTANGLE'));
  const rest = Object.entries(attributes).filter(([name, value]) => !isOwn(name, value));
  for (const [name, value] of rest) {
    const params = { name: name.slice(0, NAMED), most: TEXT_MAX };
    if (!ATTRIBUTE_NAME.test(name) || name.length > RESOURCE_NAME_MAX)
      throw new Refused('rootName', line ?? null, params);
    if (value.length > TEXT_MAX) throw new Refused('rootValue', line ?? null, params);
  }
  return Object.fromEntries(rest);
}

/** Metadata that an export writes itself. */
function isOwnFact({ name, attributes: { key, value } }: XmlElement, hasHands: boolean): boolean {
  if (name !== 'Metadata') return false;
  return key === 'PREVIEW_TIME' ? value === PREVIEW_TIME : key === 'CLOCK_TYPE' && value === clockType(hasHands);
}

/** Bitmap fonts used by preserved parts; null if there are none. */
function fontsFor(element: XmlElement, used: ReadonlySet<string>): XmlElement | null {
  const fonts = elementsOf(element).filter(({ attributes }) => used.has(attributes.name ?? ''));
  return fonts.length > 0 ? { ...element, children: fonts } : null;
}

/** Elements outside the scene that must be exported again. */
function headOf(
  root: XmlElement,
  scene: XmlElement,
  isSaid: (element: XmlElement) => boolean,
  used: ReadonlySet<string>,
): readonly XmlElement[] {
  return elementsOf(root).flatMap((element) => {
    if (element === scene || isSaid(element)) return [];
    if (element.name !== 'BitmapFonts') return [element];
    return fontsFor(element, used) ?? [];
  });
}

/** Bitmap fonts named by preserved layers. */
const glyphsNamed = (nodes: readonly FaceNode[], elements: ReadonlyMap<string, XmlElement>): ReadonlySet<string> =>
  new Set(
    nodes.flatMap(({ uuid }) => {
      const element = elements.get(uuid);
      return element ? [...namesIn(element).glyphs] : [];
    }),
  );

/** Metadata without a note. */
const QUIET = new Set(['CLOCK_TYPE', 'PREVIEW_TIME']);

const headNotes = (head: readonly XmlElement[]): readonly ImportNote[] =>
  head
    .filter(
      ({ name, attributes }) => name !== 'BitmapFonts' && !(name === 'Metadata' && QUIET.has(attributes.key ?? '')),
    )
    .map((element) => ({
      key: element.name === 'UserConfigurations' ? 'keptChoices' : 'keptHead',
      kind: 'kept',
      what: nameFrom(element.attributes.key ?? '', RESOURCE_NAME_MAX) || element.name,
      element: element.name,
      line: element.line ?? null,
      uuid: null,
      params: {},
    }));

/** Layers of the longer list, with the background colour. */
const countOf = ({ normal, ambient }: ReadScene): number => Math.max(normal.length, ambient.length) + 1;

function read(files: FaceFiles, ports: ReadPorts): ImportedFace {
  const { document: root } = files;
  if (root.name !== 'WatchFace') throw new Refused('notWatchFace', root.line ?? null, { found: root.name });
  boundedTree(root);
  const [scene] = elementsOf(root, 'Scene');
  if (!scene) throw new Refused('noScene', root.line ?? null);
  const canvas = canvasOf(root);
  const { newId, labelOf, typeface } = ports;
  const source = sourceOf(files, canvas, typeface);
  const preservedElements = new Map<string, XmlElement>();
  const keeping: Keeping = { files, canvas, typeface, newId, labelOf };
  const sceneWith = (hasGroups: boolean, options: readonly FaceOption[]): ReadScene => {
    preservedElements.clear();
    return readScene(
      scene,
      { canvas, source, meanings: namesRead(files, typeface), colors: chosenColors(root), newId, labelOf },
      { ...keeping, onKept: (uuid, element) => preservedElements.set(uuid, element) },
      hasGroups,
      options,
    );
  };
  const { result: ungrouped, taken } = settledOptions(
    optionsOffered(root, scene, source.words, labelOf),
    (options) => {
      const grouped = sceneWith(true, options);
      // Groups count as layers too: a face that has too many with them may have few enough without.
      return countOf(grouped) > NODES_MAX && grouped.normal.some(isGroup) ? sceneWith(false, options) : grouped;
    },
    ({ normal, ambient }) => [...normal, ...ambient],
  );
  const most = countOf(ungrouped);
  if (most > NODES_MAX) throw new Refused('tooManyLayers', null, { most: NODES_MAX, found: most });
  const hasHands = ungrouped.normal.some((node) => handOf(node) !== null);
  const head = withoutSettings(
    headOf(
      root,
      scene,
      (element) => isOwnFact(element, hasHands),
      glyphsNamed([...ungrouped.normal, ...ungrouped.ambient], preservedElements),
    ),
    taken.map(({ setting }) => setting),
  );
  const text = head.map(partXml).join('\n');
  if (text.length > HEAD_XML_MAX) throw new Refused('tooLong', head[0]?.line ?? null, { most: HEAD_XML_MAX });
  const rootUuid = newId();
  const rootOf = (fill: string): FaceNode => groundLayer(rootUuid, labelOf(scene), fill);
  const made = {
    id: newId(),
    platform: firstPlatform('wearOS'),
    shape: canvas.shape,
    ratio: `${canvas.width}*${canvas.height}`,
    normal: { nodeList: [rootOf(ungrouped.fills.normal), ...ungrouped.normal] },
    ambient: { nodeList: [rootOf(ungrouped.fills.ambient), ...ungrouped.ambient] },
    ...(taken.length > 0 && { options: { list: taken.map(({ option }) => option) } }),
    watchFace: {
      ...(files.formatVersion ? { formatVersion: files.formatVersion } : {}),
      head: text,
      attributes: restAttributes(root),
      ...resourcesOf(head, files, typeface),
    },
  };
  const parsed = copy.safeParse(made);
  if (!parsed.success) throw new Refused('noCopy');
  const whole = { copy: parsed.data, notes: [...optionNotes(taken), ...headNotes(head), ...ungrouped.notes] };
  return themedFace(whole, head, { files, canvas, typeface, words: source.words, labelOf }) ?? whole;
}

/** The face with its flavors; null if it has none, or some that are preserved with their settings. */
function flavored(files: FaceFiles, ports: ReadPorts): ImportedFace | null {
  const { document: root } = files;
  const offered = root.name === 'WatchFace' ? flavorsOffered(root) : null;
  if (!offered) return null;
  const face = read({ ...files, document: offered.document }, ports);
  const { words } = sourceOf(files, canvasOf(root), ports.typeface);
  const made = withFlavors(face.copy, offered, words);
  return made && { ...face, copy: made };
}

interface ThemePorts {
  files: FaceFiles;
  canvas: CanvasFacts;
  typeface: ReadPorts['typeface'];
  words: FaceSource['words'];
  labelOf: ReadPorts['labelOf'];
}

/** The face with its color setting as a theme; null if it has none, or one that must be preserved. */
function themedFace(
  { copy: plain, notes }: ImportedFace,
  head: readonly XmlElement[],
  { files, canvas, typeface, words, labelOf }: ThemePorts,
): ImportedFace | null {
  const setting = colorSettingIn(head);
  if (!setting) return null;
  const theme = themeOf(setting, words, (number) => `${labelOf(xml('ThemeRole'))} ${number}`);
  const others = withoutSettings(head, [setting]);
  const isNamed = theme && others.some((element) => partXml(element).includes(`"${theme.id}"`));
  if (!theme || isNamed) return null;
  const made = withTheme(plain, theme, canvas);
  // The canvas draws preserved parts with the setting; an export writes the theme in its place.
  const rest = made.isNeeded ? head : others;
  const note: ImportNote = {
    key: 'theme',
    kind: 'recognised',
    what: labelOf(setting),
    element: setting.name,
    line: setting.line ?? null,
    uuid: null,
    params: { count: theme.choices.length },
  };
  const text = rest.map(partXml).join('\n');
  const own = plain.watchFace && { ...plain.watchFace, head: text, ...resourcesOf(rest, files, typeface) };
  const isGone = others.every(({ name }) => name !== 'UserConfigurations');
  const remaining = notes.filter(({ element }) => !(isGone && element === 'UserConfigurations'));
  const next = copy.safeParse({ ...made.copy, ...(own && { watchFace: own }) });
  return next.success ? { copy: next.data, notes: [note, ...retold(remaining, next.data)] } : null;
}

/** Notes on layers whose leftovers became roles of the theme. */
const retold = (notes: readonly ImportNote[], { normal, ambient }: FaceCopy): readonly ImportNote[] => {
  const byId = new Map([...(ambient?.nodeList ?? []), ...normal.nodeList].map((node) => [node.uuid, node]));
  return notes.map((note) => {
    const node = note.key === 'recognisedLeft' && note.uuid !== null ? byId.get(note.uuid) : undefined;
    return node ? { ...note, ...recognisedNote(node) } : note;
  });
};

/** The face as a copy, or a refusal. Pure; never throws. */
export function readFace(files: FaceFiles, ports: ReadPorts): ReadFace {
  try {
    return { ok: true, ...(flavored(files, ports) ?? read(files, ports)) };
  } catch (error) {
    if (error instanceof Refused) {
      return { ok: false, reason: error.reason, params: error.params, line: error.line };
    }
    if (error instanceof TooLong) {
      return { ok: false, reason: 'tooLong', params: { most: PART_XML_MAX }, line: error.line };
    }
    throw error;
  }
}
