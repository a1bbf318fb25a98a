// Which layers need the files named by a copy's preserved parts and by its data outside the layers.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { type NamesIn, namesIn } from './partNames';
import { readHead, readPart } from './readPart';

interface Needer {
  mode: ModeName;
  uuid: string;
}

/** Users of a file. */
export interface Need {
  /** Layers of both lists, bottom first, that name it directly or use a font that names it. */
  layers: readonly Needer[];
  /** Data outside the layers uses it. */
  isBeside: boolean;
}

type Copy = Pick<FaceCopy, 'normal' | 'ambient' | 'watchFace'>;

const partOf = (node: FaceNode): XmlElement | null =>
  isKnown(node) && node.nodeType === 'watch_part' ? readPart(node.style.xml) : null;

const filesIn = ({ pictures, fonts }: NamesIn): readonly string[] => [...pictures, ...fonts];

/** Bitmap fonts declared before a scene, by the files that they name. */
function glyphFontsIn(head: readonly XmlElement[]): ReadonlyMap<string, readonly string[]> {
  const fonts = head.filter(({ name }) => name === 'BitmapFonts').flatMap((list) => elementsOf(list));
  return new Map(fonts.map((font) => [font.attributes.name ?? '', filesIn(namesIn(font))]));
}

/** Returns a lookup of the users of a picture or font by its name. */
export function filesNeeded({ normal, ambient, watchFace }: Copy): (name: string) => Need {
  const head = readHead(watchFace?.head ?? '') ?? [];
  const glyphFonts = glyphFontsIn(head);
  const beside = new Set(head.filter(({ name }) => name !== 'BitmapFonts').flatMap((one) => filesIn(namesIn(one))));
  const layers = new Map<string, Needer[]>();
  const look = (mode: ModeName, node: FaceNode) => {
    const part = partOf(node);
    if (!part) return;
    const names = namesIn(part);
    const files = new Set([...filesIn(names), ...[...names.glyphs].flatMap((font) => glyphFonts.get(font) ?? [])]);
    for (const name of files) layers.set(name, [...(layers.get(name) ?? []), { mode, uuid: node.uuid }]);
  };
  for (const node of normal.nodeList) look('normal', node);
  for (const node of ambient?.nodeList ?? []) look('ambient', node);
  return (name) => ({ layers: layers.get(name) ?? [], isBeside: beside.has(name) });
}

/** Returns a lookup of the only layer that needs a file; null if there are several, or none. */
export function loneNeeders(copy: Copy): (name: string) => string | null {
  const needOf = filesNeeded(copy);
  return (name) => {
    const { layers, isBeside } = needOf(name);
    const [uuid, ...more] = new Set(layers.map((one) => one.uuid));
    return uuid === undefined || more.length > 0 || isBeside ? null : uuid;
  };
}
