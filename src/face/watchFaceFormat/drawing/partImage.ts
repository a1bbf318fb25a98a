// PartImage and PartAnimatedImage: one picture at a time, stretched to the part's box.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { filterRegion } from '@/face/geometry/filterRegion';
import { newId, type Pen, passOver } from './drawing';
import { isOwnAddress, svg } from './markup';
import { type Placed, placed } from './placed';
import { type Read, readAttributes } from './readAttributes';
import { named } from './sources';

/** A picture of the document in a box; nothing if it is missing or its URL is not allowed. */
export function pictureIn(
  resource: string,
  box: { x?: number; y?: number; width: number; height: number },
  pen: Pen,
  filter: string | null = null,
): string {
  const picture = resource === '' ? null : pen.resources.picture(resource);
  if (!picture || box.width <= 0 || box.height <= 0 || !isOwnAddress(picture.href)) return '';
  return svg('image', { href: picture.href, ...box, preserveAspectRatio: 'none', filter });
}

const pictureOf = (image: XmlElement | undefined, pen: Pen): string =>
  image ? named(image.attributes.resource ?? '', pen) : '';

const share = (read: Read, name: string) => Math.max(0, read.number(name, 1));

/** A hue, saturation and brightness filter: its definition, and the attribute that refers to it. */
function filterOf(
  part: XmlElement,
  box: { width: number; height: number },
  pen: Pen,
): { definition: string; filter: string | null } {
  const hsb = elementsOf(part, 'ImageFilters').flatMap((filters) => elementsOf(filters, 'HsbFilter'))[0];
  if (!hsb) return { definition: '', filter: null };
  const read = readAttributes(hsb, pen);
  const id = newId(pen);
  const slope = share(read, 'brightness');
  const steps = [
    svg('feColorMatrix', { type: 'hueRotate', values: read.number('hueRotate', 0) }),
    svg('feColorMatrix', { type: 'saturate', values: share(read, 'saturate') }),
    svg(
      'feComponentTransfer',
      {},
      ['R', 'G', 'B'].map((channel) => svg(`feFunc${channel}`, { type: 'linear', slope })).join(''),
    ),
  ];
  const region = { ...filterRegion(box), 'color-interpolation-filters': 'sRGB' };
  return { definition: svg('filter', { id, ...region }, steps.join('')), filter: `url(#${id})` };
}

/** The visible picture: the only one, the first of several, or the default of the wearer's photos. */
function shownPicture(part: XmlElement, pen: Pen): string {
  for (const child of elementsOf(part)) {
    if (child.name === 'Image') return pictureOf(child, pen);
    if (child.name === 'Images') return pictureOf(elementsOf(child, 'Image')[0], pen);
    if (child.name === 'Photos') return named(child.attributes.defaultImageResource ?? '', pen);
  }
  return '';
}

export const drawPartImage = (part: XmlElement, pen: Pen): string =>
  placed(
    part,
    pen,
    ({ width, height }: Placed) => {
      const { definition, filter } = filterOf(part, { width, height }, pen);
      const picture = pictureIn(shownPicture(part, pen), { width, height }, pen, filter);
      return picture === '' ? '' : definition + picture;
    },
    { fillsBox: true },
  );

/** Default frames per second; fixed in version 1. */
const FRAME_RATE = 15;

interface Run {
  /** Number of loops; infinite if it repeats. */
  loops: number;
  /** ms before it begins. */
  delay: number;
  after: string;
}

function runOf(part: XmlElement, images: Read, pen: Pen): Run {
  const controller = elementsOf(part, 'AnimationController')[0];
  const read = controller && readAttributes(controller, pen);
  const loops = Math.max(1, read?.number('loopCount', 1) ?? 1) * Math.max(1, images.number('loopCount', 1));
  return {
    loops: read?.text('repeat')?.toUpperCase() === 'TRUE' ? Number.POSITIVE_INFINITY : loops,
    delay: (read?.number('delayPlay', 0) ?? 0) * 1000,
    after: read?.text('afterPlaying') ?? 'DO_NOTHING',
  };
}

/** Index of the visible frame; null if none. Nothing moves in always-on. */
function frameAt(count: number, rate: number, { loops, delay, after }: Run, pen: Pen): number | null {
  const ms = (pen.watch.visibleMs ?? 0) - delay;
  if (pen.mode === 'ambient' || ms < 0) return 0;
  const played = Math.floor((ms * rate) / 1000);
  if (played < count * loops) return played % count;
  if (after === 'HIDE') return null;
  return after === 'FIRST_FRAME' ? 0 : count - 1;
}

function sequenceFrame(part: XmlElement, images: XmlElement, pen: Pen): string {
  const frames = elementsOf(images, 'Image');
  if (frames.length === 0) return '';
  const read = readAttributes(images, pen);
  const rate = Math.min(60, Math.max(1, read.number('frameRate', FRAME_RATE)));
  const index = frameAt(frames.length, rate, runOf(part, read, pen), pen);
  return index === null ? '' : pictureOf(frames[index], pen);
}

/** The visible picture of an animation: an animated file, a frame, or the first of several. */
function animated(part: XmlElement, holder: XmlElement, pen: Pen, depth = 0): string {
  for (const child of elementsOf(holder)) {
    if (child.name === 'AnimatedImage') return pictureOf(child, pen);
    if (child.name === 'Image') return pictureOf(child, pen);
    if (child.name === 'SequenceImages') return sequenceFrame(part, child, pen);
    if (child.name === 'AnimatedImages' && depth === 0) return animated(part, child, pen, 1);
  }
  return '';
}

export const drawPartAnimatedImage = (part: XmlElement, pen: Pen): string =>
  placed(
    part,
    pen,
    ({ width, height }) => {
      if (elementsOf(part, 'ImageFilters').length > 0) passOver(pen, 'ImageFilters');
      return pictureIn(animated(part, part, pen), { width, height }, pen);
    },
    { fillsBox: true },
  );
