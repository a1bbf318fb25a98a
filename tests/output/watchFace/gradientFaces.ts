// A face with gradients along every kind of progress, for tests of the export: by structure and drawn.
import type { FaceCopy } from '@/schemas/design';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';

const stop = (at: number, color: string) => ({ at, color });
/** Smooth, with a sudden change in the middle, and with more bands than are written. */
export const STOPS = {
  smooth: [stop(0, '#ff5f6d'), stop(0.5, '#ffc861'), stop(1, '#63e6c8')],
  sudden: [stop(0, '#2f6fed'), stop(0.5, '#2f6fed'), stop(0.5, '#ffb454'), stop(1, '#ffb454')],
  long: Array.from({ length: 16 }, (_, index) => stop(index / 15, index % 2 === 0 ? '#000000' : '#ffffff')),
};

const LOOKS: readonly object[] = [
  { progressType: 'Circular', fillStops: STOPS.smooth },
  { progressType: 'Circular', fillStops: STOPS.sudden, isRound: false, reverse: true },
  { progressType: 'Circular', fillStops: STOPS.smooth, fillRate: '', fillProgress: 1 },
  { progressType: 'Arc', fillStops: STOPS.smooth, fillRate: '(#DmZ#/60)' },
  { progressType: 'Arc', fillStops: STOPS.long, isRound: false, segment: 10 },
  { progressType: 'Linear', height: 20, fillStops: STOPS.smooth },
  { progressType: 'Linear', height: 20, fillStops: STOPS.sudden, isRound: false, reverse: true, rotation: 20 },
  { progressType: 'Linear', height: 12, fillStops: STOPS.smooth, fillRate: '', fillProgress: 0.4, opacity: 0.6 },
];

export function gradientsFace(): FaceCopy {
  const nodes = LOOKS.map((style, index) => {
    const place = { x: 14 + 118 * (index % 3), y: 20 + 140 * Math.floor(index / 3), width: 104, height: 104 };
    const label = `Gradient ${index + 1}`;
    return bare(
      'progress',
      { fillRate: '(#BLP#/100)', ringWidth: 14, ...place, ...style },
      { uuid: `g${index}`, label },
    );
  });
  return faceOf([...nodes], { ambient: [...nodes], canvas: { width: 368, height: 448, shape: 'rectangle' } });
}
