// What pictures and previews of a copy draw: no effects that its package leaves out, and no contrast with them.
import { describe, expect, it } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { POLICIES } from '@/face/platforms';
import { packagingOf } from '@/face/platforms/packagings';
import type { SeenMoment } from '@/output/watchFace/checkFinding';
import { checkSeen } from '@/output/watchFace/checkSeen';
import type { Platform } from '@/schemas/design';
import { shownNodes } from '@/simulator/shownNodes';
import { bare } from '../face/nodes/sampleNodes';
import { faceOf } from '../output/watchFace/faces';

const shadow = { isOn: true, x: 3, y: 4, blur: 6, color: '#000000' };
const glow = { isOn: true, radius: 10, color: '#ff8020' };
const outline = { isOn: true, width: 8, color: '#000000' };
const box = { x: 100, y: 100, width: 120, height: 40, text: 'Noon', fill: '#ffffff' };
const letters = bare('text', { ...box, shadow, glow, outline });
const turning = bare('text', { ...box, shadow, glow, rotate: '#DWFM#' });
const copyOn = (platform: Platform, node = letters) => ({ ...faceOf([node], { ambient: [node] }), platform });
const isOn = (copy: ReturnType<typeof copyOn>, mode: 'normal' | 'ambient') => {
  const node = shownNodes(copy, mode).find(({ uuid }) => uuid === letters.uuid);
  const { style } = node as typeof letters;
  return { shadow: style.shadow.isOn, glow: style.glow?.isOn, outline: style.outline?.isOn };
};
const NONE = { shadow: false, glow: false, outline: false };

describe.each(['normal', 'ambient'] as const)('in %s mode', (mode) => {
  it('an ASR copy shows letters alone', () => expect(isOn(copyOn('falcon'), mode)).toEqual(NONE));

  it('a smartwatch copy shows the effects of a text', () =>
    expect(isOn(copyOn('android'), mode)).toEqual({ shadow: true, glow: true, outline: true }));

  it('a smartwatch copy shows no shadow of a text that data turns', () =>
    expect(isOn(copyOn('android', turning), mode)).toMatchObject({ shadow: false, glow: true }));

  it.each(['android', 'falcon'] as const)('the same copy on %s has the same list', (platform) => {
    const copy = copyOn(platform);
    expect(shownNodes(copy, mode)).toBe(shownNodes(copy, mode));
  });
});

it('a copy that loses nothing shows its own list', () => {
  const copy = copyOn('android');
  expect(shownNodes(copy, 'normal')).toBe(copy.normal.nodeList);
});

it.each(Object.values(POLICIES))('the policy of $platform has its kind of package', ({ platform, packaging }) =>
  expect(packagingOf(platform)).toBe(packaging),
);

it.each([
  ['android', []],
  ['falcon', ['contrastLow']],
] as const)('white letters on white with a black outline have on %s the findings %j', (platform, findings) => {
  const contrast = { p10: 1, p50: 1, p75: 1, p90: 1 };
  const place = { angle: 0, radius: 0 };
  const layer = { uuid: letters.uuid, bounds: box, place, cut: { share: 0, px: 0 }, contrast, covered: [] };
  const seen: SeenMoment[] = [{ mode: 'normal', moment: 'sample', state: SAMPLE_STATE, layers: [layer] }];
  expect(checkSeen(copyOn(platform), seen).map(({ key }) => key)).toEqual(findings);
});
