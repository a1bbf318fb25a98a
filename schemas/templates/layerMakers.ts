// The makers a template's layers are written with: positions on a 500 x 500 dial, scaled to any canvas.
import { canvasSize } from '../design';
import type { FaceNode } from '../nodes';
import { animationNode } from '../nodes/animation';
import { googleComplicationNode } from '../nodes/googleComplication';
import { imageNode } from '../nodes/image';
import { imageSequenceNode } from '../nodes/imageSequence';
import { progressNode } from '../nodes/progress';
import { rootNode } from '../nodes/root';
import { textNode } from '../nodes/text';
import type { Bar, Frames, Hand, Picture, Placed, Ring, Sequence, Slot, Words } from './placed';
import type { LabelOf, LayerName } from './template';

/** Side of the dial that positions refer to, px. */
const DIAL = 500;

/** File names numbered from 0: `digit0.png`, `digit1.png` … */
export const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}.png`);

/** Height of a text box in ems, as drawn by text layers. */
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
  const url = (file: string) => (file.includes('/') ? `art:${file}` : `art:${template}/${file}`);
  const imgs = (files: readonly string[]) => files.map((file) => ({ url: url(file) }));

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

    words: ({ name, at, width, fontSize, tag, fill, letterSpacing = 0, upperCase = false, align }: Words): FaceNode =>
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
          ...(align ? { align } : {}),
          fill,
        },
      }),

    /** Pictures picked by an expression. */
    sequence: ({ name, at, files, size, tag }: Sequence): FaceNode =>
      imageSequenceNode.parse({
        ...base(name),
        nodeType: 'image_sequence',
        style: { ...boxAround(at, size[0], size[1]), imgs: imgs(files), textTag: tag, ratio: true },
      }),

    /** Frames that play for ever. */
    frames: ({ name, at, files, size, delayMs }: Frames): FaceNode =>
      animationNode.parse({
        ...base(name),
        nodeType: 'animation',
        style: { ...boxAround(at, size[0], size[1]), imgs: imgs(files), delayTime: delayMs, ratio: true },
      }),

    bar: ({ name, at, size, rate, fill, track }: Bar): FaceNode =>
      progressNode.parse({
        ...base(name),
        nodeType: 'progress',
        style: {
          ...boxAround(at, size[0], size[1]),
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
          ...boxAround(at, size[0], size[1]),
          supportTypeDefault: kind,
          systemProviderValue: provider,
          iconColor: accent,
          rangeMainColor: accent,
          rangeSecondColor: '#ffffff22',
          rangeWidth: Math.max(1, exact(7 * k)),
          titleColor: '#b8c7d4',
          textSize: exact(textSize * k),
          titleSize: exact(textSize * 0.72 * k),
          ...(ring
            ? {
                borderRadius: exact((Math.min(...size) / 2) * k),
                borderWidth: Math.max(1, exact(ring.width * k)),
                borderColor: ring.color,
                borderStyle: 2,
                borderDashWidth: exact(ring.dash * k),
                borderDashGap: exact(ring.gap * k),
              }
            : {}),
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
