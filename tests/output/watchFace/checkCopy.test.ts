// The check of a copy: each finding names its layer and its cause, and offers a quick fix.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import enCheck from '@/locales/en/check.json';
import zhCheck from '@/locales/zh/check.json';
import { checkCopy, ruleFindings } from '@/output/watchFace/checkCopy';
import { checkFace } from '@/output/watchFace/checkFace';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import { DEFAULT_FONT_BYTES } from '@/schemas/font';
import { TEMPLATES } from '@/schemas/templates';
import { createDesign } from '@/schemas/templates/createDesign';
import { findingWords } from '@/simulator/findingTexts';
import { BROKEN_FACES, faceOf, raw, ref } from '../../support/brokenFaces';
import { i18nForTests } from '../../support/i18nForTests';

const checked = (copy: FaceCopy, facts = {}) => checkCopy(copy, { ...NO_FACTS, ...facts });

describe('each finding', () => {
  it.each(BROKEN_FACES.map((face) => [face.key, face] as const))('%s', (key, broken) => {
    const { findings } = checked(faceOf(broken.normal, broken.ambient, broken.rest, broken.settings), broken.facts);
    const { severity, mode, uuid } = broken;
    const mends = broken.mends.map((kind) => expect.objectContaining({ kind }));
    expect(findings.filter((one) => one.key === key)).toEqual([
      expect.objectContaining({ severity, mode, uuid, mends }),
    ]);
  });
  it('is reported once, with a unique id', () => {
    for (const broken of BROKEN_FACES) {
      const ids = checked(
        faceOf(broken.normal, broken.ambient, broken.rest, broken.settings),
        broken.facts,
      ).findings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

/** Keys that the sources give to findings. */
function keysInSources(): Set<string> {
  const src = resolve(import.meta.dirname, '../../../src');
  const read = (folder: string, isMeant: (name: string) => boolean) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && isMeant(name))
      .map((name) => readFileSync(join(src, folder, name), 'utf8'))
      .join('\n');
  const text =
    read('face/nodes', (name) => /\b(?:writers?|reader)\.ts$|slotParts|watchFaceLive/.test(name)) +
    read('output/watchFace', (name) =>
      /check|seenFaults|writeFace|writeRest|modeLayers|faceVersion|themeSetting|userSettings|chosenLayers|castGroups/.test(
        name,
      ),
    );
  const keys = [...text.matchAll(/\bkey: '([a-z]\w+)'/g), ...text.matchAll(/tell\('(\w+)'/g)].map(
    ([, key = '']) => key,
  );
  const named = [...text.matchAll(/'(ambient[A-Z]\w*|font[A-Z]\w*|schema|partSchema|hidden|outside)'/g)].map(
    ([, key = '']) => key,
  );
  const code = readFileSync(join(src, 'face/watchFaceFormat/writtenExpression.ts'), 'utf8');
  const reasons = [...code.matchAll(/\| '(\w+)'/g)].map(([, key = '']) => key).filter((key) => !/_/.test(key));
  return new Set([...keys, ...named, ...reasons]);
}

describe('words', () => {
  const keysOf = (words: object) => new Set(Object.keys(words).map((key) => key.replace(/_(?:one|other)$/, '')));
  const keys = keysInSources();
  it.each([
    ['en', enCheck],
    ['zh', zhCheck],
  ] as const)('exist for every finding in %s, and for nothing else', (_, { findings }) => {
    const alone = [...keys].filter((key) => key.startsWith('memory')).map((key) => `${key}Alone`);
    expect([...keysOf(findings)].sort()).toEqual([...new Set([...keys, ...alone])].sort());
  });
  it('are triggered by a face each, except internal errors', () => {
    expect([...keys].filter((key) => !BROKEN_FACES.some((face) => face.key === key))).toEqual(['schema']);
  });
});

describe('a preserved part', () => {
  const BARE = '<PartImage x="0" y="0" width="9" height="9" glow="1"><Image resource="dial"/></PartImage>';
  const odd = raw('watch_part', 'odd', {
    xml: `<Group name="a" x="0" y="0" width="9" height="9">\n<Hologram/>${BARE}</Group>`,
  });
  const beside = raw('text', 'beside', { text: 'Hi', x: 100, y: 200, width: 100 });
  const findingsOf = (normal: ReturnType<typeof raw>[], ambient?: ReturnType<typeof raw>[]) =>
    checked(faceOf(normal, ambient)).findings.map(({ key, mode, uuid, inBoth }) => [key, mode, uuid, inBoth ?? false]);
  const ALL = ['partFiles', 'partSchema', 'partSchema'];

  it.each([
    ['once in the document', [odd]],
    ['once for each mode', [beside, odd]],
  ])('and is in both modes is reported once, %s', (_, ambient) => {
    expect(findingsOf([odd, beside], ambient)).toEqual(ALL.map((key) => [key, 'normal', 'odd', true]));
  });
  it('and is in one mode is reported for that mode', () => {
    expect(findingsOf([odd])).toEqual(ALL.map((key) => [key, 'normal', 'odd', false]));
    expect(findingsOf([], [odd])).toEqual(ALL.map((key) => [key, 'ambient', 'odd', false]));
  });
  it.each(['zh', 'en'] as const)('has its errors in words in %s, without internal paths and keys', (language) => {
    const { t } = i18nForTests(language);
    const sentences = checked(faceOf([odd], undefined, { head: '<Bogus/>' }))
      .findings.filter(({ key }) => key === 'partSchema')
      .map((finding) => findingWords((key, values) => t(key, { ...values }), finding));
    expect(sentences).toHaveLength(3);
    expect(sentences.join()).toMatch(/<Hologram>.*“glow”.*<Bogus>|<Bogus>.*<Hologram>.*“glow”/s);
    expect(sentences.join()).not.toMatch(/unknown[A-Z]|WatchFace\/|MISSING|\{\{/);
  });
  it('has words for every kind of error', () => {
    const kinds = readFileSync(
      resolve(import.meta.dirname, '../../../src/face/watchFaceFormat/elementFault.ts'),
      'utf8',
    );
    const keys = [...(kinds.split('export interface')[0] ?? '').matchAll(/\| '(\w+)'/g)].map(([, key]) => key);
    expect(keys).toContain('unknownElement');
    for (const { elements } of [enCheck, zhCheck]) expect(Object.keys(elements).sort()).toEqual([...keys].sort());
  });
});

describe('tags without a source', () => {
  it.each(['zh', 'en'] as const)('are named in the words of their field, in %s', (language) => {
    const { t } = i18nForTests(language);
    const hand = raw('image', 'hand', { x: 100, y: 100, width: 50, height: 50, url: ref('a'), rotate: '#DIST#*2' });
    const noSource = checked(faceOf([hand])).findings.filter(({ key }) => key === 'noSource');
    expect(noSource).toMatchObject([
      { uuid: 'hand', mends: [{ kind: 'literal', path: 'style.rotate' }, { kind: 'remove' }] },
    ]);
    const sentences = noSource.map((finding) => findingWords((key, values) => t(key, { ...values }), finding)).join();
    expect(sentences).toMatch(
      language === 'en' ? /#DIST#.*“Rotate by”\)\. It would not turn\./ : /#DIST#.*“旋转数据”.*不会转动/,
    );
  });

  const sourceless = DATA_TAGS.filter(({ watchFaceFormat }) => watchFaceFormat === null).map(({ name }) => name);
  it('are 27', () => expect(sourceless).toHaveLength(27));
  it.each(sourceless)('#%s# is reported with its layer, and a fixed value or removal is offered', (tag) => {
    const { findings } = checked(faceOf([raw('text', 'value', { textTag: `#${tag}#`, width: 300 })]));
    const noSource = findings.filter(({ key }) => key === 'noSource');
    expect(noSource).toMatchObject([{ mode: 'normal', uuid: 'value', params: { tag, field: 'style.textTag' } }]);
    expect(noSource[0]?.mends).toEqual([{ kind: 'literal', path: 'style.textTag', tag }, { kind: 'remove' }]);
  });
});

describe('rules of the platform', () => {
  it('are errors, and a refused tag is reported once, with its quick fix', () => {
    const { findings } = checked(faceOf([raw('text', 'way', { textTag: '#DIST#', width: 300 })]));
    expect(findings.map(({ words, key, severity }) => [words, key, severity])).toEqual([
      ['check', 'noSource', 'error'],
    ]);
  });
  it('are the whole list of a chip watch, in the same form', () => {
    const chip = { ...faceOf([raw('google_complication', 'slot')], []), platform: 'falcon' as const };
    const check = checked(chip);
    expect(check.memory).toBeNull();
    expect(check.findings).toEqual(ruleFindings(chip));
  });
});

describe('a picture that is too large to be rotated', () => {
  const largerThanDrawn = (style: object, drawn?: { width: number; height: number }, nodeType = 'image') => {
    const shown = nodeType === 'image' ? { url: ref('a') } : { frameList: [{ url: ref('a') }] };
    const file = { width: 96, height: 96, bytes: 1, sha: 'a', crop: null };
    const pictures = { [ref('a')]: { ...file, ...(drawn && { drawn }) } };
    // 33 percent of the canvas.
    const layer = raw(nodeType, 'a', { x: 50, y: 50, width: 288, height: 288, ...shown, ...style });
    const { findings } = checked(faceOf([layer]), { pictures });
    const { mends, remedy } = findings.find(({ key }) => key === 'imgAreaTip')!;
    return [remedy, mends.map(({ kind }) => kind)];
  };
  const turned = { rotation: 30 };
  it('is cropped to its visible part only where that makes it small enough', () => {
    expect(largerThanDrawn(turned, { width: 90, height: 90 })).toEqual(['trim', ['trim']]);
    expect(largerThanDrawn(turned, { width: 95, height: 95 })).toEqual(['turned', []]);
    expect(largerThanDrawn(turned)).toEqual(['turned', []]);
    expect(largerThanDrawn({ rotate: '#DH#*30' }, { width: 95, height: 95 })).toEqual(['smaller', []]);
  });
  it('has a solution in words of each language', () => {
    for (const language of ['zh', 'en'] as const) {
      const { t } = i18nForTests(language);
      for (const remedy of ['trim', 'turned', 'smaller'] as const)
        expect(t(`rules:remedies.${remedy}`)).not.toContain('MISSING');
    }
  });
});

describe('pictures', () => {
  it('are made no smaller than the largest layer that shows them, in either mode', () => {
    const small = raw('image', 'small', { x: 200, y: 200, width: 50, height: 50, url: ref('shared') });
    const large = raw('image', 'large', { width: 200, height: 200, url: ref('shared') });
    const pictures = { [ref('shared')]: { width: 800, height: 800, bytes: 1, sha: 'a', crop: null } };
    const { findings } = checked(faceOf([small], [large]), { pictures });
    const scaled = findings.flatMap(({ mends }) => mends).filter((mend) => mend.kind === 'scale');
    expect(scaled.map(({ pictures: [picture] }) => picture)).toEqual(
      Array(2).fill({ url: ref('shared'), width: 200, height: 200 }),
    );
  });
  it('that were not examined yet are not reported', () => {
    expect(checked(faceOf([raw('image', 'a', { url: ref('a') })])).findings).toEqual([]);
  });
  it('only slightly too large are not reported', () => {
    const pictures = { [ref('a')]: { width: 120, height: 120, bytes: 1, sha: 'a', crop: null } };
    expect(checked(faceOf([raw('image', 'a', { url: ref('a') })]), { pictures }).findings).toEqual([]);
  });
});

describe('a picture whose colours fit two bytes a pixel', () => {
  const hand = (style = {}) =>
    raw('image', 'hand', { width: 300, height: 300, url: ref('hand'), rotate: '#DWFM#', ...style });
  const ambient = (fits: boolean | undefined, style = {}) => {
    const file = { width: 300, height: 300, bytes: 1, sha: 'a', crop: null };
    const pictures = { [ref('hand')]: { ...file, ...(fits !== undefined && { fitsRgb565: fits }) } };
    const { memory } = checked(faceOf([], [hand(style)]), { pictures });
    return memory?.ambient;
  };
  const FULL = 300 * 300 * 4;
  it('counts half if always-on moves it, and only if its pixels were examined', () => {
    const most = ambient(false) ?? 0;
    expect(most).toBeGreaterThanOrEqual(FULL);
    expect(ambient(true)).toBe(most - FULL / 2);
    expect(ambient(undefined)).toBe(most);
  });
  it('counts in full once its colours change', () => {
    const tint = { isTinted: true, tintColor: '#ff0000', red: 255, green: 0, blue: 0 };
    expect(ambient(true, tint)).toBe(ambient(false, tint));
  });
});

it('names the largest layers of a face that is too large, largest first', () => {
  const poster = (uuid: string) => raw('image', uuid, { width: 500, height: 500, url: ref(uuid) });
  const side = (width: number, sha: string) => ({ width, height: 3000, bytes: 1, sha, crop: null });
  const pictures = {
    [ref('a')]: side(3000, 'a'),
    [ref('b')]: side(6000, 'b'),
    [ref('c')]: side(100, 'c'),
    [ref('d')]: side(50, 'd'),
  };
  const { findings } = checked(faceOf(['a', 'b', 'c', 'd'].map(poster)), { pictures });
  const memoryFinding = findings.find(({ key }) => key === 'memoryActive');
  expect(memoryFinding).toMatchObject({ uuid: 'b', params: { layers: 'The b, The a, The c', limit: 100 } });
});

it('names the shapes whose pictures make a face too large', () => {
  const star = (uuid: string, side: number) =>
    raw('shape', uuid, { kind: 'star', width: side, height: side, fill: { kind: 'solid', color: '#ff0000' } });
  const stars = Array.from({ length: 9 }, (_, at) => star(`s${at}`, 1900 - at));
  const memoryFinding = checked(faceOf(stars)).findings.find(({ key }) => key === 'memoryActive');
  expect(memoryFinding).toMatchObject({ uuid: 's0', params: { layers: 'The s0, The s1, The s2' } });
});

describe('the fonts of texts', () => {
  const time = (fontFamily: string) => raw('text', 'time', { textTag: '#DmZ#', fontFamily });
  it('count in always-on if a text shows minutes, and a font that is too large names its layer', () => {
    const fonts = { Huge: { bytes: 11_000_000, restricted: false } };
    const { findings, memory } = checked(faceOf([], [time('Huge')]), { fonts });
    expect(memory?.ambient).toBe(11_000_000);
    const finding = findings.find(({ key }) => key === 'memoryAmbient');
    expect(finding).toMatchObject({ severity: 'error', uuid: 'time', params: { layers: 'The time' } });
  });
  it('count as the packaged default font if none is chosen or the chosen one is gone', () => {
    expect(checked(faceOf([time('Roboto-Regular')])).memory?.active).toBe(DEFAULT_FONT_BYTES);
    expect(checked(faceOf([time('Gone')]), { fonts: { Gone: null } }).memory?.active).toBe(DEFAULT_FONT_BYTES);
  });
});

describe('internal errors', () => {
  const written = writeFace(faceOf([raw('text', 'hour', { textTag: '#DH#' })]));
  const withScene = (...children: readonly XmlElement[]) => {
    const { document } = written;
    return {
      ...written,
      document: { ...document, children: [...document.children.slice(0, -1), xml('Scene', {}, children)] },
    };
  };
  const text = (expression: string) =>
    xml('PartText', { x: 0, y: 0, width: 9, height: 9 }, [
      xml('Text', {}, [
        xml('Font', { family: 'a', size: 9 }, [xml('Template', {}, ['%s', xml('Parameter', { expression })])]),
      ]),
    ]);
  it.each([
    ['an element that the format lacks', withScene(xml('PartDream', {})), 'unknownElement'],
    ['a source that the format lacks', withScene(text('[DREAMS]')), 'unknownSource'],
    ['a formula that cannot be parsed', withScene(text('([HOUR_0_23] +')), 'missingValue'],
    ['text in a calculation', withScene(text('[MONTH_S] + 1')), 'textCalculated'],
  ])('are reported: %s', (_, output, fault) => {
    const { findings } = checkFace(faceOf([]), NO_FACTS, output);
    expect(findings).toContainEqual(
      expect.objectContaining({ key: 'schema', severity: 'error', params: expect.objectContaining({ fault }) }),
    );
  });
  it('do not occur in templates', () => {
    for (const template of TEMPLATES) {
      const facts = { id: 'd', copyId: 'c', system: 'wearOS', ratio: '500*500', shape: 'circle', name: 'x' } as const;
      let count = 0;
      const newId = () => {
        count += 1;
        return `layer-${count}`;
      };
      const design = createDesign({ ...facts, language: 'en', newId, template, labelOf: (part) => String(part) });
      for (const copy of design.copies) expect(checkCopy(copy, NO_FACTS).findings, template.id).toEqual([]);
    }
  });
});
