// Replaces a layer's picture, crops its transparent edges, or restores its natural size; keeps position, proportions
// and pivot.
import type { PictureTrim } from '@/bytes/picture/pictureTrim';
import type { Box } from '@/face/geometry/bounds';
import type { ResizedStyle } from '@/face/geometry/fixedAt';
import {
  croppedBox,
  fittedPicture,
  isDialSized,
  onDial,
  overDial,
  sizedAboutPivot,
  uncroppedBox,
} from '@/face/geometry/pictures';
import type { Size } from '@/face/geometry/resize';
import { boundedLength } from '@/face/geometry/transform';
import { pictureFitOf, turnsOnDial } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { mayTurn } from '@/face/platforms/handRules';
import type { FaceNode } from '@/schemas/nodes';
import type { VectorSource } from '@/schemas/vectorSource';
import { aboutSelection, sizeAnnouncement } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import { boxOf, layersBy, type Style, styleOf } from './layerFacts';
import { refuse } from './refuse';
import { withHandDefaults } from './restoredHands';

/** An SVG source, and the size in px of the picture rendered from it. */
export type Drawing = Omit<VectorSource, 'url'>;

/** The style of a layer with a picture and its SVG source. */
export const pictureStyle = (url: string, fileSize: number, drawing: Drawing | undefined) => ({
  url,
  fileSize,
  vector: drawing && { ...drawing, url },
});

/** A stored picture; its size in px and bytes. */
export interface NewPicture extends Size {
  url: string;
  fileSize: number;
  drawing?: Drawing | undefined;
  /** Set if its transparent edges are already cropped. */
  trim?: PictureTrim | undefined;
}

/** Whether one picture fills the layer's box. */
export const showsPicture = (node: FaceNode): boolean => pictureFitOf(node) !== null && boxOf(node) !== null;

/** The reference of the layer's picture; empty if it has none. */
export const pictureOf = (node: FaceNode): string => {
  const { url } = styleOf(node);
  return showsPicture(node) && typeof url === 'string' ? url : '';
};

/** The box for a new picture: a hand drawn for the whole dial is placed as drawn, others fit the previous box. */
function boxFor(node: FaceNode, box: Box, picture: NewPicture, canvas: CanvasFacts): ResizedStyle {
  const { trim } = picture;
  if (trim && turnsOnDial(node) && isDialSized(canvas, trim.whole)) {
    return croppedBox({ ...box, ...overDial(canvas, trim.whole) }, trim.whole, trim.crop);
  }
  return fittedPicture(box, picture, pictureFitOf(node) ?? 'longer');
}

export interface ReplacePicturePayload {
  uuids: readonly string[];
  picture: NewPicture;
}

export const replacePicture = defineStyleEdit<ReplacePicturePayload>({
  name: 'replacePicture',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  patches({ nodes, canvas, policy }, { uuids, picture }) {
    return patchesFor(layersBy(nodes, uuids), (node) => {
      const box = boxOf(node);
      if (!box || !showsPicture(node)) return refuse('invalidValue');
      const style = pictureStyle(picture.url, picture.fileSize, picture.drawing);
      return withHandDefaults(node, { ...style, ...boxFor(node, box, picture, canvas) }, { canvas, policy });
    });
  },
  announce: aboutSelection('imageReplaced'),
});

export interface TrimPicturePayload {
  trims: readonly (PictureTrim & {
    uuid: string;
    /** The picture that was cropped; a layer that shows another one by now is not changed. */
    from: string;
    url: string;
    fileSize: number;
    drawing?: Drawing | undefined;
    /** It just became a hand: a picture drawn for the whole dial then rotates about the dial's centre. */
    isNewHand?: boolean;
  })[];
}

/** Whether the layer has its own pivot, or is rotated or scaled about the centre of its box. */
function isPivoted(node: FaceNode): boolean {
  const { offset, rotate, rotation, scaleX = 1, scaleY = 1 } = styleOf(node);
  return Boolean(offset) || Boolean(rotate) || Number(rotation) % 360 !== 0 || scaleX !== 1 || scaleY !== 1;
}

