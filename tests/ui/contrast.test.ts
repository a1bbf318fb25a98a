// The design tokens, read from theme.css: text at least 4.5:1 and marks at least 3:1 on every surface, dark and light.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldBorder, fieldBoxClass } from '@/ui/fieldBox';

const css = readFileSync(new URL('../../src/app/theme.css', import.meta.url), 'utf8');

const tokensOf = (block: string) =>
  new Map([...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));

const dark = tokensOf(/@theme \{(.*?)\n\}/s.exec(css)?.[1] ?? '');
const light = new Map([...dark, ...tokensOf(/:root \{\s+@variant light-theme \{(.*?)\}/s.exec(css)?.[1] ?? '')]);
/** With more contrast requested, some tokens use stronger ones. */
const stronger = [
  ...(/@media \(prefers-contrast: more\) \{\s+:root \{(.*?)\}/s.exec(css)?.[1] ?? '').matchAll(
    /--color-([\w-]+): var\(--color-([\w-]+)\);/g,
  ),
].map(([, name = '', other = '']) => [name, other] as const);
const moreOf = (tokens: ReadonlyMap<string, string>) =>
  new Map([...tokens, ...stronger.map(([name, other]) => [name, tokens.get(other) ?? ''] as const)]);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['app', 'panel', 'raised', 'hover'];

describe.each([
  ['dark', dark],
  ['light', light],
  ['dark, more contrast', moreOf(dark)],
  ['light, more contrast', moreOf(light)],
])('%s', (_, tokens) => {
  const of = (name: string) => {
    const value = tokens.get(name);
    if (!value) throw new Error(`no token ${name}`);
    return value;
  };

  test.each(['ink', 'muted', 'accent', 'warning', 'danger'].flatMap((text) => SURFACES.map((on) => [text, on])))(
    '%s on %s is readable',
    (text, on) => expect(contrast(of(text), of(on))).toBeGreaterThanOrEqual(4.5),
  );

  test.each([
    ['accent-ink', 'accent'],
    ['danger-ink', 'danger'],
  ])('%s on %s is readable', (text, on) => expect(contrast(of(text), of(on))).toBeGreaterThanOrEqual(4.5));

  test.each(SURFACES)('strong lines on %s are visible', (on) =>
    expect(contrast(of('line-strong'), of(on))).toBeGreaterThanOrEqual(3),
  );
});

test('inputs and options have a strong border', () => {
  expect([fieldBoxClass(), fieldBorder()].map((classes) => classes.match(/(?<=\s|^)border-\S+/g)?.at(0))).toEqual([
    'border-line-strong',
    'border-line-strong',
  ]);
});

test('light overrides every colour of the dark theme that surfaces and text use', () => {
  // The watch around the face is a drawing: its colour is the watch's own.
  const fixed = ['black', 'white', 'bezel'];
  const unchanged = [...dark.keys()].filter((name) => !fixed.includes(name) && light.get(name) === dark.get(name));
  expect(unchanged).toEqual([]);
});
