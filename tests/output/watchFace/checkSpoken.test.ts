// Findings about missing texts for screen readers, each with a proposal that removes it.
import { describe, expect, it } from 'vitest';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { SPOKEN_GAPS, spokenFindings } from '@/output/watchFace/checkSpoken';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { TEMPLATES } from '@/schemas/templates';
import { findingWords } from '@/simulator/findingTexts';
import { bare, PICTURE, pictures } from '../../face/nodes/sampleNodes';
import { i18nForTests } from '../../support/i18nForTests';
import { faceOf, templateCopy } from './faces';
import { groupNode } from './groupedFaces';

const box = { x: 200, y: 300, width: 90, height: 30 };
const digit = (uuid: string, textTag: string, parentId?: string): FaceNode =>
  bare(
    'image_sequence',
    { ...box, textTag, imgs: pictures(10) },
    { uuid, label: uuid, ...(parentId ? { parentId } : {}) },
  );
const time = (parentId?: string) => [
  digit('tens', '(#DH#/10)', parentId),
  digit('ones', '(#DH#%10)', parentId),
  digit('minutes', '#Dm#', parentId),
];
const ring = (style: object = {}, uuid = 'ring') =>
  bare('progress', { ...box, fillRate: '(#BLP#/100)', ...style }, { uuid, label: uuid });
const text = (style: object) => bare('text', { ...box, ...style }, { uuid: 'text', label: 'text' });
const tap = (intent: string, style: object = {}) =>
  bare(
    'programmable',
    { ...box, interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent } }, ...style },
    { uuid: 'tap', label: 'Corner' },
  );
const hand = (style: object = {}) =>
  bare(
    'image',
    {
      url: PICTURE.url,
      x: 240,
      y: 100,
      width: 20,
      height: 150,
      offset: { x: 10, y: 150 },
      rotate: '#DWFKS#',
      ...style,
    },
    { uuid: 'hour', label: 'hour', type: 'hour' },
  );
const picture = (style: object = {}) => bare('image', { ...box, url: PICTURE.url, ...style }, { uuid: 'photo' });

const faceWith = (nodes: readonly FaceNode[]): FaceCopy => faceOf(nodes, { ambient: [] });
const gapsOf = (nodes: readonly FaceNode[]) => spokenFindings(faceWith(nodes)).map(({ key, uuid }) => [key, uuid]);

const FAULTS: readonly (readonly [name: string, nodes: readonly FaceNode[], key: string, uuid: string])[] = [
  ['a tap area without words', [tap('ALARM')], 'tapUnspoken', 'tap'],
  [
    'a tap area in a group with words',
    [{ ...tap('ALARM'), parentId: 'g' }, groupNode('g', { alt: 'Data', altZh: '数据' })],
    'tapUnspoken',
    'tap',
  ],
  ['a time of three pictures', time(), 'timeUnspoken', 'tens'],
  ['a time of three pictures in a group', [...time('g'), groupNode('g')], 'timeUnspoken', 'g'],
  [
    'a time in a group with a dial',
    [...time('g'), { ...picture(), parentId: 'g' }, groupNode('g')],
    'timeUnspoken',
    'tens',
  ],
  ['a ring of the battery', [ring()], 'dataUnspoken', 'ring'],
  ['a hand alone', [hand()], 'faceUnspoken', 'hour'],
  ['words in Chinese only', [picture({ alt: '海港' })], 'noEnglish', 'photo'],
  ['words in English only', [picture({ alt: 'Harbor' })], 'noChinese', 'photo'],
];

const SOUND: readonly (readonly [name: string, nodes: readonly FaceNode[]])[] = [
  ['decoration', [picture()]],
  ['a tap area that opens nothing', [tap('')]],
  ['a tap area with words', [tap('ALARM', { alt: 'Opens the alarm', altZh: '打开闹钟' })]],
  ['a time with words on its group', [...time('g'), groupNode('g', { alt: '#Db#:#DmZ#' })]],
  ['a time of pictures beside a text of the time', [...time(), text({ textTag: '#DH#:#DmZ#' })]],
  ['a ring beside a text of the same value', [ring(), text({ textTag: '#BLP#%' })]],
  ['hands with a date', [hand(), text({ textTag: '#Dd#' })]],
  ['a hand with words', [hand({ alt: '#Db#:#DmZ#' })]],
  ['a hidden ring', [ring({ visible: false })]],
  ['a slot without words', [bare('google_complication', { ...box, systemProviderValue: 1 })]],
  ['words in both languages', [picture({ alt: 'Harbor', altZh: '海港' })]],
  ['values without words', [picture({ alt: '#BLP#' })]],
];

describe('the check finds', () => {
  it.each(FAULTS)('%s', (_, nodes, key, uuid) => {
    expect(gapsOf(nodes)).toEqual([[key, uuid]]);
    const findings = checkCopy(faceWith(nodes), NO_FACTS).findings;
    expect(findings.map((one) => [one.key, one.uuid, one.severity])).toContainEqual([key, uuid, 'warning']);
  });

  it('one value once, although two layers show it', () => {
    expect(gapsOf([ring(), ring({ y: 100 }, 'again')])).toEqual([['dataUnspoken', 'ring']]);
  });

  it.each(FAULTS)('%s no more after its proposal', (_, nodes) => {
    const [finding] = spokenFindings(faceWith(nodes));
    const [fix] = finding?.mends ?? [];
    // Nobody but the designer can translate the words of a picture.
    if (finding?.key === 'noEnglish' || finding?.key === 'noChinese') return expect(fix).toBeUndefined();
    if (fix?.kind !== 'speak') throw new Error('A proposal is missing.');
    const { en: alt, zh: altZh } = fix;
    const mended = nodes.map((node) =>
      node.uuid === finding?.uuid ? ({ ...node, style: { ...(node.style ?? {}), alt, altZh } } as FaceNode) : node,
    );
    return expect(gapsOf(mended)).toEqual([]);
  });
});

describe('the check finds nothing in', () => {
  it.each(SOUND)('%s', (_, nodes) => expect(gapsOf(nodes)).toEqual([]));

  it.each(TEMPLATES.map((template) => [template.id, template] as const))('the template %s', (_, template) => {
    const { findings } = checkCopy(templateCopy(template, '500*500', 'circle'), NO_FACTS);
    expect(findings.filter(({ key }) => (SPOKEN_GAPS as readonly string[]).includes(key))).toEqual([]);
  });
});

it('an ASR copy has none of these findings, because its watch has no screen reader', () => {
  const copy = { ...faceWith([ring()]), platform: 'falcon' as const };
  expect(checkCopy(copy, NO_FACTS).findings.filter(({ key }) => key === 'dataUnspoken')).toEqual([]);
});

describe('a description that a watch cannot speak', () => {
  it.each([
    ['a tag without a source', { alt: 'Sleep #SV#', altZh: '睡眠' }, 'noSource'],
    ['weekdays of two languages', { alt: '#DE# #DEzh#', altZh: '星期' }, 'twoLanguages'],
  ] as const)('because of %s is a warning in words of both languages', (_, texts, key) => {
    const { findings } = checkCopy(faceWith([picture(texts)]), NO_FACTS);
    const [finding] = findings.filter((one) => one.key === key);
    expect(finding).toMatchObject({ severity: 'warning', uuid: 'photo' });
    for (const language of ['en', 'zh'] as const) {
      const { t } = i18nForTests(language);
      const words = findingWords((name, values) => t(name, { ...values }), finding!);
      expect(words).toMatch(language === 'en' ? /description/ : /说明/);
      expect(words).not.toMatch(/fields|without|\{\{/);
    }
  });
});
