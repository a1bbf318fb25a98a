// The bench's scene: N mixed layers, the same on every page and in every run.
import { type Design, design } from '@/schemas/design';
import { rawDesign } from '@/tests/support/designs';

/** A 12 x 12 px picture, so that an image layer costs what a small image costs. */
const PICTURE_REF = `asset:${'0'.repeat(64)}`;
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="12" height="12"%3E%3Crect width="12" height="12" rx="3" fill="%23ffb454"/%3E%3C/svg%3E';

/** Reference of a frame of an animation: a disc of its own colour. */
export const framePicture = (frame: number): string => `asset:${String(frame + 1).padStart(64, '0')}`;
const FRAME =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40"%3E%3Ccircle cx="20" cy="20" r="18" fill="hsl(HUE 70% 60%)"/%3E%3C/svg%3E';

export const assets = {
  resolve: (ref: string): string | undefined => {
    if (ref === PICTURE_REF) return PICTURE;
    const frame = /^asset:0+(\d+)$/.exec(ref)?.[1];
    return frame && FRAME.replace('HUE', String(Number(frame) * 36));
  },
};

/** Numbers from 0 to 1 that look random and are always the same. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const KINDS = [
  (size: object, at: number) => ({
    nodeType: 'text',
    style: { ...size, text: `Layer ${at}`, fontSize: 12, textTag: '' },
  }),
  (size: object) => ({ nodeType: 'image', style: { ...size, url: PICTURE_REF } }),
  (size: object) => ({ nodeType: 'progress', style: { ...size, ringWidth: 4, fillRate: '' } }),
  (size: object) => ({ nodeType: 'progress', style: { ...size, progressType: 'Linear', fillRate: '(#BLP#/100)' } }),
] as const;

/** The layer that is dragged stands in the middle, on top. */
export const DRAGGED = 'dragged';

export function benchDesign(count: number): Design {
  const roll = dice(7);
  const layers = Array.from({ length: count - 1 }, (_, at) => {
    const side = 16 + roll() * 40;
    const size = { x: roll() * 440, y: roll() * 440, width: side, height: side };
    return { uuid: `n${at}`, label: `Layer ${at}`, ...(KINDS[at % KINDS.length] ?? KINDS[0])(size, at) };
  });
  const style = { x: 225, y: 225, width: 50, height: 50, ringWidth: 8, fillRate: '' };
  const dragged = { uuid: DRAGGED, label: 'Dragged', nodeType: 'progress', style };
  return design.parse(rawDesign({ layers: [...layers, dragged] }));
}
