// Catalogue items of image sequences: digits, weather and moon phase, each with built-in art until the user replaces it.

import type { CanvasFacts, CatalogueItem } from '../defineNode';
import type { NodeIconName } from '../nodeIcon';
import { artImages, centred, fitted, onThisCanvas } from '../placing';
import { enumerationOf } from './enumeration';
import { DIGIT_COUNT } from './picking';

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

/** Size of a built-in digit on the default canvas, px. */
const DIGIT_ART = { width: 60, height: 80 };
/** Hours, minutes and seconds have two digits. */
const PLACES = 2;

/** An even number of px, so that the centered cells are at whole px. */
const evenOnCanvas = (length: number, canvas: CanvasFacts) =>
  2 * Math.max(1, Math.round(onThisCanvas(length, canvas) / 2));

/** The minutes in digits, one picture for each. The built-in pictures include the minus sign. */
const digitsItem: CatalogueItem = {
  key: 'digits',
  category: 'time',
  icon: 'digits',
  start({ canvas, images }) {
    const [first] = images;
    const art = { width: evenOnCanvas(DIGIT_ART.width, canvas), height: evenOnCanvas(DIGIT_ART.height, canvas) };
    const cell = first ?? art;
    const { width, height } = fitted({ width: cell.width * PLACES, height: cell.height }, canvas, 1);
    const imgs = first
      ? images.map(({ url, fileSize }) => ({ url, fileSize }))
      : artImages('digits-bold', DIGIT_COUNT + 1);
    const shown = { textTag: '#DmZ#', shows: 'digits', places: PLACES, imgs, ratio: true };
    return { style: { ...centred(width, height, canvas), ...shown } };
  },
};

export const sequenceItems: readonly CatalogueItem[] = [
  digitsItem,
  sequenceItem({ key: 'weather', textTag: '#WCCI#', art: 'weather-line' }),
  sequenceItem({ key: 'moonPhase', textTag: '#MOONPHASE#', art: 'moon-photo' }),
];
