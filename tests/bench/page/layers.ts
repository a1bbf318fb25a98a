// The bench's scene: N mixed layers, the same on every page and in every run.
import { type Design, design } from '@/schemas/design';
import { rawDesign } from '@/tests/support/designs';

/** A 12 x 12 px picture, so that an image layer costs as much as a small image: its PNG in base64, and its reference. */
export const PICTURE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAABC0lEQVR4nAXBkQLAIABAwT4yCIIgCAZBEATDIBgEQRAEQRD0f293gis5ki1ZkikZki5pkir5JEWSpeAqjmIrlmIqhqIrmqIqPkVRZCW4mqPZmqWZmqHpmqapmk9TNFkLruEYtmEZpmEYuqEZquEzFEM2gms5lm1ZlmkZlm5plmr5LMWSreA6jmM7lmM6hqM7mqM6PkdxZCe4D+dhP6yH+TAe+kN7qA/fQ3nIj+B6jmd7lmd6hqd7mqd6Pk/xZC+4gRPYgRWYgRHogRaogS9QAjkIbuREdmRFZmREeqRFauSLlEiOgps4iZ1YiZkYiZ5oiZr4EiWRk+C+nJf9sl7my3jpL+2lvnwv5SW/P/6jJADtGsQhAAAAAElFTkSuQmCC';
export const PICTURE_REF = 'asset:9446ad5502fde31e980b7c6027974604641d7920b7868cf8eeeafbc839b768b6';

export const assets = {
  resolve: (ref: string): string | undefined =>
    ref === PICTURE_REF ? `data:image/png;base64,${PICTURE_PNG}` : undefined,
};

/** Pseudo-random numbers from 0 to 1, always the same. */
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

/** The dragged layer is in the middle, on top. */
export const DRAGGED = 'dragged';

/** Raw layers below the dragged one, `count` of them. */
function mixedLayers(count: number) {
  const roll = dice(7);
  return Array.from({ length: count }, (_, at) => {
    const side = 16 + roll() * 40;
    const size = { x: roll() * 440, y: roll() * 440, width: side, height: side };
    return { uuid: `n${at}`, label: `Layer ${at}`, ...(KINDS[at % KINDS.length] ?? KINDS[0])(size, at) };
  });
}

/** `count` layers with the dragged one; `more`: raw layers between them and it. */
export function benchDesign(count: number, more: readonly object[] = []): Design {
  const style = { x: 225, y: 225, width: 50, height: 50, ringWidth: 8, fillRate: '' };
  const dragged = { uuid: DRAGGED, label: 'Dragged', nodeType: 'progress', style };
  const layers = [...mixedLayers(count - 1 - more.length), ...more, dragged];
  return design.parse(rawDesign({ name: `Bench ${count}`, layers }));
}
