// Catalogue items of image sequences: weather and moon phase, each with built-in art until the user replaces it.

import type { CatalogueItem } from '../defineNode';
import type { NodeIconName } from '../nodeIcon';
import { artImages, centred, fitted, onThisCanvas } from '../placing';
import { enumerationOf } from './enumeration';

interface SequenceStart {
  key: NodeIconName;
  textTag: string;
  /** Folder of its art. */
  art: string;
}

/** Side of the art on the default canvas, px. */
const ART_SIDE = 96;

const sequenceItem = ({ key, textTag, art }: SequenceStart): CatalogueItem => ({
  key,
  category: 'comp',
  icon: key,
  start({ canvas, images }) {
    const [first] = images;
    const side = onThisCanvas(ART_SIDE, canvas);
    const { width, height } = first ? fitted(first, canvas, 1) : { width: side, height: side };
    const imgs = first ? images.map(({ url, fileSize }) => ({ url, fileSize })) : artOf(art, textTag);
    return { style: { ...centred(width, height, canvas), textTag, imgs, ratio: true } };
  },
});

/** One image per value of the tag. */
const artOf = (art: string, textTag: string) => artImages(art, enumerationOf(textTag)?.count ?? 0);

export const sequenceItems: readonly CatalogueItem[] = [
  sequenceItem({ key: 'weather', textTag: '#WCCI#', art: 'weather-line' }),
  sequenceItem({ key: 'moonPhase', textTag: '#MOONPHASE#', art: 'moon-photo' }),
];
