// Both languages hold the same keys in the same files, and no text is empty.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = (language: string) => resolve(import.meta.dirname, '../../locales', language);

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

const load = (language: string, file: string): [string, unknown][] =>
  leaves(JSON.parse(readFileSync(resolve(folder(language), file), 'utf8')));

/** Plural endings differ between languages: Chinese has one form. */
const singular = (key: string) => key.replace(/_(one|other)$/, '');
const variables = (text: unknown) => [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const names = readdirSync(folder('zh'));

describe('locales', () => {
  it('hold the same files', () => expect(readdirSync(folder('en'))).toEqual(names));

  it.each(names)('%s has the same keys in both languages', (file) => {
    const keys = (language: string) => [...new Set(load(language, file).map(([key]) => singular(key)))].sort();
    expect(keys('en')).toEqual(keys('zh'));
  });

  it.each(names)('%s holds only texts that are not empty, with the same values in both', (file) => {
    const zh = new Map(load('zh', file).map(([key, text]) => [singular(key), text]));
    for (const [key, text] of load('en', file)) {
      expect(typeof text === 'string' && text.trim().length > 0, key).toBe(true);
      if (!/_one$/.test(key)) expect(variables(zh.get(singular(key))), key).toEqual(variables(text));
    }
    for (const [key, text] of zh) expect(typeof text === 'string' && text.trim().length > 0, key).toBe(true);
  });
});
