// Which layers need the files that the kept parts of a copy, and what stands beside its layers, name.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { type NamesIn, namesIn } from './partNames';
import { readHead, readPart } from './readPart';

/** The layers that need a file of a name, and whether something beside the layers does. */
interface Needed {
  uuids: Set<string>;
  isBeside: boolean;
}

const partOf = (node: FaceNode): XmlElement | null =>
  isKnown(node) && node.nodeType === 'watch_part' ? readPart(node.style.xml) : null;

const filesIn = ({ pictures, fonts }: NamesIn): readonly string[] => [...pictures, ...fonts];

/** Tells of the name of a picture or a font the one layer that needs it; null where that are several, or none alone. */
export function loneNeeders({ normal, ambient, watchFace }: Pick<FaceCopy, 'normal' | 'ambient' | 'watchFace'>) {
  const needed = new Map<string, Needed>();
  const layersOfGlyphs = new Map<string, Set<string>>();
  const need = (name: string): Needed => {
    const known = needed.get(name) ?? { uuids: new Set<string>(), isBeside: false };
    needed.set(name, known);
    return known;
  };
  for (const node of [...normal.nodeList, ...(ambient?.nodeList ?? [])]) {
    const part = partOf(node);
    if (!part) continue;
    const names = namesIn(part);
    for (const name of filesIn(names)) need(name).uuids.add(node.uuid);
    for (const font of names.glyphs) {
      layersOfGlyphs.set(font, (layersOfGlyphs.get(font) ?? new Set()).add(node.uuid));
    }
  }
  for (const element of readHead(watchFace?.head ?? '') ?? []) {
    const fonts = element.name === 'BitmapFonts' ? elementsOf(element) : null;
    if (!fonts) for (const name of filesIn(namesIn(element))) need(name).isBeside = true;
    for (const font of fonts ?? []) {
      const layers = layersOfGlyphs.get(font.attributes.name ?? '') ?? [];
      for (const name of filesIn(namesIn(font))) for (const uuid of layers) need(name).uuids.add(uuid);
    }
  }
  return (name: string): string | null => {
    const { uuids, isBeside } = needed.get(name) ?? { uuids: new Set<string>(), isBeside: false };
    const [uuid, ...more] = uuids;
    return uuid === undefined || more.length > 0 || isBeside ? null : uuid;
  };
}
