// The theme colours are one list: the publish form edits the design's list, and that is published.
import { describe, expect, it, vi } from 'vitest';
import { firstValues } from '@/features/publishing/form/publishDetails';
import { saveThemeColors } from '@/features/publishing/form/saveThemeColors';
import type { Design } from '@/schemas/design';
import { THEME_COLORS_MAX } from '@/schemas/limits';
import { facts as factsSchema } from '@/schemas/wire/faces';
import type { SaveResult } from '@/service/localDrafts/saveDraft';
import { sampleDesign } from '@/tests/support/designs';

const colors = Array.from({ length: THEME_COLORS_MAX }, (_, at) => `#0000${(16 + at).toString(16)}`);
const design = (themeColors: readonly string[]): Design => ({ ...sampleDesign(), themeColors: [...themeColors] });
const facts = (themeColors: readonly string[]) =>
  factsSchema.parse({
    ...{ dialNameCn: '', dialName: 'Aurora', description: '', category: '', tags: [], features: [], range: 'wearOS' },
    ...{ paymentType: 'free', price: null, previewImage: '', detailImages: [], themeColors: [...themeColors] },
  });
const first = (of: Design, storedFacts: ReturnType<typeof facts> | null) =>
  firstValues(of, { facts: storedFacts, payment: null }).themeColors;

describe('the form starts with', () => {
  it('the colours of the design, whatever was published before', () => {
    expect(first(design(['#112233', '#AABBCCFF']), facts(colors))).toEqual(['#112233', '#aabbcc']);
    expect(first(design(colors), null)).toEqual(colors);
  });

  it('the published ones, if the design has none yet', () => {
    expect(first(design([]), facts(colors))).toEqual(colors);
  });

  it('those of the first choice of the color theme, if neither has any', () => {
    const theme = {
      ...{ id: 'themeColor', roles: ['a', 'b'].map((id) => ({ id, name: id })) },
      choices: [
        { id: 'night', name: 'Night', colors: ['#0A0B0C', '#ffffff'] },
        { id: 'day', name: 'Day', colors: ['#ffffff', '#000000'] },
      ],
    };
    const themed = (of: Design): Design => ({ ...of, copies: of.copies.map((copy) => ({ ...copy, theme })) });
    expect(first(themed(design([])), null)).toEqual(['#0a0b0c', '#ffffff']);
    expect(first(themed(design([])), facts(colors))).toEqual(colors);
    expect(first(themed(design(['#112233'])), null)).toEqual(['#112233']);
  });
});

describe('submitting the form', () => {
  const saver = (result: SaveResult) => ({ owner: () => 'ana', saver: { save: vi.fn(async () => result) } });
  const SAVED = { owner: 'ana', baseRev: 4, savedAt: 1, refs: new Map() };

  it('saves the design with the colours of the form first, and continues with that revision', async () => {
    const of = design([]);
    const work = saver({ kind: 'saved', design: design(colors), ...SAVED });
    expect(await saveThemeColors({ design: of, rev: 3 }, colors, work)).toEqual({
      ...{ kind: 'saved', rev: 4, design: design(colors) },
    });
    expect(work.saver.save).toHaveBeenCalledWith({ ...of, themeColors: colors }, { owner: 'ana', baseRev: 3 });
  });

  it('makes no revision if the design already has them', async () => {
    const work = saver({ kind: 'signInCancelled' });
    const of = design(['#AABBCCFF']);
    expect(await saveThemeColors({ design: of, rev: 3 }, ['#aabbcc'], work)).toEqual({
      kind: 'saved',
      design: of,
      rev: 3,
    });
    expect(work.saver.save).not.toHaveBeenCalled();
  });

  it.each([
    [{ kind: 'conflict', rev: 9 }, { kind: 'moved' }],
    [{ kind: 'gone' }, { kind: 'moved' }],
    [{ kind: 'signInCancelled' }, { kind: 'cancelled' }],
  ] as const)('of %j submits nothing: %j', async (result, outcome) => {
    expect(await saveThemeColors({ design: design([]), rev: 3 }, colors, saver(result))).toEqual(outcome);
  });
});
