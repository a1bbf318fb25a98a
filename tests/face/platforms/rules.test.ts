// Each rule at its limit and one past it, on each platform; and words for every refusal in both languages.
import { describe, expect, it } from 'vitest';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { POLICIES, policyOf } from '@/face/platforms';
import { FALCON_COMBINATIONS, FALCON_RESERVED_TAGS, FALCON_TAGS } from '@/face/platforms/falcon';
import { type RuledAct, refusalFor } from '@/face/platforms/policy';
import en from '@/locales/en/messages.json';
import zh from '@/locales/zh/messages.json';
import type { Platform } from '@/schemas/design';
import type { FaceNode, NodeType } from '@/schemas/nodes';
import { bare } from '../nodes/sampleNodes';

const platforms = Object.keys(POLICIES) as Platform[];
const root = bare('root');
const many = (type: NodeType, count: number, style: object = {}, more: object = {}): FaceNode[] =>
  Array.from({ length: count }, (_, index) => ({ ...bare(type, style, more), uuid: `${type}-${index}` }));

function refused(platform: Platform, act: RuledAct, subjects: FaceNode[], nodes: FaceNode[] = [root]): string | null {
  const policy = policyOf(platform);
  return refusalFor(policy, act, { canvas: policy.canvas, nodes, subjects })?.messageKey ?? null;
}
const small = { width: 50, height: 50 };
const text = (textTag: string, uuid = 'new') => ({ ...bare('text', { textTag }), uuid });

