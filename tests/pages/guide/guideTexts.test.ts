// The texts of the user guide, tested like code: the same pages and headings in both languages, and everything they name exists.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { dataTag } from '@/face/dataTags/catalogue';
import { parse } from '@/face/dataTags/expression/parse';
import { GUIDE_PAGES, guidePage } from '@/pages/guide/guidePages';
import { guidePicture } from '@/pages/guide/guidePictures';
import { GuideFault, type Inline, readInline } from '@/pages/guide/inline';
import { limitText } from '@/pages/guide/limitText';
import { type GuideText, inlinesOf, readGuide } from '@/pages/guide/readGuide';
import { IMAGE_UPLOAD_BYTES, TEXT_TAGS_MAX } from '@/schemas/limits';
import { TEMPLATES } from '@/schemas/templates/index';
import { wordsOf } from '../../../build/nodeWords.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const guide = (language: string) => join(ROOT, 'locales', language, 'guide');
const filesIn = (language: string, ending: string) =>
  readdirSync(guide(language)).filter((file) => file.endsWith(ending));
const LANGUAGES = ['en', 'zh'] as const;
const BUILDS = ['domestic', 'overseas'] as const;

const sourceOf = (language: string, page: string) => readFileSync(join(guide(language), `${page}.md`), 'utf8');
const read = (language: string, page: string, build: string): GuideText => readGuide(sourceOf(language, page), build);

const CASES = LANGUAGES.flatMap((language) =>
  BUILDS.flatMap((build) => GUIDE_PAGES.map((page) => ({ language, build, page }))),
);

const blocksOf = ({ sections }: GuideText) => sections.flatMap(({ blocks }) => blocks);
const inlines = (text: GuideText): Inline[] => blocksOf(text).flatMap(inlinesOf);
const headings = ({ sections }: GuideText) => sections.flatMap(({ id }) => id ?? []);

function words(language: string, key: string): unknown {
  const [file = '', path = ''] = key.split(':');
  const at = join(ROOT, 'locales', language, `${file}.json`);
  if (!existsSync(at)) return undefined;
  const all: unknown = wordsOf(language, file);
  return path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], all);
}

describe('the pages', () => {
  it.each(LANGUAGES)('of %s are those of the list', (language) => {
    const files = filesIn(language, '.md').map((file) => file.replace(/\.md$/, ''));
    expect(files.sort()).toEqual([...GUIDE_PAGES].sort());
  });

  it.each(BUILDS.flatMap((build) => GUIDE_PAGES.map((page) => ({ build, page }))))(
    '$page has the same structure in both languages ($build)',
    ({ build, page }) => {
      const [en, zh] = LANGUAGES.map((language) => read(language, page, build)) as [GuideText, GuideText];
      expect(headings(zh)).toEqual(headings(en));
      expect(new Set(headings(en)).size).toBe(headings(en).length);
      expect(blocksOf(zh).map(({ kind }) => kind)).toEqual(blocksOf(en).map(({ kind }) => kind));
      const named = (text: GuideText) =>
        inlines(text)
          .flatMap((one) => {
            if (one.kind === 'ui') return [one.key];
            if (one.kind === 'keys') return [one.command];
            if (one.kind === 'limit') return [`${one.path} ${one.unit}`];
            if (one.kind === 'page') return [`${one.page}#${one.heading}`];
            return [];
          })
          .sort();
      expect(named(zh)).toEqual(named(en));
    },
  );
});

