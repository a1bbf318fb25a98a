// Template input for each kind of layer: name, position on the 500 x 500 dial, size, colours.
import type { IMAGE_KINDS } from '@/face/nodes/image/schema';
import type { LayerName } from './template';

export interface Placed {
  name: LayerName;
  /** Centre on the dial, px. */
  at: readonly [x: number, y: number];
}

export interface Picture extends Placed {
  file: string;
  size: readonly [width: number, height: number];
  kind?: (typeof IMAGE_KINDS)[number];
  locked?: boolean;
}

export interface Hand {
  name: LayerName;
  file: string;
  size: readonly [width: number, height: number];
  /** Distance of the pivot from the top; horizontally it is centred. */
  pivotY: number;
  kind: 'image' | 'hour' | 'minutes' | 'seconds';
  /** Expression that gives its angle in degrees, and the angle at 08:59:08. */
  turnedBy: string;
  rest: number;
  /** Offset of the pivot from the centre of the dial, for a shadow below its hand. */
  shift?: readonly [x: number, y: number];
}

export interface TemplateTexts extends Placed {
  width: number;
  fontSize: number;
  tag: string;
  fill: string;
  letterSpacing?: number;
  upperCase?: boolean;
  /** Alignment in its box; absent: centred. */
  align?: 'left' | 'right';
}

export interface Ring extends Placed {
  diameter: number;
  ringWidth: number;
  rate: string;
  fill: string;
  track: string;
  /** Degrees of an arc; absent for a full ring. */
  arc?: number;
}

export interface Sequence extends Placed {
  /** File names of its pictures, in index order. */
  files: readonly string[];
  size: readonly [width: number, height: number];
  /** Expression that picks a picture. */
  tag: string;
  /** 0 to 1. */
  opacity?: number;
}

export interface Frames extends Omit<Sequence, 'tag' | 'opacity'> {
  delayMs: number;
}

export interface Bar extends Placed {
  size: readonly [width: number, height: number];
  rate: string;
  fill: string;
  track: string;
}

export interface Slot extends Placed {
  size: readonly [width: number, height: number];
  kind: 'ranged_value' | 'short_text' | 'long_text';
  /** Provider code, -1 to 16 (spec 9). */
  provider: number;
  accent: string;
  textSize: number;
  /** A round dashed border, lengths in px. */
  ring?: { width: number; dash: number; gap: number; color: string };
}
