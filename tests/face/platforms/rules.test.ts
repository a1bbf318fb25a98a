// Each rule at its limit and one past it, on each platform; and words for every violation in both languages.
import { describe, expect, it } from 'vitest';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { compatiblePolicyOf, otherPlatforms, POLICIES, policyIn, policyOf } from '@/face/platforms';
import { FALCON_COMBINATIONS, FALCON_RESERVED_TAGS, FALCON_TAGS } from '@/face/platforms/falcon';
import { type RuledAct, refusalFor } from '@/face/platforms/platformPolicy';
import en from '@/locales/en/rules.json';
import zh from '@/locales/zh/rules.json';
import type { ModeName, Platform } from '@/schemas/design';
import type { FaceNode, NodeType } from '@/schemas/nodes';
import { bare } from '../nodes/sampleNodes';

const platforms = Object.keys(POLICIES) as Platform[];
const root = bare('root');
/** Frames that every platform plays. */
const SLOW = { delayTime: 200 };
const many = (type: NodeType, count: number, style: object = {}, more: object = {}): FaceNode[] =>
  Array.from({ length: count }, (_, index) => ({
    ...bare(type, { ...SLOW, ...style }, more),
    uuid: `${type}-${index}`,
  }));

function refusal(
  platform: Platform,
  act: RuledAct,
  subjects: FaceNode[],
  nodes: FaceNode[] = [root],
  mode: ModeName = 'normal',
) {
  const policy = policyOf(platform);
  return refusalFor(policy, act, { canvas: policy.canvas, mode, nodes, subjects });
}
const refused = (...given: Parameters<typeof refusal>): string | null => refusal(...given)?.messageKey ?? null;
const small = { width: 50, height: 50 };
const text = (textTag: string, uuid = 'new') => ({ ...bare('text', { textTag }), uuid });

