// Presets of expressions: chosen by name, recognised by the expression alone, with words in both languages.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import type { ControlProps } from '@/forms/Control';
import { Presets } from '@/forms/controls/Presets';
import { describeFields } from '@/forms/describeFields';
import { presetKeys } from '@/forms/fieldWords';
import { nodeSchemas } from '@/schemas/nodes';
import { i18nForTests, LANGUAGES } from '@/tests/support/i18nForTests';

const field = describeFields(nodeSchemas.progress).find(({ path }) => path === 'style.fillRate')!;

function shown(source: string, more: Partial<Pick<ControlProps, 'mixed' | 'disabled'>> = {}) {
  const onPick = vi.fn();
  const { unmount } = render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <Presets
        {...{
          field,
          schemaName: 'progress',
          label: 'Driven by',
          disabled: false,
          mixed: false,
          source,
          onPick,
          ...more,
        }}
      />
    </I18nextProvider>,
  );
  const select = (name: string) => screen.queryByRole<HTMLSelectElement>('combobox', { name });
  return {
    onPick,
    unmount,
    preset: () => select('Preset for Driven by')!,
    goal: () => select('Step goal'),
  };
}
const chosen = (select: HTMLSelectElement | null) => select?.selectedOptions[0]?.textContent;

describe('presets', () => {
  test.each([
    ['(#BLP#/100)', 'Battery', undefined],
    ['(#ZHR#/240)', 'Heart rate', undefined],
    ['(#ZSC#/#ZSCG#)', 'Share of the step goal', "Watch's own goal"],
    ['(#ZSC#/10000)', 'Share of the step goal', '10,000 steps'],
    ['(#ZSC#/12345)', 'Own expression', undefined],
    ['', 'Own expression', undefined],
  ])('%j is %s', (source, preset, goal) => {
    const panel = shown(source);
    expect(chosen(panel.preset())).toBe(preset);
    expect(chosen(panel.goal())).toBe(goal);
  });

  test('picking one gives its expression, and a goal that of its number', async () => {
    const user = userEvent.setup();
    const first = shown('(#BLP#/100)');
    await user.selectOptions(first.preset(), 'Month');
    expect(first.onPick).toHaveBeenCalledWith('(#DMM#/12)');
    first.unmount();
    const second = shown('(#ZSC#/#ZSCG#)');
    await user.selectOptions(second.goal()!, '30,000 steps');
    expect(second.onPick).toHaveBeenCalledWith('(#ZSC#/30000)');
  });

  test('of layers that differ none is chosen; of locked ones none can be', () => {
    const mixed = shown('(#BLP#/100)', { mixed: true });
    expect(chosen(mixed.preset())).toBe('Mixed');
    mixed.unmount();
    expect(shown('(#BLP#/100)', { disabled: true }).preset().disabled).toBe(true);
  });
});

test.each(LANGUAGES)('every preset and variant has words of its own in %s', (language) => {
  const i18n = i18nForTests(language);
  const fields = Object.entries(nodeSchemas).flatMap(([name, schema]) =>
    describeFields(schema).map((one) => ({ name, ...one })),
  );
  const offered = fields.filter(({ presets }) => presets.length > 0);
  expect(offered.map(({ path }) => path)).toEqual(['style.fillRate', 'style.imageIndexRate']);
  for (const { name, path, presets } of offered) {
    const words = (key: string) => i18n.t(presetKeys(name, path, key), { ns: 'fields' });
    for (const { key, value, variants } of presets) {
      expect(i18n.exists(presetKeys(name, path, key)[0]!, { ns: 'fields' }), key).toBe(true);
      const options = variants?.options ?? [];
      expect(new Set(options.map((option) => words(option.key))).size).toBe(options.length);
      for (const { key: option } of options) {
        expect(i18n.exists(presetKeys(name, path, option)[0]!, { ns: 'fields' }), option).toBe(true);
      }
      if (variants) expect(options.map((option) => option.value)).toContain(value);
    }
  }
});
