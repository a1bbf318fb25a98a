// The moments of the contact sheet: their table, their words, and how a design stores its own.
import { describe, expect, it } from 'vitest';
import { pdfOfPictures } from '@/bytes/pdf';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { slotData } from '@/face/nodes/googleComplication/sampleData';
import { MOMENT_GROUPS, SHEET_MOMENTS } from '@/face/seen/sheetMoments';
import { sampleOn, sheetEntries } from '@/features/contactSheet/sheet/sheetEntries';
import en from '@/locales/en/contactSheet.json';
import zh from '@/locales/zh/contactSheet.json';
import { contactSheet, contactSheetOf, NO_SHEET } from '@/schemas/contactSheet';
import { type Design, design } from '@/schemas/design';
import { storedMomentOf, watchAtMoment } from '@/simulator/storedMoment';
import { designOf, layer, rootLayer, textLayer } from '../../editor/support/documents';

const [copy] = designOf([rootLayer(), textLayer('a')]).copies;
const withAmbient = { ...copy!, ambient: copy!.normal };
const sample = sampleOn(SAMPLE_STATE, copy!);

describe('the table', () => {
  it('has 12 to 24 moments with keys of their own, in every group', () => {
    expect(SHEET_MOMENTS.length).toBeGreaterThanOrEqual(12);
    expect(SHEET_MOMENTS.length).toBeLessThanOrEqual(24);
    expect(new Set(SHEET_MOMENTS.map(({ key }) => key)).size).toBe(SHEET_MOMENTS.length);
    expect(new Set(SHEET_MOMENTS.map(({ group }) => group))).toEqual(new Set(MOMENT_GROUPS));
  });
  it.each(SHEET_MOMENTS.map((one) => [one.key, one] as const))('%s is named in both languages', (key) => {
    for (const words of [en, zh]) expect(Object.keys(words.moments)).toContain(key);
    expect(Object.keys(en.moments).sort()).toEqual(SHEET_MOMENTS.map((one) => one.key).sort());
  });
  it.each(SHEET_MOMENTS.map((one) => [one.key, one] as const))('%s is the same after a design stored it', (_, one) => {
    const state = one.state(sample);
    const stored = { ...storedMomentOf(state), id: 'a', name: one.key, mode: one.mode };
    const read = contactSheet.parse(JSON.parse(JSON.stringify({ moments: [stored], hidden: [] })));
    expect(watchAtMoment(read.moments[0]!, sample)).toEqual(state);
  });
  it.each([
    ['hours12', 'is24Hour', false],
    ['noSteps', 'steps', 0],
    ['manySteps', 'steps', 99_999],
    ['noHeartRate', 'heartRate', null],
    ['noWeather', 'weather', null],
    ['lowBattery', 'battery', 5],
    ['charging', 'charging', true],
    ['longEnglish', 'language', 'en'],
    ['longChinese', 'language', 'zh'],
  ] as const)('%s sets %s', (key, field, value) => {
    const state = SHEET_MOMENTS.find((one) => one.key === key)!.state(sample);
    expect(state[field]).toEqual(value);
  });
});

