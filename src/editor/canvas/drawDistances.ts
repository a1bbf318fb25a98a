// Draws distances over the face, in screen px and without React: a line per distance with its value in canvas px.
import { type Gap, lengthOf } from '@/face/geometry/distances';
import { spoken } from '../commands/spoken';
import type { Viewport } from './viewport';

const SVG = 'http://www.w3.org/2000/svg';
/** Half the length of the end strokes, screen px. */
const END = 4;
/** Distance of a number from the stage's edges, screen px. */
const NUMBER_ROOM = 24;

export interface DistanceDrawing {
  /** Replaces the drawn distances; an empty list hides them. */
  show(gaps: readonly Gap[]): void;
  remove(): void;
}

const isHorizontal = ({ side }: Gap) => side === 'left' || side === 'right';

/** Middle of the visible part of a line, or of the whole line if it is not visible. */
function middleInSight(from: number, to: number, length: number): number {
  const [start, end] = [Math.max(from, 0), Math.min(to, length)];
  return length > 0 && start < end ? (start + end) / 2 : (from + to) / 2;
}

const held = (value: number, length: number) =>
  length > 2 * NUMBER_ROOM ? Math.min(length - NUMBER_ROOM, Math.max(NUMBER_ROOM, value)) : value;

/** Adds its elements to `host`, which covers the stage and ignores the pointer. */
export function createDistanceDrawing(host: HTMLElement, viewport: Viewport): DistanceDrawing {
  const page = host.ownerDocument;
  const svg = page.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'canvas-distances');
  const path = (className: string) => {
    const element = page.createElementNS(SVG, 'path');
    element.setAttribute('class', className);
    svg.append(element);
    return element;
  };
  const under = path('canvas-distance-under');
  const helpers = path('canvas-distance-helper');
  const lines = path('canvas-distance-line');
  const numbers = page.createElement('div');
  let shown: readonly Gap[] = [];

  const draw = () => {
    svg.toggleAttribute('hidden', shown.length === 0);
    const { zoom, panX, panY } = viewport.get();
    const x = (value: number) => Math.round(panX + value * zoom) + 0.5;
    const y = (value: number) => Math.round(panY + value * zoom) + 0.5;
    const lineOf = (gap: Gap) => {
      if (isHorizontal(gap)) {
        const [from, to, at] = [x(gap.from), x(gap.to), y(gap.at)];
        return `M${from} ${at}H${to}M${from} ${at - END}v${2 * END}M${to} ${at - END}v${2 * END}`;
      }
      const [from, to, at] = [y(gap.from), y(gap.to), x(gap.at)];
      return `M${at} ${from}V${to}M${at - END} ${from}h${2 * END}M${at - END} ${to}h${2 * END}`;
    };
    const helperOf = (gap: Gap) => {
      if (!gap.helper) return '';
      const { at, from, to } = gap.helper;
      return isHorizontal(gap) ? `M${x(at)} ${y(from)}V${y(to)}` : `M${x(from)} ${y(at)}H${x(to)}`;
    };
    const drawn = shown.map(lineOf).join('');
    lines.setAttribute('d', drawn);
    helpers.setAttribute('d', shown.map(helperOf).join(''));
    under.setAttribute('d', drawn);
    const { clientWidth, clientHeight } = host;
    while (numbers.childElementCount > shown.length) numbers.lastElementChild?.remove();
    for (const [index, gap] of shown.entries()) {
      const number = numbers.children[index] ?? numbers.appendChild(page.createElement('span'));
      number.className = 'canvas-distance-number';
      number.textContent = String(spoken(lengthOf(gap)));
      const [left, top] = isHorizontal(gap)
        ? [middleInSight(x(gap.from), x(gap.to), clientWidth), y(gap.at)]
        : [x(gap.at), middleInSight(y(gap.from), y(gap.to), clientHeight)];
      (number as HTMLElement).style.transform =
        `translate(${held(left, clientWidth)}px, ${held(top, clientHeight)}px) translate(-50%, -50%)`;
    }
  };
  host.append(svg, numbers);
  draw();
  const unsubscribe = viewport.subscribe(draw);

  return {
    show(gaps) {
      if (gaps.length === 0 && shown.length === 0) return;
      shown = gaps;
      draw();
    },
    remove() {
      unsubscribe();
      svg.remove();
      numbers.remove();
    },
  };
}