describe.each(platforms)('%s', (platform) => {
  it('has its name, and only existing tags', () => {
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
    // The chip platform's own canvas is that of its area rule: the tag rule is stricter there.
    const byTag = { android: 'imgAreaTip', falcon: 'asrImgAreaTip' };
    expect(refused(platform, 'add', [image(width + 0.01, { rotate: '#DWFS#' })])).toBe(byTag[platform]);
    expect(refused(platform, 'add', [image(width + 0.01, { rotation: 0 })])).toBeNull();
    expect(refused(platform, 'add', [image(width + 0.01, { rotation: 360 })])).toBeNull();
  });

  it('an existing violation can be edited otherwise, but not rotated further', () => {
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

  it('images selected by data cannot rotate above 30 percent either', () => {
    const big = { width: 400, height: 400, rotation: 5 };
    expect(refused(platform, 'add', [bare('image_sequence', big)])).toBe('imgAreaTip');
    expect(refused(platform, 'add', [bare('progress', { ...big, progressType: 'ImageEnumeration' })])).toBe(
      'imgAreaTip',
    );
    // A fill is not a picture; on the chip platform it is an element, which the area rule limits.
    expect(refused(platform, 'add', [bare('progress', big)])).toBe(
      { android: null, falcon: 'elementAreaTip' }[platform],
    );
  });

  it.each(['animation', 'google_complication'] as const)('always-on refuses %s', (type) => {
    const layer = bare(type, SLOW);
    for (const act of ['add', 'paste'] as const) {
      expect(refused(platform, act, [layer], [root], 'ambient')).toBe('ambientRefused');
      expect(refused(platform, act, [layer], [root], 'normal')).toBeNull();
      expect(refused(platform, act, [bare('text')], [root], 'ambient')).toBeNull();
    }
    expect(refused(platform, 'change', [{ ...layer, label: 'Other' }], [root, layer], 'ambient')).toBeNull();
  });

  it('frames have the minimum delay, and not a millisecond less', () => {
    const { minFrameDelayMs, adapt } = policyOf(platform);
    expect(minFrameDelayMs).toBe({ android: 100, falcon: 200 }[platform]);
    const frames = (delayTime: number) => bare('animation', { delayTime });
    for (const act of ['add', 'paste', 'change'] as const) {
      expect(refused(platform, act, [frames(minFrameDelayMs)])).toBeNull();
      expect(refusal(platform, act, [frames(minFrameDelayMs - 1)])).toEqual({
        ...{ messageKey: 'frameDelayTip', severity: 'warning', field: 'style.delayTime' },
        params: { seconds: minFrameDelayMs / 1000 },
      });
    }
    expect(adapt(frames(minFrameDelayMs - 1))).toEqual(frames(minFrameDelayMs));
    const slow = frames(minFrameDelayMs + 1);
    expect(adapt(slow)).toBe(slow);
    expect(adapt(root)).toBe(root);
  });

  it('every expression has only tags that are shown, and the violation names field and tag', () => {
    const layers = {
      'style.textTag': (source: string) => bare('text', { textTag: source }),
      'style.fillRate': (source: string) => bare('progress', { fillRate: source }),
      'style.imageIndexRate': (source: string) =>
        bare('progress', { progressType: 'ImageEnumeration', imageIndexRate: source }),
      'style.rotate': (source: string) => bare('image', { rotate: source }),
      activeWhen: (source: string) =>
        bare('image', {}, { type: 'icon', activeIcon: 'art:a/b.png', activeWhen: source }),
    };
    const hidden = { android: 'BOV', falcon: 'NC' }[platform];
    for (const [field, make] of Object.entries(layers)) {
      const expected = { messageKey: 'tagNotShown', severity: 'error', params: { tag: hidden }, field };
      expect(refusal(platform, 'add', [make(`#${hidden}#`)])).toEqual(expected);
      expect(refusal(platform, 'add', [make('#ZSC#')])).toBeNull();
    }
  });

  it('no hidden violation is reported while it is unchanged', () => {
    const tag = { android: '#CAL#', falcon: '#NC#' }[platform];
    const held = bare('progress', { fillRate: tag });
    const edit = { ...held, style: { ...held.style, opacity: 0.5 } };
    expect(refused(platform, 'change', [edit], [root, held])).toBeNull();
  });
});

describe('Wear OS', () => {
  it('five tags in a text, not six', () => {
    expect(refused('android', 'change', [text('#Dy##DM##Dd##DH##Dm#')])).toBeNull();
    expect(refused('android', 'change', [text('#Dy##DM##Dd##DH##Dm##Ds#')])).toBe('tooManyTextTags');
    expect(refused('android', 'change', [text('#Dy##DM##Dd##DH##Dm##Dm#')])).toBe('tooManyTextTags');
    expect(refused('android', 'change', [text('#Dy# '.repeat(5))])).toBeNull();
  });
  it.each(['DIST', 'CAL', 'SV', 'BOV', 'DWFSF', 'SQV', 'DESzh'])('%s is not shown', (tag) => {
    expect(refused('android', 'add', [bare('progress', { fillRate: `#${tag}#` })])).toBe('tagNotShown');
  });
  it('hides the five tags of the specification', () => {
    expect(policyOf('android').hiddenTags).toEqual(['DIST', 'CAL', 'SV', 'BOV', 'DWFSF']);
  });
  it('any tag can be in several layers', () => {
    expect(refused('android', 'add', [text('#DmZ#')], [root, text('#DmZ#', 'old')])).toBeNull();
  });
});

describe('paste', () => {
  it('Wear OS: refused while more than 7 slots exist', () => {
    const slots = many('google_complication', 9, small);
    expect(refused('android', 'paste', [slots[8]!], [root, ...slots.slice(0, 7)])).toBeNull();
    expect(refused('android', 'paste', [slots[8]!], [root, ...slots.slice(0, 8)])).toBe('copyComplicationFailed');
    expect(refused('android', 'paste', slots.slice(7), [root, ...slots.slice(0, 7)])).toBe('copyComplicationFailed');
    expect(refused('android', 'paste', [text('#ZSC#')], [root, ...slots])).toBeNull();
  });
  it('ASR: refused while more than 2 animations exist', () => {
    const animations = many('animation', 4, small);
    expect(refused('falcon', 'paste', [animations[3]!], [root, ...animations.slice(0, 2)])).toBeNull();
    expect(refused('falcon', 'paste', [animations[3]!], [root, ...animations.slice(0, 3)])).toBe('copySequenceFailed');
    expect(refused('falcon', 'paste', [text('#ZSC#')], [root, ...animations])).toBeNull();
  });
});

describe('compatible mode', () => {
  const both = { copies: [{ platform: 'android' }, { platform: 'falcon' }] } as const;
  const single = { copies: [{ platform: 'falcon' }, { platform: 'falcon' }] } as const;
  it('hides four tags on both platforms, and is the same object each time', () => {
    for (const platform of platforms) {
      const policy = policyIn(both, platform);
      expect(policy.hiddenTags).toEqual(expect.arrayContaining(['DIST', 'CAL', 'SV', 'BOV']));
      expect(policyIn({ copies: [...both.copies] }, platform)).toBe(policy);
      expect(compatiblePolicyOf(platform)).toBe(policy);
      expect(policyIn(single, platform)).toBe(policyOf(platform));
    }
  });
  it.each(['DIST', 'CAL', 'SV', 'BOV'])('%s is refused on ASR in compatible mode only', (tag) => {
    const situation = {
      canvas: policyOf('falcon').canvas,
      mode: 'normal',
      nodes: [root],
      subjects: [text(`#${tag}#`)],
    } as const;
    expect(refusalFor(policyOf('falcon'), 'add', situation)).toBeNull();
    expect(refusalFor(policyIn(both, 'falcon'), 'add', situation)?.messageKey).toBe('tagNotCompatible');
    expect(policyIn(both, 'falcon').allowsText(`#${tag}#`)).toBe(false);
  });
  it('a tag that ASR never shows is still reported as such, and on Wear OS so are these', () => {
    const refusedTag = (platform: 'android' | 'falcon', tag: string) => {
      const { canvas } = policyOf(platform);
      const situation = { canvas, mode: 'normal', nodes: [root], subjects: [text(`#${tag}#`)] } as const;
      return refusalFor(policyIn(both, platform), 'add', situation)?.messageKey;
    };
    expect([refusedTag('falcon', 'NC'), refusedTag('android', 'CAL')]).toEqual(['tagNotShown', 'tagNotShown']);
  });
  it('every other tag stays', () => {
    expect(policyIn(both, 'falcon').shownTags).toHaveLength(29);
    expect(policyIn(both, 'falcon').settle).toBe(policyOf('falcon').settle);
  });
  it('offers the other platform', () => {
    expect(platforms.map(otherPlatforms)).toEqual([['falcon'], ['android']]);
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
  it.each(FALCON_RESERVED_TAGS)('%s can be in only one text layer', (tag) => {
    const standing = [root, text(`#${tag}#`, 'old')];
    expect(refused('falcon', 'add', [text(`#${tag}#`)], standing)).toBe('onlyOnce');
    expect(refused('falcon', 'paste', [text(`#${tag}#`)], standing)).toBe('copyTextFailed');
    expect(refused('falcon', 'change', [text(`#${tag}#`, 'old')], standing)).toBeNull();
  });
  it('a tag that is not reserved can be used again', () => {
    expect(refused('falcon', 'add', [text('#ZSC#')], [root, text('#ZSC#', 'old')])).toBeNull();
  });
  it('every tag it shows can be shown alone', () => {
    expect(FALCON_TAGS.filter((tag) => refused('falcon', 'add', [text(`#${tag}#`)]))).toEqual([]);
  });
  it('weather and moon can select pictures; no text or fill can show them', () => {
    for (const tag of ['#WCCI#', '#MOONPHASE#']) {
      expect(refused('falcon', 'add', [bare('image_sequence', { textTag: tag })])).toBeNull();
      expect(refused('falcon', 'add', [bare('image_sequence', { rotate: tag })])).toBe('tagNotShown');
      expect(refused('falcon', 'add', [text(tag)])).toBe('tagNotShown');
      expect(refused('falcon', 'add', [bare('progress', { fillRate: tag })])).toBe('tagNotShown');
    }
    expect(refused('falcon', 'add', [bare('image_sequence', { textTag: '#PWL#' })])).toBe('tagNotShown');
  });
  it.each([
    [651.46, 100, null],
    [542.89, 120, null],
    [542.9, 120, 'aniAreaTip'],
    [651.47, 100, 'aniAreaTip'],
    [100, 651.46, null],
    [100, 651.47, 'aniAreaTip'],
    [325.73, 200, null],
    [325.74, 200, 'aniAreaTip'],
  ])('an animation of %s x %s: area * 10 <= 651468', (width, height, key) => {
    expect(refused('falcon', 'add', [bare('animation', { width, height, ...SLOW })])).toBe(key);
  });
  it('its area rule uses 217,156 px² on any canvas', () => {
    const canvas = { width: 1000, height: 1000, shape: 'circle' } as const;
    const image = (height: number) => bare('image', { width: 1000, height, rotate: '#DWFS#' });
    const judged = (height: number) =>
      refusalFor(policyOf('falcon'), 'change', { canvas, mode: 'normal', nodes: [root], subjects: [image(height)] })
        ?.messageKey;
    expect(judged(65.14)).toBeUndefined();
    expect(judged(65.15)).toBe('asrImgAreaTip');
  });
});

describe('messages of violations', () => {
  const keys = [
    ...['backgroundOnce', 'sequenceLimit', 'complicationLimit', 'copySequenceFailed', 'copyComplicationFailed'],
    ...['imgAreaTip', 'aniAreaTip', 'asrImgAreaTip', 'tooManyTextTags', 'tagNotShown', 'tagCombination'],
    'tagNotCompatible',
    ...['onlyOnce', 'copyTextFailed', 'moveTip', 'levelOrderTip', 'ambientRefused', 'frameDelayTip', 'overBudget'],
  ];
  it.each(keys)('%s in both languages, with the same values', (key) => {
    const words = [en, zh].map(({ refusals }) => (refusals as Record<string, string>)[key] ?? '');
    expect(words[0]).toBeTruthy();
    expect(words[1]).toMatch(/\p{Script=Han}/u);
    const [left, right] = words.map((sentence) => (sentence.match(/\{\{\w+\}\}/g) ?? []).sort());
    expect(left).toEqual(right);
  });
  it('quotes the specification word for word', () => {
    expect(en.refusals.sequenceLimit).toBe('Failed to add. Supports up to 3 sequence frame layers.');
    expect(en.refusals.onlyOnce).toBe('Failed to add. The current type of layer can only be added once');
    expect(en.refusals.complicationLimit).toBe('No more than 8 complication slots.');
  });
});
