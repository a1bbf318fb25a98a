// Texts that are larger than their box at their longest value, with the state that shows it.
import { expect, it } from 'vitest';
import { createWatch } from '@/face/liveData/watch';
import { emsOf } from '@/face/nodes/googleComplication/fitText';
import { liveText } from '@/face/nodes/liveValue';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { createTextFacts } from '@/packaging/check/textFacts';
import { platform as platformSchema } from '@/schemas/design';
import { faceOf, raw } from '../../support/brokenFaces';

const text = (textTag: string, width: number) =>
  raw('text', 'words', { textTag, fontSize: 40, width, height: 60, x: 100, y: 200 });

const FAULTS: readonly [name: string, textTag: string, width: number, sound: number, shown: RegExp][] = [
  ['99,999 steps in a box for three digits', '#ZSC#', 70, 130, /^99999$/],
  ['-30 degrees in a box for two digits', '#WCTS#', 60, 130, /^-30°C$/],
  ['the longest weekday in English', '#DEEEEG#', 120, 300, /^Wednesday$/],
  ['a date in Chinese', '#DMMMMzh##DEEEEzh#', 120, 300, /^十[一二]月星期.$/],
];

it.each(platformSchema.options.flatMap((platform) => FAULTS.map((fault) => [platform, ...fault] as const)))(
  'on %s: finds %s at its value, and nothing in a wide box',
  (platform, _, textTag, width, sound, shown) => {
    const facts = createTextFacts(emsOf);
    const overflowing = (box: number, mode: 'normal' | 'ambient') => {
      const layer = text(textTag, box);
      const other = raw('shape', 'other', { x: 100, y: 300 });
      const face = mode === 'normal' ? faceOf([layer, other]) : faceOf([other], [layer, { ...other, uuid: 'still' }]);
      const copy = { ...face, platform };
      return checkCopy(copy, { ...NO_FACTS, ...facts.of(copy) }).findings.filter(({ key }) => key === 'textOverflows');
    };
    for (const mode of ['normal', 'ambient'] as const) {
      const [finding, ...more] = overflowing(width, mode);
      expect(more).toEqual([]);
      expect(finding).toMatchObject({ severity: 'warning', mode, uuid: 'words' });
      expect(finding?.params.shown).toMatch(shown);
      expect(liveText(textTag, createWatch(finding!.at!.state), 'words')).toBe(finding?.params.shown);
      expect(finding?.mends.map(({ kind }) => kind)).toEqual(['fitTextSize', 'fitTextBox']);
      expect(overflowing(sound, mode)).toEqual([]);
    }
  },
);

it('measures a layer once, and again while its font is not loaded', () => {
  let calls = 0;
  let isLoaded = false;
  const facts = createTextFacts((line) => {
    calls += 1;
    return isLoaded ? emsOf(line) : null;
  });
  const copy = faceOf([text('#ZSC#', 70)]);
  expect(facts.of(copy).texts).toEqual({});
  isLoaded = true;
  expect(Object.keys(facts.of(copy).texts ?? {})).toEqual(['normal words']);
  const before = calls;
  facts.of(copy);
  // Whether its font is loaded now.
  expect(calls - before).toBeLessThanOrEqual(1);
});
