// The notice after an upgrade: one OK button, a longer text in the overseas build, and no notice at the first visit.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UpgradeNotice } from '@/app/UpgradeNotice';
import words from '@/locales/en/pages.json';
import { APP_VERSION } from '@/schemas/limits';
import { build, readBuild } from '@/service/build/build';
import { startLanguage } from '@/service/language/i18n';

const KEY = 'dialwright.version';
const { upgradeWords } = build;

beforeEach(async () => {
  await startLanguage('en');
});
afterEach(() => {
  cleanup();
  build.upgradeWords = upgradeWords;
  localStorage.removeItem(KEY);
});

it.each(['short', 'long'] as const)('shows the %s text once, and OK closes it', async (text) => {
  localStorage.setItem(KEY, '2.3.8');
  build.upgradeWords = text;
  render(<UpgradeNotice />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(APP_VERSION);
  expect(dialog.textContent).toContain(words.upgrade[text]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(APP_VERSION);
  cleanup();
  render(<UpgradeNotice />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not shown at the first visit', () => {
  render(<UpgradeNotice />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(APP_VERSION);
});

it('is longer in the overseas build', () => {
  expect([readBuild({}), readBuild({ VITE_BUILD: 'overseas' })].map((one) => one.upgradeWords)).toEqual([
    'short',
    'long',
  ]);
  expect(words.upgrade.long.length).toBeGreaterThan(words.upgrade.short.length);
});