describe.each(CASES)('$language/$page ($build)', ({ language, build, page }) => {
  const text = read(language, page, build);

  it('begins with a title and has text under each heading', () => {
    expect(text.title).not.toBe('');
    expect(text.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it('names controls by existing labels', () => {
    const keys = inlines(text).flatMap((one) => (one.kind === 'ui' ? [one.key] : []));
    const wrong = keys.filter((key) => {
      const sentence = words(language, key);
      return typeof sentence !== 'string' || sentence === '' || sentence.includes('{{');
    });
    expect(wrong).toEqual([]);
  });

  it('names commands that have keys', () => {
    const named = inlines(text).flatMap((one) => (one.kind === 'keys' ? [one.command] : []));
    expect(named.filter((name) => !COMMANDS.find((command) => command.name === name)?.shortcuts?.length)).toEqual([]);
  });

  it('names existing data tags, and valid expressions', () => {
    const tags = inlines(text).flatMap((one) => (one.kind === 'tag' ? [one.name] : []));
    expect(tags.filter((name) => !dataTag(name))).toEqual([]);
    const examples = inlines(text).flatMap((one) => (one.kind === 'code' && one.text.includes('#D') ? [one.text] : []));
    for (const example of examples) expect(parse(example), example).toMatchObject({ ok: true });
  });

  it('names templates as the product does', () => {
    const raw = sourceOf(language, page);
    const names = TEMPLATES.map(({ id }) => [id, String(words(language, `pages:templates.${id}.name`))] as const);
    for (const [, alt = '', id] of raw.matchAll(/!\[(.*?)\]\(face:(\w+)/g)) {
      expect(alt).toContain(names.find(([one]) => one === id)?.[1]);
    }
    if (language === 'zh') {
      const foreign = TEMPLATES.map(({ id }) => words('en', `pages:templates.${id}.name`)).join('|');
      expect(raw.match(new RegExp(`(${foreign}) ?模板`, 'g')) ?? []).toEqual([]);
    }
  });

  it('writes every limit as a number', () => {
    for (const one of inlines(text)) {
      if (one.kind === 'limit') expect(limitText(one.path, one.unit, language), one.path).toMatch(/\d/);
    }
  });

  it('links to existing headings', () => {
    for (const one of inlines(text)) {
      if (one.kind === 'page' && one.heading) {
        expect(headings(read(language, one.page, build)), one.page).toContain(one.heading);
      }
    }
  });

  it('shows existing pictures and faces, with a description', () => {
    for (const block of blocksOf(text)) {
      if (block.kind === 'picture') expect(guidePicture(language, block.name), block.name).not.toBeNull();
      if (block.kind === 'face') {
        const template = TEMPLATES.find(({ id }) => id === block.template);
        expect(template, block.template).toBeDefined();
        if (block.mode === 'ambient') expect(template?.ambient).toBeDefined();
      }
      if (block.kind === 'picture' || block.kind === 'face') expect(block.alt.length).toBeGreaterThan(5);
    }
  });

  it('does not spell out numbers that the product has as limits', () => {
    const source = sourceOf(language, page).replace(/\{\{[^}]+\}\}|`[^`]+`|\(picture:[^)]+\)/g, '');
    expect(source.match(/\b(?:500 ?KB|20 ?MB|64 ?MB|\$20|1,?000,?000)\b/g)).toBeNull();
  });
});

it('every picture is used, and all of them together stay under 1.5 MB', () => {
  const files = LANGUAGES.flatMap((language) => filesIn(language, '.webp').map((file) => join(guide(language), file)));
  const used = new Set(
    GUIDE_PAGES.flatMap((page) =>
      blocksOf(read('en', page, 'domestic')).flatMap((block) => (block.kind === 'picture' ? [block.name] : [])),
    ),
  );
  expect([...new Set(files.map((file) => basename(file).replace(/\..*$/, '')))].sort()).toEqual([...used].sort());
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});

describe('spaces in Chinese', () => {
  it.each(GUIDE_PAGES)('are between Han characters and Latin letters or digits in %s', (page) => {
    // A picture's address and the id of a heading are ignored.
    const shown = sourceOf('zh', page).replace(/\{#[^}]+\}|\]\([^)]+\)|^::.*$/gm, '');
    const literal = shown.replace(/\{\{(?:limit|keys|tag):[^}]+\}\}/g, '0').replace(/\{\{ui:[^}]+\}\}/g, '“”');
    expect(
      literal.match(/.?(?:[\p{Script=Latin}\p{Nd}]\p{Script=Han}|\p{Script=Han}[\p{Script=Latin}\p{Nd}`]).?/gu),
    ).toBeNull();
  });
});

describe('the format', () => {
  it.each([
    ['no title', 'Text'],
    ['a heading without an id', '# A\n\n## B'],
    ['an unknown token', '# A\n\n{{what:x}}'],
    ['a link to a missing page', '# A\n\n[x](nowhere)'],
    ['an unknown kind of figure', '# A\n\n![x](file:y)'],
    ['an unknown list', '# A\n\n::faces'],
  ])('refuses %s', (_, source) => expect(() => readGuide(source, 'domestic')).toThrow(GuideFault));

  it('shows markup as text', () => {
    expect(readInline('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it('shows a build the parts that belong to it', () => {
    const source = '# A\n\n::only overseas\nfar\n::end\n::only domestic\nnear\n::end';
    const words = (build: string) => readGuide(source, build).sections[0]?.blocks;
    expect(words('domestic')).toEqual([{ kind: 'paragraph', words: [{ kind: 'text', text: 'near' }] }]);
    expect(words('overseas')).toEqual([{ kind: 'paragraph', words: [{ kind: 'text', text: 'far' }] }]);
  });

  it('formats limits in common units', () => {
    expect(limitText('IMAGE_UPLOAD_BYTES', 'kb', 'en')).toBe(`${IMAGE_UPLOAD_BYTES / 1024} KB`);
    expect(limitText('TEXT_TAGS_MAX', 'number', 'zh-CN')).toBe(String(TEXT_TAGS_MAX));
    expect(limitText('WITHDRAWAL_OVERSEA_CENTS.perDay', 'usd', 'en')).toBe('$2,000');
    expect(limitText('WITHDRAWAL_DOMESTIC_FEN.min', 'cny', 'zh-CN')).toBe('¥50');
    expect(limitText('WITHDRAWAL_OVERSEA_FEE_BASIS_POINTS', 'basis', 'en')).toBe('4.4%');
    expect(() => limitText('NOTHING', 'number', 'en')).toThrow(GuideFault);
    expect(() => limitText('TEXT_TAGS_MAX', 'miles', 'en')).toThrow(GuideFault);
  });

  it('knows its pages by name', () => {
    expect(guidePage('hands')).toBe('hands');
    expect(guidePage('toString')).toBeNull();
  });
});