describe('the cells', () => {
  const keys = (of: Parameters<typeof sheetEntries>[0], sheet = NO_SHEET) =>
    sheetEntries(of, sheet, sample).map(({ key }) => key);
  it('are in always-on only for a copy with always-on layers', () => {
    const modes = (of: typeof copy) => new Set(sheetEntries(of!, NO_SHEET, sample).map(({ mode }) => mode));
    expect(modes(withAmbient)).toEqual(new Set(['normal', 'ambient']));
    expect(modes(copy)).toEqual(new Set(['normal']));
  });
  it('are of slots only for a copy with slots', () => {
    const slot = layer('google_complication', 'slot', {});
    const [withSlot] = designOf([rootLayer(), slot]).copies;
    const ofSlots = ['emptySlots', 'fullSlots'];
    expect(keys(withSlot!).filter((key) => ofSlots.includes(key))).toEqual(ofSlots);
    expect(keys(copy!).filter((key) => ofSlots.includes(key))).toEqual([]);
    expect(keys({ ...withSlot!, ambient: withSlot!.normal })).toEqual(SHEET_MOMENTS.map(({ key }) => key));
  });
  it.each([
    ['emptySlots', null],
    ['fullSlots', '100,000'],
  ])('of %s show it in a slot', (key, text) => {
    const [withSlot] = designOf([rootLayer(), layer('google_complication', 'slot', {})]).copies;
    const entry = sheetEntries(withSlot!, NO_SHEET, sample).find((one) => one.key === key)!;
    const ask = { supportTypeDefault: 'short_text', systemProviderValue: 1 } as const;
    expect(slotData(ask, createWatch(entry.state))?.text ?? null).toBe(text);
  });
  it('end with those of the design, on the watch of the sheet', () => {
    const own = { ...storedMomentOf({ ...sample, steps: 7 }), id: 'own', name: 'Seven', mode: 'normal' as const };
    const inParis = { ...sample, zone: 'Europe/Paris' };
    const last = sheetEntries(copy!, { moments: [own], hidden: [] }, inParis).at(-1)!;
    expect(last).toMatchObject({ key: 'own', name: 'Seven', group: 'own' });
    expect(last.state).toMatchObject({ steps: 7, zone: 'Europe/Paris' });
    expect(storedMomentOf(last.state).at).toBe(own.at);
  });
  it('have the shape of the copy', () => {
    expect(sampleOn(SAMPLE_STATE, { ...copy!, shape: 'rectangle' }).device.isRound).toBe(false);
  });
});

describe('a design', () => {
  const document = designOf([rootLayer()]);
  const moment = { ...storedMomentOf(sample), id: 'm', name: 'Mine', mode: 'normal' };
  /** Whether the sheet of a stored design is read as it was written. */
  const reads = (sheet: unknown) => {
    const read = design.parse({ ...document, contactSheet: sheet });
    expect(read).toMatchObject({ contactSheet: sheet });
    return contactSheetOf(read as Design) !== NO_SHEET;
  };
  it('without a contact sheet is read unchanged', () => {
    expect(JSON.stringify(design.parse(JSON.parse(JSON.stringify(document))))).toBe(JSON.stringify(document));
    expect(Object.keys(document)).not.toContain('contactSheet');
  });
  it('holds up to 12 moments', () => {
    const moments = (count: number) => [...Array(count).keys()].map((id) => ({ ...moment, id: `m${id}` }));
    expect(reads({ moments: moments(12), hidden: ['cold'] })).toBe(true);
    expect(reads({ moments: moments(13), hidden: [] })).toBe(false);
  });
  it.each([
    ['a time that does not exist', { at: '2026-11-20T25:00:00' }],
    ['a reading that is text', { steps: 'many' }],
    ['an endless reading', { steps: Number.POSITIVE_INFINITY }],
    ['an unknown mode', { mode: 'sleep' }],
    ['no name', { name: '' }],
    ['a name of 41 graphemes', { name: '時'.repeat(41) }],
  ])('opens without its moments, with %s', (_, fault) => {
    expect(reads({ moments: [{ ...moment, ...fault }], hidden: [] })).toBe(false);
  });
  it('opens without its moments, with two of one id', () => {
    expect(reads({ moments: [moment, moment], hidden: [] })).toBe(false);
  });
});

it('writes a PDF whose table of objects points at each object', () => {
  const page = { jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), width: 200, height: 100 };
  const bytes = pdfOfPictures([page, page], { title: '时刻总览', language: 'zh-CN', pageWidth: 842 });
  const text = new TextDecoder('latin1').decode(bytes);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const rows = [...text.slice(table).matchAll(/(\d{10}) 00000 n \n/g)].map((row) => Number(row[1]));
  expect(rows.length).toBe(9);
  for (const [index, at] of rows.entries()) expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  expect(text.match(/\/MediaBox \[0 0 842 421\]/g)?.length).toBe(2);
  expect(text).toContain('/Title <FEFF65f6523b603b89c8>');
  expect(text).toContain('/Length 4 >>\nstream\n\u00ff\u00d8\u00ff\u00d9\nendstream');
});
