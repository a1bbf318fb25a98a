// Faces for tests of importing: the files of an export, read again, and what a document shows in each mode.
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { sampleState } from '@/face/dataTags/watchState';
import { inMode } from '@/face/nodes/modeShown';
import { ownColor } from '@/face/nodes/watchFaceValues';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import { canonical, loosened } from '@/output/importing/canonical';
import { namesRead } from '@/output/importing/faceNames';
import type { FaceFiles, PictureSource } from '@/output/importing/imported';
import { type ReadFace, readFace } from '@/output/importing/readFace';
import { coverOf } from '@/output/importing/sceneGround';
import { isPlain, type ScenePart, scenePartsOf, shapesApart } from '@/output/importing/sceneParts';
import { withoutReader } from '@/output/importing/spokenIn';
import { type FaceOutput, writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';

const FAMILIES = new Map([['roboto_regular', DEFAULT_FONT_FAMILY]]);

/** Font names here: those of an export, and the default. */
export const typefaces =
  (byFamily: ReadonlyMap<string, string> = FAMILIES) =>
  (family: string): string | null =>
    byFamily.get(family) ?? null;

const refOf = (key: string): string =>
  `asset:${[...key]
    .reduce((sum, letter) => (sum * 31n + BigInt(letter.codePointAt(0) ?? 0)) % (1n << 255n), 7n)
    .toString(16)
    .padStart(64, '0')}`;

export const sourceOf = (key: string): PictureSource => ({
  ref: refOf(key),
  width: 40,
  height: 30,
  type: 'image/png',
  bytes: new Uint8Array(8),
});

/** A document as it is read from a file. */
export function reread(document: XmlElement): XmlElement {
  const read = readXml(writeXml(document, { indent: 2 }));
  if (!read.ok) throw new Error('An export is XML.');
  return read.root;
}

/** An export: its document as a file, and its pictures as they were drawn. */
export function filesOf({ document, pictures, strings }: FaceOutput): FaceFiles {
  return {
    document: reread(document),
    pictures: new Map(
      pictures.map(({ name, wanted }) => {
        const isPlain = !(wanted.tint || wanted.mirrorX || wanted.mirrorY || wanted.scaledTo);
        const own =
          isPlain && wanted.url.startsWith('asset:')
            ? { ...sourceOf(name), ref: wanted.url }
            : sourceOf(JSON.stringify(wanted));
        return [name, own];
      }),
    ),
    fonts: new Map(),
    strings: new Map(strings.map(({ name, ...words }) => [name, words])),
    label: null,
    packageName: null,
  };
}

/** Only a document, without any other file. */
export const documentAlone = (document: XmlElement): FaceFiles => ({
  document,
  pictures: new Map(),
  fonts: new Map(),
  strings: new Map(),
  label: null,
  packageName: null,
});

export function portsFor(families?: ReadonlyMap<string, string>) {
  let count = 0;
  return {
    newId: () => {
      count += 1;
      return `new-${count}`;
    },
    labelOf: ({ name }: XmlElement) => name,
    typeface: typefaces(families),
  };
}

const familiesOf = ({ fonts }: FaceOutput) => new Map(fonts.map(({ name, typeface }) => [name, typeface]));

export interface ReadBack {
  first: FaceOutput;
  files: FaceFiles;
  read: Extract<ReadFace, { ok: true }>;
  second: FaceOutput;
}

/** A copy written, imported, and written once more. */
export function readBack(copy: FaceCopy): ReadBack {
  const first = writeFace(copy);
  const files = filesOf(first);
  const read = readFace(files, portsFor(familiesOf(first)));
  if (!read.ok) throw new Error(`An export is refused: ${read.reason}`);
  return { first, files, read, second: writeFace(read.copy) };
}

/** A drawn part of a scene with the groups around it that change how it looks in a mode, outermost first. */
interface Leaf extends ScenePart {
  groups: readonly XmlElement[];
}

/** Every drawn part, as deep as groups can be opened. */
const leaves = (part: ScenePart, mode: ModeName, groups: readonly XmlElement[] = []): readonly Leaf[] => {
  if (part.inside.length === 0) return [{ ...part, groups }];
  const head = part.head?.[mode];
  const around = head && !isPlain(head) ? [...groups, head] : groups;
  return part.inside.flatMap((one) => leaves(one, mode, around));
};

/** Elements invisible in always-on: tap areas. */
const isTapArea = (element: XmlElement): boolean => {
  const [shape] = elementsOf(element, 'Rectangle');
  const [fill] = shape ? elementsOf(shape, 'Fill') : [];
  return (
    element.name === 'PartDraw' && elementsOf(element, 'Launch').length > 0 && fill?.attributes.color === '#00000000'
  );
};

/** An animation in always-on, which does not play: its first frame, as a still. */
function resting(element: XmlElement): XmlElement {
  const [sequence] = element.name === 'PartAnimatedImage' ? elementsOf(element, 'SequenceImages') : [];
  const [frame] = sequence ? elementsOf(sequence, 'Image') : [];
  if (!frame) return element;
  const own = elementsOf(element).filter(({ name }) => name === 'Transform');
  return { ...element, name: 'PartImage', children: [...own, frame] };
}

/** A clock that has no hands in this mode. */
const isEmptyClock = (element: XmlElement): boolean =>
  element.name === 'AnalogClock' && elementsOf(element).length === 0;

/** A rectangle over the whole canvas. */
function wholeRectangle({ width, height }: { width: number; height: number }, color: string): XmlElement {
  const all = { x: 0, y: 0, width, height };
  return xml('PartDraw', all, [xml('Rectangle', all, [xml('Fill', { color })])]);
}

/** What each mode of a document shows, bottom first, in canonical form. */
export function saidByMode(
  files: FaceFiles,
  families?: ReadonlyMap<string, string>,
): Record<ModeName, readonly string[]> {
  const canonicalDocument = canonical(namesRead(files, typefaces(families)));
  const { width = '0', height = '0' } = files.document.attributes;
  const canvas = { width: Number(width), height: Number(height), shape: 'circle' as const };
  const [scene] = elementsOf(files.document, 'Scene');
  if (!scene) throw new Error('A face has a scene.');
  const shown = (mode: ModeName): readonly string[] => {
    const parts = scenePartsOf(scene, canvas).flatMap((part) => leaves(part, mode));
    const spoken = new Set<XmlElement>();
    const there = parts
      .filter(({ modes }) => modes[mode])
      .flatMap(({ element, groups }) => {
        const shown = inMode(element, mode);
        return (shown ? shapesApart(shown) : []).map((one) => ({ element: one, groups }));
      })
      .map(({ element, groups }) => {
        // The text of a clock belongs to its lowest hand, whether or not an export joins other hands to the group.
        const last = groups.at(-1);
        if (element.name !== 'AnalogClock' || !last || !spoken.has(last)) {
          if (last) spoken.add(last);
          return { element, groups };
        }
        const silent = withoutReader(last);
        return { element, groups: [...groups.slice(0, -1), ...(isPlain(silent) ? [] : [silent])] };
      });
    const ground = inMode(scene, mode)?.attributes.backgroundColor ?? '#000000';
    // A setting of the wearer, or a mistake, is drawn by a rectangle below all parts.
    const setting = ownColor(ground) === null ? [{ element: wholeRectangle(canvas, ground), groups: [] }] : [];
    const drawn = [...setting, ...there].filter(
      ({ element }) =>
        element.name !== 'Variant' && !isEmptyClock(element) && (mode === 'normal' || !isTapArea(element)),
    );
    // Of several full-canvas colours only the last one is visible.
    const uncovered = drawn.findIndex(({ element, groups }) => groups.length > 0 || coverOf(element, canvas) === null);
    const covers = uncovered < 0 ? drawn.length : uncovered;
    const cover = coverOf(drawn[covers - 1]?.element, canvas);
    const own = setting.length > 0 ? '#000000' : ground;
    const body = drawn.slice(covers).map(({ element, groups }) => {
      const around = groups.length > 0 ? `in ${canonicalDocument(groups)} ` : '';
      return `${around}${canonicalDocument([loosened(canvas)(mode === 'ambient' ? resting(element) : element)])}`;
    });
    return [`ground ${(cover ?? own).toLowerCase().replace(/^#ff(?=.{6}$)/, '#')}`, ...body];
  };
  return { normal: shown('normal'), ambient: shown('ambient') };
}

/** The document as it is drawn, pictures by their references; font names unchanged. */
export function pictureOf({ document, pictures, strings }: FaceFiles, now: number, mode: ModeName): string {
  const resources = {
    picture: (name: string) => {
      const picture = pictures.get(name);
      if (!picture) return null;
      return {
        href: `data:image/png;base64,${picture.ref.replace(/\W/g, '')}`,
        width: picture.width,
        height: picture.height,
      };
    },
    fontFamily: (name: string) => name,
    text: (name: string) => strings.get(name)?.en ?? null,
  };
  return drawDocument(document, resources, { state: sampleState({ now }) }, mode).svg;
}
