// Functions that build a template's layers from positions on a 500 x 500 dial. They scale to any canvas and give whole px.

import { animationNode } from '@/face/nodes/animation/schema';
import { googleComplicationNode } from '@/face/nodes/googleComplication/schema';
import { imageNode } from '@/face/nodes/image/schema';
import { imageSequenceNode } from '@/face/nodes/imageSequence/schema';
import { progressNode } from '@/face/nodes/progress/schema';
import { rootNode } from '@/face/nodes/root/schema';
import { textNode } from '@/face/nodes/text/schema';
import { canvasSize } from '../design';
import type { FaceNode } from '../nodes';
import type { Bar, Frames, Hand, Picture, Placed, Ring, Sequence, Slot, TemplateTexts } from './placed';
import { spokenStyle } from './spokenTexts';
import type { LabelOf, LayerName } from './template';

/** Side of the dial that positions refer to, px. */
const DIAL = 500;

/** File names numbered from 0: `digit0.png`, `digit1.png` … */
export const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}.png`);

/** Height of a text box in ems, as drawn by text layers. */
const LINE_HEIGHT = 1.25;

/** The whole number nearest to `size` that is even or odd like `doubled`: a box of that size around `doubled / 2` has whole edges. */
const sizeAround = (doubled: number, size: number): number => {
  const odd = Math.abs(doubled % 2);
  return Math.max(2 - odd, 2 * Math.round((size - odd) / 2) + odd);
};

const roundHalf = (value: number) => Math.round(value * 2) / 2;

/** Layer functions for one canvas: the dial fills the shorter side and is centered. */
export function layerMakers(template: string, ratio: string, labelOf: LabelOf) {
  const { width: canvasWidth, height: canvasHeight } = canvasSize(ratio);
  const side = Math.min(canvasWidth, canvasHeight);
  const k = side / DIAL;
  const left = (canvasWidth - side) / 2;
  const top = (canvasHeight - side) / 2;
  const base = (name: LayerName) => ({ uuid: `${template}-${name}`, label: labelOf(name) });
  const url = (file: string) => (file.includes('/') ? `art:${file}` : `art:${template}/${file}`);
  const imgs = (files: readonly string[]) => files.map((file) => ({ url: url(file) }));

  const px = (length: number) => Math.round(length * k);

  /**
   * A box in whole px around a place on the dial. Pictures and rings keep their proportions; words and bars (`isFree`) take the
   * nearest width that keeps them centered.
   */
  function boxAround([x, y]: Placed['at'], width: number, height: number, isFree = false) {
    const across = Math.round(2 * (left + x * k));
    const down = Math.round(2 * (top + y * k));
    const h = sizeAround(down, height * k);
    const w = isFree ? sizeAround(across, width * k) : Math.max(1, Math.round((h * width) / height));
    return { x: Math.round((across - w) / 2), y: (down - h) / 2, width: w, height: h };
  }

  return {
    root: (fill: string): FaceNode => rootNode.parse({ ...base('background'), nodeType: 'root', style: { fill } }),

    picture: ({ name, at, file, size, kind = 'image', locked = false }: Picture): FaceNode =>
      imageNode.parse({
        ...base(name),
        nodeType: 'image',
        type: kind,
        style: {
          ...spokenStyle(name),
          ...boxAround(at, size[0], size[1]),
          url: url(file),
          ratio: true,
          isLock: locked,
        },
      }),

    /** A hand: its pivot is on the dial's center. */
    hand({ name, file, size, pivotY, kind, turnedBy, rest, shift = [0, 0] }: Hand): FaceNode {
      const pivot = { x: canvasWidth / 2 + px(shift[0]), y: canvasHeight / 2 + px(shift[1]) };
      const width = sizeAround(canvasWidth, size[0] * k);
      const x = pivot.x - width / 2;
      const y = Math.round(pivot.y - pivotY * k);
      return imageNode.parse({
        ...base(name),
        nodeType: 'image',
        type: kind,
        style: {
          ...spokenStyle(name),
          x,
          y,
          width,
          height: px(size[1]),
          rotation: rest,
          rotate: turnedBy,
          offset: { x: pivot.x - x, y: pivot.y - y },
          url: url(file),
          ratio: true,
        },
      });
    },

    words: ({
      name,
      at,
      width,
      fontSize,
      tag,
      fill,
      letterSpacing = 0,
      upperCase = false,
      align,
    }: TemplateTexts): FaceNode =>
      textNode.parse({
        ...base(name),
        nodeType: 'text',
        style: {
          ...spokenStyle(name),
          ...boxAround(at, width, Math.ceil(fontSize * LINE_HEIGHT), true),
          text: '',
          textTag: tag,
          fontSize: px(fontSize),
          letterSpacing: roundHalf(letterSpacing * k),
          ...(upperCase ? { caseStyle: 1 } : {}),
          ...(align ? { align } : {}),
          fill,
        },
      }),

    /** Pictures picked by an expression. */
    sequence: ({ name, at, files, size, tag, opacity = 1 }: Sequence): FaceNode =>
      imageSequenceNode.parse({
        ...base(name),
        nodeType: 'image_sequence',
        style: {
          ...spokenStyle(name),
          ...boxAround(at, size[0], size[1]),
          imgs: imgs(files),
          textTag: tag,
          opacity,
          ratio: true,
        },
      }),

    /** Frames that loop forever. */
    frames: ({ name, at, files, size, delayMs }: Frames): FaceNode =>
      animationNode.parse({
        ...base(name),
        nodeType: 'animation',
        style: {
          ...spokenStyle(name),
          ...boxAround(at, size[0], size[1]),
          imgs: imgs(files),
          delayTime: delayMs,
          ratio: true,
        },
      }),

    bar: ({ name, at, size, rate, fill, track }: Bar): FaceNode =>
      progressNode.parse({
        ...base(name),
        nodeType: 'progress',
        style: {
          ...spokenStyle(name),
          ...boxAround(at, size[0], size[1], true),
          progressType: 'Linear',
          fillRate: rate,
          fillColor: fill,
          bgColor: track,
        },
      }),

    /** A complication slot. */
    slot: ({ name, at, size, kind, provider, accent, textSize, ring }: Slot): FaceNode =>
      googleComplicationNode.parse({
        ...base(name),
        nodeType: 'google_complication',
        style: {
          ...spokenStyle(name),
          ...boxAround(at, size[0], size[1]),
          supportTypeDefault: kind,
          systemProviderValue: provider,
          iconColor: accent,
          rangeMainColor: accent,
          rangeSecondColor: '#ffffff22',
          rangeWidth: Math.max(1, px(7)),
          titleColor: '#b8c7d4',
          textSize: px(textSize),
          titleSize: px(textSize * 0.72),
          ...(ring
            ? {
                borderRadius: px(Math.min(...size) / 2),
                borderWidth: Math.max(1, px(ring.width)),
                borderColor: ring.color,
                borderStyle: 2,
                borderDashWidth: Math.max(1, px(ring.dash)),
                borderDashGap: Math.max(1, px(ring.gap)),
              }
            : {}),
        },
      }),

    ring: ({ name, at, diameter, ringWidth, rate, fill, track, arc }: Ring): FaceNode =>
      progressNode.parse({
        ...base(name),
        nodeType: 'progress',
        style: {
          ...spokenStyle(name),
          ...boxAround(at, diameter, diameter),
          progressType: arc ? 'Arc' : 'Circular',
          ...(arc ? { arcCenterAngle: arc } : {}),
          ringWidth: Math.max(1, px(ringWidth)),
          fillRate: rate,
          fillColor: fill,
          bgColor: track,
          ratio: true,
        },
      }),
  };
}