describe.each(platforms)('%s', (platform) => {
  it('names itself, and only tags that exist', () => {
    const policy = policyOf(platform);
    expect(policy.platform).toBe(platform);
    const names = DATA_TAGS.map((tag) => tag.name);
    expect(policy.hiddenTags.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each<[string, NodeType, number, RuledAct, string]>([
    ['3 sequence frame layers', 'animation', 3, 'add', 'sequenceLimit'],
    ['3 sequence frame layers', 'animation', 3, 'paste', 'copySequenceFailed'],
    ['8 complication slots', 'google_complication', 8, 'add', 'complicationLimit'],
    ['8 complication slots', 'google_complication', 8, 'paste', 'copyComplicationFailed'],
  ])('%s: the last fits, one more is refused (%s, %s, %s)', (_, type, most, act, key) => {
    const [extra, ...standing] = many(type, most, small) as [FaceNode, ...FaceNode[]];
    expect(refused(platform, act, [extra], [root, ...standing])).toBeNull();
    const full = [root, extra, ...standing];
    expect(refused(platform, act, [{ ...extra, uuid: 'more' }], full)).toBe(key);
    expect(
      refused(
        platform,
        act,
        [
          { ...extra, uuid: 'more' },
          { ...extra, uuid: 'most' },
        ],
        [root, ...standing],
      ),
    ).toBe(key);
    expect(refused(platform, act, [bare('text')], [...full, { ...extra, uuid: 'imported' }])).toBeNull();
  });

  it('one background image', () => {
    const background = bare('image', {}, { type: 'background' });
    expect(refused(platform, 'add', [background])).toBeNull();
    expect(refused(platform, 'add', [{ ...background, uuid: 'b2' }], [root, background])).toBe('backgroundOnce');
    expect(refused(platform, 'change', [background], [root, background])).toBeNull();
  });

  it('an image rotates at exactly 30 percent of the canvas and not above', () => {
    const { canvas } = policyOf(platform);
    const height = canvas.height / 2;
    const width = canvas.width * 0.6;
    const image = (wide: number, style: object) => bare('image', { width: wide, height, ...style });
    expect(refused(platform, 'change', [image(width, { rotation: 5 })])).toBeNull();
    expect(refused(platform, 'change', [image(width + 0.01, { rotation: 5 })])).toBe('imgAreaTip');
    expect(refused(platform, 'add', [image(width + 0.01, { rotate: '#DWFS#' })])).toBe('imgAreaTip');
    expect(refused(platform, 'add', [image(width + 0.01, { rotation: 0 })])).toBeNull();
    expect(refused(platform, 'add', [image(width + 0.01, { rotation: 360 })])).toBeNull();
  });

  it('what was already so may be edited otherwise, but not turned further', () => {
    const big = bare('image', { width: 400, height: 400, rotation: 10 });
    const edit = (style: object) => ({ ...big, style: { ...big.style, ...style } });
    expect(refused(platform, 'change', [edit({ opacity: 0.5 })], [root, big])).toBeNull();
    expect(refused(platform, 'change', [edit({ rotation: 0 })], [root, big])).toBeNull();
    expect(refused(platform, 'change', [edit({ rotation: 20 })], [root, big])).toBe('imgAreaTip');
  });

  it('a large animation is refused', () => {
    expect(refused(platform, 'add', many('animation', 1, small))).toBeNull();
    expect(refused(platform, 'add', many('animation', 1, { width: 400, height: 400 }))).toBe('aniAreaTip');
  });
});

describe('Wear OS', () => {
  it('five tags in a text, not six', () => {
    expect(refused('android', 'change', [text('#Dy##DM##Dd##DH##Dm#')])).toBeNull();
    expect(refused('android', 'change', [text('#Dy##DM##Dd##DH##Dm##Ds#')])).toBe('tooManyTextTags');
    expect(refused('android', 'change', [text('#Dy##DM##Dd##DH##Dm##Dm#')])).toBe('tooManyTextTags');
    expect(refused('android', 'change', [text('#Dy# '.repeat(5))])).toBeNull();
  });
  it('any tag may stand in several layers', () => {
    expect(refused('android', 'add', [text('#DmZ#')], [root, text('#DmZ#', 'old')])).toBeNull();
  });
});

describe('ASR', () => {
  it('has 33 tags, 13 of them reserved', () => {
    expect(new Set(FALCON_TAGS).size).toBe(33);
    expect(new Set(FALCON_RESERVED_TAGS).size).toBe(13);
    const names = DATA_TAGS.map((tag) => tag.name);
    expect([...FALCON_TAGS, ...FALCON_RESERVED_TAGS].filter((name) => !names.includes(name))).toEqual([]);
    expect(FALCON_RESERVED_TAGS.every((name) => FALCON_TAGS.includes(name))).toBe(true);
  });
  it('one tag or a combination of the four', () => {
    for (const source of ['#ZSC#', ...FALCON_COMBINATIONS]) expect(refused('falcon', 'add', [text(source)])).toBeNull();
    expect(refused('falcon', 'add', [text('#BLP#%')])).toBe('tagCombination');
    expect(refused('falcon', 'add', [text('#DmZ#:#DsZ#')])).toBe('tagCombination');
    expect(refused('falcon', 'add', [text('#DEG#')])).toBe('tagNotShown');
  });
  it.each(FALCON_RESERVED_TAGS)('%s stands in one text layer', (tag) => {
    const standing = [root, text(`#${tag}#`, 'old')];
    expect(refused('falcon', 'add', [text(`#${tag}#`)], standing)).toBe('onlyOnce');
    expect(refused('falcon', 'paste', [text(`#${tag}#`)], standing)).toBe('copyTextFailed');
    expect(refused('falcon', 'change', [text(`#${tag}#`, 'old')], standing)).toBeNull();
  });
  it('a tag that is not reserved may be used again', () => {
    expect(refused('falcon', 'add', [text('#ZSC#')], [root, text('#ZSC#', 'old')])).toBeNull();
  });
  it('its area rule counts 217,156 px² on any canvas', () => {
    const canvas = { width: 1000, height: 1000, shape: 'circle' } as const;
    const image = (height: number) => bare('image', { width: 1000, height, rotate: '#DWFS#' });
    const judged = (height: number) =>
      refusalFor(policyOf('falcon'), 'change', { canvas, nodes: [root], subjects: [image(height)] })?.messageKey;
    expect(judged(65.14)).toBeUndefined();
    expect(judged(65.15)).toBe('asrImgAreaTip');
  });
});

describe('words of refusals', () => {
  const keys = [
    ...['backgroundOnce', 'sequenceLimit', 'complicationLimit', 'copySequenceFailed', 'copyComplicationFailed'],
    ...['imgAreaTip', 'aniAreaTip', 'asrImgAreaTip', 'tooManyTextTags', 'tagNotShown', 'tagCombination'],
    ...['onlyOnce', 'copyTextFailed'],
  ];
  it.each(keys)('%s in both languages', (key) => {
    expect((en.refusals as Record<string, string>)[key]).toBeTruthy();
    expect((zh.refusals as Record<string, string>)[key]).toMatch(/\p{Script=Han}/u);
  });
  it('quotes the specification word for word', () => {
    expect(en.refusals.sequenceLimit).toBe('Failed to add. Supports up to 3 sequence frame layers.');
    expect(en.refusals.onlyOnce).toBe('Failed to add. The current type of layer can only be added once');
    expect(en.refusals.complicationLimit).toBe('No more than 8 complication slots.');
  });
});