const isMiddleOf = ({ width, height, offset }: Required<ResizedStyle>): boolean =>
  offset.x === width / 2 && offset.y === height / 2;

/**
 * The cropped picture in place of the whole one; the pivot keeps its canvas position, even if the layer is not rotated
 * yet. A layer without its own pivot gets none if that point is also the centre of the cropped picture. A picture drawn
 * for the whole dial that becomes a hand is first centred on the dial.
 */
function trimmedStyle(node: FaceNode, box: Box, trim: TrimPicturePayload['trims'][number], canvas: CanvasFacts): Style {
  const isOverDial = trim.isNewHand && turnsOnDial(node) && !isPivoted(node) && isDialSized(canvas, box);
  const from = isOverDial ? { ...box, ...onDial(canvas, box) } : box;
  const cropped = croppedBox(from, trim.whole, trim.crop);
  if (styleOf(node).offset || !isMiddleOf(cropped)) return { ...cropped };
  const { offset: _, ...place } = cropped;
  return place;
}

export const trimPicture = defineStyleEdit<TrimPicturePayload>({
  name: 'trimPicture',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  patches({ nodes, canvas, policy }, { trims }) {
    const byUuid = new Map(trims.map((trim) => [trim.uuid, trim]));
    return patchesFor(layersBy(nodes, [...byUuid.keys()]), (node) => {
      const [box, trim] = [boxOf(node), byUuid.get(node.uuid)];
      if (!box || !trim || pictureOf(node) !== trim.from) return {};
      const style = pictureStyle(trim.url, trim.fileSize, trim.drawing);
      return withHandDefaults(node, { ...style, ...trimmedStyle(node, box, trim, canvas) }, { canvas, policy });
    });
  },
  announce: sizeAnnouncement,
});

export interface UntrimPicturePayload {
  uuids: readonly string[];
  /** The cropped picture; a layer that shows another one by now is not changed. */
  from: string;
  /** The whole one. */
  url: string;
  fileSize: number;
  trim: PictureTrim;
}

/** Restores the transparent edges of a picture; if it is then too large to rotate, its rotation is removed. */
export const untrimPicture = defineStyleEdit<UntrimPicturePayload>({
  name: 'untrimPicture',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  patches({ nodes, canvas, policy }, { uuids, from, url, fileSize, trim: { whole, crop } }) {
    return patchesFor(layersBy(nodes, uuids), (node) => {
      const box = boxOf(node);
      if (!box || pictureOf(node) !== from) return {};
      const place = uncroppedBox(box, whole, crop);
      const still = mayTurn(place, policy, canvas) ? {} : { rotate: '', rotation: 0 };
      return { url, fileSize, ...place, ...still };
    });
  },
  announce: sizeAnnouncement,
});

export interface NaturalSizePayload {
  /** Size of each layer's picture, px. */
  sizes: ReadonlyMap<string, Size>;
}

/** Sets one px of the picture to one px of the canvas, about the pivot. */
export const naturalSize = defineStyleEdit<NaturalSizePayload>({
  name: 'naturalSize',
  group: 'move',
  record: 'entry',
  route: 'properties',
  patches({ nodes, canvas, policy }, { sizes }) {
    return patchesFor(layersBy(nodes, [...sizes.keys()]), (node) => {
      const [box, size] = [boxOf(node), sizes.get(node.uuid)];
      if (!box || !size) return {};
      const natural = { width: boundedLength(size.width), height: boundedLength(size.height) };
      return withHandDefaults(node, { ...sizedAboutPivot(box, natural) }, { canvas, policy });
    });
  },
  announce: sizeAnnouncement,
});

export const PICTURE_COMMANDS = [replacePicture, trimPicture, untrimPicture, naturalSize];
