// The Data panel: every tag the platform offers, by its name, with code, range, sample and live value.
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { policyOf } from '@/face/platforms';
import type { Platform } from '@/schemas/design';
import { i18n, startLanguage } from '@/service/language/i18n';
import { createSimulator, SimulatorContext } from '@/simulator/simulator';
import { DataPanel } from '@/workspace/data/DataPanel';
import { offeredTags } from '@/workspace/data/offeredTags';
import { tagWords } from '@/workspace/data/tagTexts';

async function renderPanel(language: 'en' | 'zh' = 'en', platform: Platform = 'android') {
  await startLanguage(language);
  const simulator = createSimulator(language);
  const onAdd = vi.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <SimulatorContext value={simulator}>
        <DataPanel policy={policyOf(platform)} onAdd={onAdd} />
      </SimulatorContext>
    </I18nextProvider>,
  );
  return { simulator, onAdd, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('listitem');

describe('the data panel', () => {
  it.each(['en', 'zh'] as const)('lists the tags by their name in %s, the code as a hint', async (language) => {
    await renderPanel(language);
    const words = offeredTags(policyOf('android')).map((tag) => ({
      ...tagWords(tag, language),
      code: `#${tag.name}#`,
    }));
    const tags = words.filter(({ isForeign }) => !isForeign);
    expect(rows()).toHaveLength(tags.length);
    tags.forEach(({ desc, sample, range, keywords, code }, index) => {
      const text = rows()[index]?.textContent ?? '';
      expect(text.startsWith(desc)).toBe(true);
      for (const part of [sample, range, code]) expect(text).toContain(part);
      expect(text).not.toContain(keywords);
    });
  });

  it('shows no Chinese in an English panel, and finds the tags that write it on request', async () => {
    const { user } = await renderPanel('en', 'falcon');
    for (const row of rows()) expect(row.textContent).not.toMatch(/\p{Script=Han}/u);
    expect(screen.getByText(/Search for “Chinese” to find tags/)).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'chinese');
    expect(rows().map((row) => within(row).getByText(/^#/).textContent)).toEqual(
      expect.arrayContaining(['#DMMMzh#', '#DEzh#', '#DESzh#']),
    );
  });

  it('hides the tags that the platform hides', () => {
    const names = offeredTags(policyOf('android')).map(({ name }) => name);
    for (const hidden of ['DIST', 'CAL', 'SV', 'BOV', 'DWFSF']) expect(names).not.toContain(hidden);
  });

  it('searches names and descriptions of both languages', async () => {
    const { user } = await renderPanel();
    await user.type(screen.getByRole('searchbox'), '步数');
    expect(rows().map((row) => row.textContent)).toEqual(expect.arrayContaining([expect.stringContaining('#ZSC#')]));
    expect(rows().length).toBeLessThan(6);
  });

  it('shows one category', async () => {
    const { user } = await renderPanel();
    await user.selectOptions(screen.getByRole('combobox'), 'rotate');
    expect(rows().map((row) => within(row).getByText(/^#/).textContent)).toEqual(['#DWFKS#', '#DWFM#', '#DWFS#']);
  });

  it('follows the watch', async () => {
    const { simulator } = await renderPanel();
    const row = rows().find((one) => one.textContent?.includes('#BLP#'));
    act(() => simulator.watch.set({ battery: 13 }));
    expect(row?.textContent).toContain('13');
    act(() => simulator.watch.set({ battery: null }));
    expect(row?.textContent).toContain('--');
  });

  it.each([
    ['en', 'New'],
    ['zh', '新'],
  ] as const)('marks only the newer tags, in %s', async (language, word) => {
    await renderPanel(language, 'falcon');
    const tags = offeredTags(policyOf('falcon')).filter((tag) => !tagWords(tag, language).isForeign);
    const newer = tags.filter(({ version }) => version === 2).map(({ name }) => `#${name}#`);
    expect(newer.length).toBeGreaterThan(0);
    const marked = rows().filter((row) => within(row).queryByText(word, { exact: true }));
    expect(marked.map((row) => within(row).getByText(/^#/).textContent)).toEqual(newer);
  });

  it('adds a tag as text', async () => {
    const { user, onAdd } = await renderPanel();
    await user.click(screen.getByRole('button', { name: /^Add steps.* as text$/i }));
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'ZSC' }));
  });

  it('resets a search and a category without results', async () => {
    const { user } = await renderPanel();
    const all = rows().length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'weather');
    await user.type(screen.getByRole('searchbox'), 'heart');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(rows()).toHaveLength(all);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});
