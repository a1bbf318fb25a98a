// Another picture in place of the one a layer shows, its clear edges cropped, its natural size: place, proportion and pivot kept.
import type { Bounds, Box } from '@/face/geometry/bounds';
import {
  croppedBox,
  fittedPicture,
  isDialSized,
  onDial,
  overDial,
  sizedAboutPivot,
  uncroppedBox,
} from '@/face/geometry/pictures';
import type { ResizedStyle, Size } from '@/face/geometry/resize';
import { boundedLength } from '@/face/geometry/transform';
import { pictureFitOf, turnsOnDial } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { mayTurn } from '@/face/platforms/hands';
import type { FaceNode } from '@/schemas/nodes';
import type { VectorSource } from '@/schemas/vectorSource';
import { aboutSelection, sizeSaid } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import { boxOf, layersBy, type Style, styleOf } from './layerFacts';
import { refuse } from './refuse';
import { withHandDefaults } from './restoredHands';

/** A picture without its clear edges: the size it had, and the part of it that is left, px. */
export interface PictureTrim {
  whole: Size;
  crop: Bounds;
}

/** An SVG drawing, and the size in px of the picture that was made of it. */
export type Drawing = Omit<VectorSource, 'url'>;

/** The style of a layer that shows a picture, with the drawing that the picture was made of. */
export const pictureStyle = (url: string, fileSize: number, drawing: Drawing | undefined) => ({
  url,
  fileSize,
  vector: drawing && { ...drawing, url },
});

/** A picture that is kept; its size in px and bytes. */
export interface NewPicture extends Size {
  url: string;
  fileSize: number;
  drawing?: Drawing | undefined;
  /** Its clear edges are gone already. */
  trim?: PictureTrim | undefined;
}

/** Whether the layer shows one picture that fills its box. */
export const showsPicture = (node: FaceNode): boolean => pictureFitOf(node) !== null && boxOf(node) !== null;

/** The reference of the one picture that a layer shows; empty for none. */
export const pictureOf = (node: FaceNode): string => {
  const { url } = styleOf(node);
  return showsPicture(node) && typeof url === 'string' ? url : '';
};

/** The box a new picture gets: a hand that was drawn for the whole dial lies where it was drawn, all others in the old box. */
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
    /** The picture that was trimmed: a layer that shows another by now keeps it. */
    from: string;
    url: string;
    fileSize: number;
    drawing?: Drawing | undefined;
    /** It has just become a hand: what lies beside the dial and is drawn for all of it turns about its middle. */
    isNewHand?: boolean;
  })[];
}

/** Whether the layer has a pivot of its own, or is turned or scaled about the middle of its box. */
function isPivoted(node: FaceNode): boolean {
  const { offset, rotate, rotation, scaleX = 1, scaleY = 1 } = styleOf(node);
  return Boolean(offset) || Boolean(rotate) || Number(rotation) % 360 !== 0 || scaleX !== 1 || scaleY !== 1;
}

const isMiddleOf = ({ width, height, offset }: Required<ResizedStyle>): boolean =>
  offset.x === width / 2 && offset.y === height / 2;

/**
 * The cropped picture in the place of the whole one; the pivot keeps its point on the canvas, also where the layer is not turned
 * yet. A layer without a pivot of its own gets none where that point is the middle of the cropped picture too. A picture drawn
 * for the whole dial that becomes a hand is centered on the dial first.
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
  announce: sizeSaid,
});

export interface UntrimPicturePayload {
  uuids: readonly string[];
  /** The picture without clear edges: a layer that shows another by now keeps it. */
  from: string;
  /** The whole one. */
  url: string;
  fileSize: number;
  trim: PictureTrim;
}

/** The clear edges of a picture come back; what is too large to be turned then is no more. */
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
  announce: sizeSaid,
});

export interface NaturalSizePayload {
  /** The size of each layer's picture, px. */
  sizes: ReadonlyMap<string, Size>;
}

/** One px of the picture is one px of the canvas again, about the pivot. */
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
  announce: sizeSaid,
});

export const PICTURE_COMMANDS = [replacePicture, trimPicture, untrimPicture, naturalSize];
