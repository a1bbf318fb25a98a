// Expression presets: chosen by name, recognized by the expression alone, with words in both languages.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { policyOf } from '@/face/platforms';
import type { ControlProps } from '@/forms/Control';
import { Presets } from '@/forms/controls/Presets';
import { describeFields } from '@/forms/describeFields';
import { presetKeys } from '@/forms/fieldWords';
import { PresetRule, presetsTaken } from '@/forms/presetRule';
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

  test('picking one sets its expression, and a goal with its number', async () => {
    const user = userEvent.setup();
    const first = shown('(#BLP#/100)');
    await user.selectOptions(first.preset(), 'Month');
    expect(first.onPick).toHaveBeenCalledWith('(#DMM#/12)');
    first.unmount();
    const second = shown('(#ZSC#/#ZSCG#)');
    await user.selectOptions(second.goal()!, '30,000 steps');
    expect(second.onPick).toHaveBeenCalledWith('(#ZSC#/30000)');
  });

  test('none is selected for layers that differ; none can be picked for locked ones', () => {
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

describe('on a platform with only some data tags', () => {
  const chip = (source: string) => tagsOfExpression(source).every((tag) => policyOf('falcon').shownTags.includes(tag));
  test('each preset gives an accepted expression', () => {
    const taken = presetsTaken(field.presets, chip);
    expect(taken.map(({ key }) => key)).toEqual(field.presets.map(({ key }) => key));
    for (const { value, variants } of taken) {
      for (const source of [value, ...(variants?.options ?? []).map((option) => option.value)])
        expect(chip(source)).toBe(true);
    }
  });
  test('the watch’s own goal is not offered if the watch does not report it', async () => {
    const user = userEvent.setup();
    const onPick = vi.fn();
    render(
      <I18nextProvider i18n={i18nForTests('en')}>
        <PresetRule value={chip}>
          <Presets
            {...{ field, schemaName: 'progress', label: 'Driven by', disabled: false, mixed: false, onPick }}
            source="(#ZSC#/5000)"
          />
        </PresetRule>
      </I18nextProvider>,
    );
    expect(screen.queryByRole('option', { name: "Watch's own goal" })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Step goal' }), '20,000 steps');
    expect(onPick).toHaveBeenLastCalledWith('(#ZSC#/20000)');
  });
});
