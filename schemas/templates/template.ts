// What a template is, and the makers its layers are written with: positions on a 500 x 500 dial, scaled to any canvas.
import { canvasSize, type Shape } from '../design';
import type { FaceNode } from '../nodes';
import { type IMAGE_KINDS, imageNode } from '../nodes/image';
import { progressNode } from '../nodes/progress';
import { rootNode } from '../nodes/root';
import { textNode } from '../nodes/text';

/** Keys of the names a template's layers are given: `pages.templates.layers.<key>`. */
export const LAYER_NAMES = [
  'background',
  'dial',
  'backdrop',
  'hour',
  'hourShadow',
  'minutes',
  'minutesShadow',
  'seconds',
  'cap',
  'weekday',
  'date',
  'time',
  'batteryRing',
  'battery',
  'batteryIcon',
  'stepsRing',
  'steps',
  'stepsIcon',
  'heartRing',
  'heart',
  'heartIcon',
] as const;
export type LayerName = (typeof LAYER_NAMES)[number];
export type LabelOf = (name: LayerName) => string;

/** A starting design. */
export interface Template {
  id: string;
  /** Locale keys under `pages`. */
  nameKey: string;
  aboutKey: string;
  /** The layers on a canvas of this size (`width*height`, px) and shape, labelled in the designer's language. */
  build(ratio: string, shape: Shape, labelOf: LabelOf): FaceNode[];
}

/** Side of the dial the positions are written for, px. */
const DIAL = 500;

interface Placed {
  name: LayerName;
  /** Centre on the dial, px. */
  at: readonly [x: number, y: number];
}

interface Picture extends Placed {
  file: string;
  size: readonly [width: number, height: number];
  kind?: (typeof IMAGE_KINDS)[number];
  locked?: boolean;
}

interface Hand {
  name: LayerName;
  file: string;
  size: readonly [width: number, height: number];
  /** Height of the pivot from the top; across it is the middle. */
  pivotY: number;
  kind: 'image' | 'hour' | 'minutes' | 'seconds';
  /** Data tag that turns it, and its resting angle: the tag's value at 08:59:08. */
  turnedBy: 'DWFKS' | 'DWFM' | 'DWFS';
  rest: number;
  /** A shadow lies lower than its hand: where the pivot is, off the dial's centre. */
  shift?: readonly [x: number, y: number];
}

interface Words extends Placed {
  width: number;
  fontSize: number;
  tag: string;
  fill: string;
  letterSpacing?: number;
  upperCase?: boolean;
}

interface Ring extends Placed {
  diameter: number;
  ringWidth: number;
  rate: string;
  fill: string;
  track: string;
  /** Degrees of an arc; absent for a full ring. */
  arc?: number;
}

/** Height of a text box in ems, as the text layer draws a line. */
const LINE_HEIGHT = 1.25;

const exact = (value: number) => Math.round(value * 100) / 100;

/** Makers for one canvas: the dial fits into the shorter side and stands in the middle. */
export function layerMakers(template: string, ratio: string, labelOf: LabelOf) {
  const { width: canvasWidth, height: canvasHeight } = canvasSize(ratio);
  const side = Math.min(canvasWidth, canvasHeight);
  const k = side / DIAL;
  const left = (canvasWidth - side) / 2;
  const top = (canvasHeight - side) / 2;
  const base = (name: LayerName) => ({ uuid: `${template}-${name}`, label: labelOf(name) });
  const url = (file: string) => `art:${template}/${file}`;

  function boxAround([x, y]: Placed['at'], width: number, height: number) {
    const w = exact(width * k);
    const h = exact(height * k);
    return { x: exact(left + x * k - w / 2), y: exact(top + y * k - h / 2), width: w, height: h };
  }

  return {
    root: (fill: string): FaceNode => rootNode.parse({ ...base('background'), nodeType: 'root', style: { fill } }),

    picture: ({ name, at, file, size, kind = 'image', locked = false }: Picture): FaceNode =>
      imageNode.parse({
        ...base(name),
        nodeType: 'image',
        type: kind,
        style: { ...boxAround(at, size[0], size[1]), url: url(file), ratio: true, isLock: locked },
      }),

    /** A hand: its pivot stands on the dial's centre. */
    hand({ name, file, size, pivotY, kind, turnedBy, rest, shift = [0, 0] }: Hand): FaceNode {
      const pivot = { x: canvasWidth / 2 + exact(shift[0] * k), y: canvasHeight / 2 + exact(shift[1] * k) };
      const width = exact(size[0] * k);
      const x = exact(pivot.x - width / 2);
      const y = exact(pivot.y - pivotY * k);
      return imageNode.parse({
        ...base(name),
        nodeType: 'image',
        type: kind,
        style: {
          x,
          y,
          width,
          height: exact(size[1] * k),
          rotation: rest,
          rotate: `#${turnedBy}#`,
          offset: { x: exact(pivot.x - x), y: exact(pivot.y - y) },
          url: url(file),
          ratio: true,
        },
      });
    },

    words: ({ name, at, width, fontSize, tag, fill, letterSpacing = 0, upperCase = false }: Words): FaceNode =>
      textNode.parse({
        ...base(name),
        nodeType: 'text',
        style: {
          ...boxAround(at, width, fontSize * LINE_HEIGHT),
          text: '',
          textTag: tag,
          fontSize: exact(fontSize * k),
          letterSpacing: exact(letterSpacing * k),
          ...(upperCase ? { caseStyle: 1 } : {}),
          fill,
        },
      }),

    ring: ({ name, at, diameter, ringWidth, rate, fill, track, arc }: Ring): FaceNode =>
      progressNode.parse({
        ...base(name),
        nodeType: 'progress',
        style: {
          ...boxAround(at, diameter, diameter),
          progressType: arc ? 'Arc' : 'Circular',
          ...(arc ? { arcCenterAngle: arc } : {}),
          ringWidth: Math.max(1, exact(ringWidth * k)),
          fillRate: rate,
          fillColor: fill,
          bgColor: track,
          ratio: true,
        },
      }),
  };
}
