// Sample data of the system's providers, the table of providers, and fitting text into its line.
import { describe, expect, it } from 'vitest';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { emsOf, fitText } from '@/face/nodes/googleComplication/fitText';
import { sampleData, shareOf, tagsOfProvider } from '@/face/nodes/googleComplication/sampleData';
import { googleComplicationNode } from '@/face/nodes/googleComplication/schema';
import { slotLayout } from '@/face/nodes/googleComplication/slotLayout';
import { describeFields } from '@/forms/describeFields';
import { optionKey } from '@/forms/fieldWords';
import { COMPLICATION_PROVIDERS, givesRequestedData, OFFERED_PROVIDERS } from '@/schemas/complications';
import { wordsOf } from '../../../build/nodeWords.mjs';

/** The words of fields in both languages. */
const WORDS = ['en', 'zh'].map((language) => wordsOf(language, 'fields'));
const textAt = (words: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], words);

const read = (code: number, state: Partial<WatchState> = {}) =>
  sampleData(code, createWatch(sampleState({ language: 'en', ...state })));
const at = (hour: number) => ({ now: sampleState().now + (hour - 9) * 3_600_000 });

describe('providers', () => {
  it.each([
    [1, '72%', 'Battery'],
    [2, 'Nov 20', 'Fri'],
    [3, '08:59', 'Nov 20'],
    [4, '6,284', 'Steps'],
    [5, '00:59', 'LON'],
    [7, '3', 'Unread'],
    [9, 'Team meeting', '10:00'],
    [12, '16:55', 'Sunset'],
    [13, 'Fri', 'Nov 20'],
    [16, '20', 'Fri'],
  ])('%i gives %s, %s', (code, text, title) => expect(read(code)).toMatchObject({ text, title }));

  it('use Chinese on a Chinese watch', () => {
    const texts = [1, 2, 4, 12, 16].map((code) => read(code, { language: 'zh' }));
    expect(texts.map((data) => `${data?.text} ${data?.title}`)).toEqual([
      ...['72% 电量', '11月20日 周五', '6,284 步数', '16:55 日落', '20 周五'],
    ]);
  });

  it('the battery has a range, from empty to full; steps are a number', () => {
    expect(read(1)?.range).toEqual({ min: 0, max: 100, value: 72 });
    expect(read(1, { battery: null })).toMatchObject({ text: '--', range: null });
    expect(read(4)?.range).toBeNull();
    expect(read(4, { steps: null })).toMatchObject({ text: '--', range: null });
    expect(shareOf({ min: 0, max: 100, value: 72 })).toBeCloseTo(0.72);
    expect(shareOf({ min: 0, max: 100, value: 120 })).toBe(1);
    expect(shareOf(null)).toBe(0);
  });

  it('the sun rises next before its rise and after its set', () => {
    expect(read(12, at(4))?.title).toBe('Sunrise');
    expect(read(12, at(12))?.title).toBe('Sunset');
    expect(read(12, at(20))?.title).toBe('Sunrise');
    const polar = { place: { latitude: 85, longitude: 0 } };
    expect(read(12, polar)?.text).toBe('--');
  });

  it('have all codes from -1 to 16, named in both languages, with known tags', () => {
    expect(COMPLICATION_PROVIDERS.map(({ code }) => code)).toEqual(Array.from({ length: 18 }, (_, index) => index - 1));
    const watch = createWatch(sampleState());
    for (const { code } of COMPLICATION_PROVIDERS) {
      for (const words of WORDS)
        expect(textAt(words, `google_complication.options.systemProviderValue.${optionKey(code)}`)).toBeTruthy();
      for (const tag of tagsOfProvider(code)) expect(watch.read(tag), tag).not.toBeNull();
    }
    expect(OFFERED_PROVIDERS).toEqual([-1, 1, 2, 3, 4, 5, 6, 7, 9, 12, 13, 14, 16]);
    expect([givesRequestedData(1, 'ranged_value'), givesRequestedData(2, 'ranged_value')]).toEqual([true, false]);
    // An icon slot also accepts a small image: a contact's photo, an app's icon.
    expect([6, 14, 2].map((code) => givesRequestedData(code, 'icon'))).toEqual([true, true, false]);
    expect([givesRequestedData(-1, 'icon'), givesRequestedData(8, 'text'), givesRequestedData(99, 'text')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('text in its line', () => {
  it('stays, shrinks, or is cut with an ellipsis', () => {
    expect(fitText('72%', 20, 100)).toEqual({ text: '72%', size: 20 });
    const shrunk = fitText('Nov 20', 20, 50);
    expect(shrunk.text).toBe('Nov 20');
    expect(shrunk.size).toBeCloseTo(50 / emsOf('Nov 20'));
    const cut = fitText('Team meeting at noon', 20, 60);
    expect(cut.text).toMatch(/^Team.*…$/);
    expect(emsOf(cut.text) * cut.size).toBeLessThanOrEqual(60);
    expect(fitText('Text', 20, 0).text).toBe('');
    expect(fitText('', 20, 0)).toEqual({ text: '', size: 20 });
  });
});

describe('layout', () => {
  const look = { borderRadius: 0, borderWidth: 0, rangeWidth: 12, textSize: 20, titleSize: 14 };
  const all = { icon: true, text: true, title: true };
  const box = (width: number, height: number) => ({ width, height });

  it('stacks icon, text and title inside the ring', () => {
    const { icon, text, title, range } = slotLayout('ranged_value', box(120, 120), look, all);
    expect(icon!.y).toBeLessThan(text!.y);
    expect(text!.y).toBeLessThan(title!.y);
    expect(range).toMatchObject({ kind: 'ring', radius: 54, thickness: 12 });
    expect(text!.width).toBeLessThan(96);
  });
  it('drops the title, then the icon, if lines are too high', () => {
    const big = (textSize: number) => slotLayout('short_text', box(100, 100), { ...look, textSize }, all);
    expect(big(20).title).not.toBeNull();
    expect(big(36)).toMatchObject({ title: null, icon: { x: 50 } });
    expect(big(60)).toMatchObject({ title: null, icon: null, text: { y: 50 } });
  });
  it('puts a long text beside its icon, with the title above', () => {
    const { icon, text, title } = slotLayout('long_text', box(240, 48), look, all);
    expect(icon!.x).toBeLessThan(text!.x);
    expect(title!.y).toBeLessThan(text!.y);
    expect(text).toMatchObject({ anchor: 'start' });
  });
  it('puts a bar along the longer side', () => {
    expect(slotLayout('progress_bar', box(120, 40), look, all).range).toMatchObject({
      from: { x: 6, y: 20 },
      to: { x: 114, y: 20 },
    });
    expect(slotLayout('progress_bar', box(40, 120), look, all).range).toMatchObject({
      from: { x: 20, y: 114 },
      to: { x: 20, y: 6 },
    });
  });
});

describe('the panel', () => {
  const fields = describeFields(googleComplicationNode);
  const conditions = (path: string) => fields.find((field) => field.path === path)?.showIf;

  it('offers every field under its heading and shows it for the types that have the part', () => {
    expect(conditions('style.rangeWidth')).toEqual([
      { path: 'style.supportTypeDefault', in: ['ranged_value', 'progress_bar'] },
    ]);
    expect(conditions('style.borderDashGap')).toEqual([{ path: 'style.borderStyle', in: [2] }]);
    expect(conditions('style.ambient.rangeWidth')).toEqual([
      { path: 'style.ambient.isOwn', in: [true] },
      { path: 'style.supportTypeDefault', in: ['ranged_value', 'progress_bar'] },
    ]);
    expect(conditions('style.ambient.isOwn')).toEqual([]);
    expect(fields.find((field) => field.path === 'style.rotation')?.control).toBe('hidden');
  });

  it('has words for every field and heading in both languages', () => {
    for (const words of WORDS) {
      const of = (group: string, path: string) => textAt(words, `${group}.${path}`);
      for (const field of fields.filter(({ control }) => control !== 'hidden')) {
        const key = field.path.replace(/^style\./, '');
        expect(of('google_complication', key) ?? of('shared', key), key).toEqual(expect.any(String));
        expect(of('sections', field.section ?? ''), field.section).toEqual(expect.any(String));
        for (const option of field.control === 'select' || field.control === 'segmented' ? (field.options ?? []) : [])
          expect(of('google_complication.options', `${key}.${optionKey(option)}`), key).toEqual(expect.any(String));
      }
    }
  });
});
