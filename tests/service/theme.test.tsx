// The theme: selected, stored on the device, applied at once; the page's inline script applies it before the first paint.
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeSwitch } from '@/app/shell/ThemeSwitch';
import { THEME_KEY, themeChoice } from '@/service/theme';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { scriptHashesOf } from '../../build/production';

const page = readFileSync('src/index.html', 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
const shown = () => document.documentElement.dataset.theme;

afterEach(() => themeChoice.set('system'));

it.each(['dark', 'light'] as const)('%s is applied and stored; the system theme replaces it', (theme) => {
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <ThemeSwitch />
    </I18nextProvider>,
  );
  const button = screen.getByRole('button', { name: theme === 'dark' ? 'Dark' : 'Light' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(shown()).toBe(theme);
  expect(localStorage.getItem(THEME_KEY)).toBe(JSON.stringify(theme));
  themeChoice.set('system');
  expect(shown()).toBeUndefined();
});

describe('the script of the page', () => {
  it.each([
    ['"light"', 'light'],
    ['"dark"', 'dark'],
    ['"system"', undefined],
    ['"other"', undefined],
    ['{', undefined],
  ])('reads %s as %s before the first paint', (storedTheme, expected) => {
    delete document.documentElement.dataset.theme;
    localStorage.setItem(THEME_KEY, storedTheme);
    new Function(script)();
    expect(shown()).toBe(expected);
  });

  it('is before the body, uses the same key and is allowed by the policy', () => {
    expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<body>'));
    expect(script).toContain(`'${THEME_KEY}'`);
    expect(scriptHashesOf(page)).toHaveLength(1);
    expect(scriptHashesOf(page)[0]).toMatch(/^sha256-[\w+/]{43}=$/);
  });
});
