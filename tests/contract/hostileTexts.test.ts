// Fault 18 of the reliability page: hostile text in a layer is stored, read, saved and downloaded unchanged, or refused with a
// message.
import { describe, expect, it } from 'vitest';
import { readProjectFile, writeProjectFile } from '@/output/projectFile';
import { TEXT_MAX } from '@/schemas/limits';
import { readDesign } from '@/schemas/readDesign';
import { designContent } from '@/schemas/savedFacts';
import { openLocalDatabase } from '@/service/localDrafts/database';
import { freshDevice, journalOver } from '../service/localDrafts/world';
import { rawDesign, sampleDesign, textLayer } from '../support/designs';
import { MEDIA, worlds } from './world';

const open = worlds();

const TEXTS: Readonly<Record<string, string>> = {
  'right to left': 'שלום עולם مرحبا',
  'mixed directions': 'abc \u202eשלום\u202c 123 \u2067def\u2069 \u200f',
  'an override that is never ended': '\u202e\u202d\u2066gnp.exe',
  'a storm of marks': `a${'\u0301\u0489'.repeat(450)}`,
  'emoji sequences': '👨‍👩‍👧‍👦🏳️‍🌈👍🏽🇨🇳',
  'nothing to see': '\u200b\u200c\u200d\ufeff\u2060',
  'a lone high surrogate': 'a\ud800',
  'a lone low surrogate': '\udc00b',
  'surrogates the wrong way round': '\udc00\ud800',
  NUL: 'a\0b',
  'line separators': 'a\u2028b\u2029c\r\nd\u0085e',
  'the Turkish i': 'İIıi',
  'rare Han': '𠀀𪚥',
  'code and markup': '"; } body { </style><script>alert(1)</script> #DmZ# $a?b:c$ \\u0000 %00',
  'names of objects': '__proto__ constructor toString',
  'as long as it may be': 'x'.repeat(TEXT_MAX),
};

describe.each(Object.entries(TEXTS))('a text of %s', (what, text) => {
  const design = () => sampleDesign({ id: 'words', layers: [{ ...textLayer('layer', text), label: 'Words' }] });

  it('fault 18: comes back from this device after a restart', async () => {
    const before = await freshDevice();
    const { journal } = journalOver(before);
    journal.edit(design(), { owner: 'ann', baseRev: 0 });
    await journal.flush();
    before.close();
    const after = await openLocalDatabase();
    const loaded = await journalOver(after).journal.load('words', 'ann');
    after.close();
    expect(loaded).toMatchObject({ kind: 'draft', recovered: null });
    expect(loaded.kind === 'draft' && loaded.draft.design).toEqual(design());
  });

  it.each(MEDIA)('fault 18: comes back from the server on %s', async (medium) => {
    const world = await open(medium);
    const body = { id: 'words', baseRev: 0, saveId: `hostile-${what.length}`, doc: design() };
    expect((await world.send('draftSave', { body })).code).toBe(200);
    const { doc } = (await world.send('draftGet', { params: { id: 'words' } })).data;
    expect(designContent(doc)).toEqual(design());
  });

  it('comes back from a downloaded file, through UTF-8', async () => {
    const file = await new Blob([writeProjectFile(design(), new Map())]).text();
    expect(readProjectFile(file)).toMatchObject({ ok: true, design: design() });
  });
});

it.each([TEXT_MAX + 1, 10_000, 1_000_000])(
  "fault 18: a text of %i characters is refused by its layer's limit",
  (length) => {
    const layer = { ...textLayer('layer', 'x'.repeat(length)), label: 'Words' };
    const read = readDesign(rawDesign({ layers: [layer] }));
    expect(read).toMatchObject({
      ok: false,
      fault: { kind: 'tooLong', layer: 'Words', field: 'text', limit: TEXT_MAX },
    });
  },
);
