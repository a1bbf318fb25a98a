// A layer as the part that an export writes for it, with its leftovers: what a watch would draw.
import { xml } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';
import type { KnownNode } from '@/schemas/nodes';
import type { CanvasFacts } from '../defineNode';
import type { FaceSheet } from '../faceSheet';
import { writeNode } from '../writers';
import type { Resources } from './partResources';
import { partXml } from './readPart';

export interface WrittenPart extends Resources {
  xml: string;
}

/** The part in px of the canvas; null if its files need changes that only an export makes. */
export function writtenPart(node: KnownNode, canvas: CanvasFacts, mode: ModeName): WrittenPart | null {
  const pictures: Resources['pictures'] = [];
  const fonts = new Map<string, string>();
  let isPlain = true;
  const sheet: FaceSheet = {
    canvas,
    mode,
    picture({ url, ...changes }) {
      if (Object.values(changes).some(Boolean)) isPlain = false;
      const name = `picture_${pictures.length}`;
      // A picture that fills its part needs no size of its own.
      pictures.push({ name, url, width: 1, height: 1, fileSize: 0 });
      return name;
    },
    glyphs() {
      isPlain = false;
      return 'glyphs';
    },
    family(typeface) {
      fonts.set(typeface, typeface);
      return typeface;
    },
    words() {
      isPlain = false;
      return 'words';
    },
    slotId: () => 0,
    // The check reports what an export finds.
    find: () => undefined,
    withPictureNames: () => sheet,
  };
  const elements = writeNode(node, sheet);
  if (!isPlain || elements.length === 0) return null;
  const [only] = elements;
  const { width, height } = canvas;
  const element = only && elements.length === 1 ? only : xml('Group', { x: 0, y: 0, width, height }, elements);
  return {
    xml: partXml(element),
    pictures,
    fonts: [...fonts].map(([name, family]) => ({ name, family })),
    strings: [],
  };
}
