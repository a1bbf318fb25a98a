// The error catalogue of specification sections 5 and 8, as far as the editor shows it: each message is triggered by its action
// and read as a designer reads it, word for word in English, and in Chinese.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addNode } from '@/editor/commands/addNode';
import { paste } from '@/editor/commands/clipboard';
import type { Command } from '@/editor/commands/defineCommand';
import { toBottom, toTop } from '@/editor/commands/order';
import { setField } from '@/editor/commands/setField';
import { performCommand } from '@/editor/dispatch/performCommand';
import { runCommand } from '@/editor/dispatch/runCommand';
import type { Clipboard } from '@/editor/document/clipboard';
import { designOpened } from '@/editor/document/documentSlice';
import { takeGroup } from '@/editor/images/takeGroup';
import enConversion from '@/locales/en/conversion.json';
import enErrors from '@/locales/en/errors.json';
import en from '@/locales/en/rules.json';
import zhConversion from '@/locales/zh/conversion.json';
import zhErrors from '@/locales/zh/errors.json';
import zh from '@/locales/zh/rules.json';
import type { Platform } from '@/schemas/design';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import type { FaceNode, NodeType } from '@/schemas/nodes';
import { checkFont } from '@/service/fonts/checkFont';
import { i18n } from '@/service/language/i18n';
import { checkImage } from '@/service/localDrafts/checkImage';
import { fontFile, roboto, signed } from '@/tests/support/fonts';
import { imageFile, pngOfSize } from '@/tests/support/images';
import { dismissToast, toasts } from '@/ui/toasts';
import { copyOf } from '../editor/document/twoCopies';
import { designOf, rootLayer } from '../editor/support/documents';
import { renderEditor } from '../editor/support/renderEditor';
import { bare, pictures } from '../face/nodes/sampleNodes';
import { renderCopies } from '../workspace/copies/renderCopies';

const LANGUAGES = ['en', 'zh'] as const;

afterEach(() => {
  for (const toast of toasts.get()) dismissToast(toast.id);
});

/** The texts of the toasts. */
const toastTexts = () => toasts.get().map(({ text }) => text);

const small = { width: 60, height: 60, delayTime: 200 };
const large = { width: 400, height: 400, delayTime: 200 };
const many = (type: NodeType, count: number): FaceNode[] =>
  Array.from({ length: count }, (_, index) => ({ ...bare(type, small), uuid: `${type}-${index}` }));
const text = (textTag: string, uuid: string): FaceNode => ({ ...bare('text', { textTag, text: '' }), uuid });
const one = (node: FaceNode): FaceNode => ({ ...node, uuid: 'new' });
const clip = (node: FaceNode): Clipboard => ({
  id: 'elsewhere',
  nodes: [one(node)],
  canvas: { width: 500, height: 500 },
  cut: null,
  pasted: 0,
});

interface Act {
  platform: Platform;
  layers: readonly FaceNode[];
  /** The refused action. */
  run(editor: Editor): unknown;
  /** The sentence of the specification, if it gives one. */
  quoted?: string;
  params?: Record<string, string | number>;
  /** Advice after the message. */
  remedy?: 'trim';
}
type Editor = Awaited<ReturnType<typeof renderEditor>>;
type Row = readonly [key: string, act: Act];

const adds =
  (node: FaceNode) =>
  ({ store }: Editor) =>
    runCommand(store, addNode, { nodes: [one(node)] });
const pastes =
  (node: FaceNode) =>
  ({ store }: Editor) =>
    runCommand(store, paste, clip(node));
const turns =
  (path: string, value: unknown) =>
  ({ store }: Editor) =>
    runCommand(store, setField, { uuids: ['it'], path, value });
/** Runs on the layer `it`, which is selected. */
const presses =
  (command: Command) =>
  ({ store, port }: Editor) =>
    performCommand(store, port, command);
const its = (node: FaceNode): FaceNode => ({ ...node, uuid: 'it' });

/** By message key; the same message may occur on both platforms. */
const REFUSALS: readonly Row[] = [
  ...(['android', 'falcon'] as const).flatMap((platform): Row[] => [
    [
      'sequenceLimit',
      {
        platform,
        layers: many('animation', 3),
        run: adds(bare('animation', small)),
        quoted: 'Failed to add. Supports up to 3 sequence frame layers.',
      },
    ],
    [
      'complicationLimit',
      {
        platform,
        layers: many('google_complication', 8),
        run: adds(bare('google_complication', small)),
        quoted: 'No more than 8 complication slots.',
      },
    ],
    [
      'copySequenceFailed',
      { platform, layers: many('animation', 3), run: pastes(bare('animation', small)), params: { limit: 3 } },
    ],
    [
      'copyComplicationFailed',
      {
        platform,
        layers: many('google_complication', 8),
        run: pastes(bare('google_complication', small)),
        params: { limit: 8 },
      },
    ],
    ['imgAreaTip', { platform, layers: [its(bare('image', large))], run: turns('rotation', 20), remedy: 'trim' }],
    ['aniAreaTip', { platform, layers: [], run: adds(bare('animation', large)) }],
  ]),
  [
    'onlyOnce',
    {
      platform: 'falcon',
      layers: [text('#DmZ#', 'old')],
      run: adds(text('#DmZ#', 'other')),
      quoted: 'Failed to add. The current type of layer can only be added once',
    },
  ],
  [
    'copyTextFailed',
    {
      platform: 'falcon',
      layers: [text('#DmZ#', 'old')],
      run: pastes(text('#DmZ#', 'other')),
      params: { tag: 'DmZ' },
    },
  ],
  // On a canvas of 500 px an image may be within its 30 percent and above those of the chip's screen.
  [
    'asrImgAreaTip',
    {
      platform: 'falcon',
      layers: [its(bare('image', { width: 270, height: 270 }))],
      run: turns('rotate', '#DWFS#'),
      remedy: 'trim',
    },
  ],
  ['moveTip', { platform: 'falcon', layers: [its(bare('image', small)), text('#DmZ#', 'live')], run: presses(toTop) }],
  [
    'moveTip',
    { platform: 'falcon', layers: [bare('image', small), its(text('#DmZ#', 'live'))], run: presses(toBottom) },
  ],
];

const filled = (sentence: string, params: Record<string, string | number> = {}) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
const sentenceOf = (words: unknown, key: string) => (words as Record<string, string>)[key] ?? '';

describe.each(REFUSALS)('%s', (key, { platform, layers, run, quoted, params, remedy }) => {
  it.each(LANGUAGES)(`is shown on ${platform}, in %s, and nothing changes`, async (language) => {
    const editor = await renderEditor(null, [rootLayer()], language);
    editor.dispatch(designOpened({ design: designOf([rootLayer(), ...layers], platform), baseRev: 0 }));
    editor.select('it');
    const before = editor.nodes();
    run(editor);
    const expected = filled(sentenceOf({ en, zh }[language].refusals, key), params);
    // Advice follows the sentence, which stays word for word.
    const { remedies } = { en, zh }[language];
    const mended = remedy ? filled(remedies.joined, { words: expected, remedy: remedies[remedy] }) : expected;
    expect(toastTexts()).toEqual([mended]);
    expect(editor.nodes()).toBe(before);
    if (language === 'en' && quoted) expect(expected).toBe(quoted);
    expect(/\p{Script=Han}/u.test(expected)).toBe(language === 'zh');
  });
});

const gif = { ...large, imgs: pictures(2) };
/** Messages about a copy for the chip platform, by the layers of the smartwatch copy. */
const CONVERSIONS: readonly (readonly [string, FaceNode[], string])[] = [
  ['rotationRestored', [bare('image', { width: 30, height: 200 }, { type: 'hour' })], 'success'],
  ['asrImgAreaTip', [bare('image', { ...large, rotate: '#DWFS#' })], 'warning'],
  ['asrRemoved', [bare('image', { ...large, rotate: '#DWFS#' })], 'info'],
  ['imgAreaTip', [bare('image', { ...large, rotation: 30 })], 'warning'],
  ['aniAreaTip', [bare('animation', gif)], 'warning'],
];

describe.each(CONVERSIONS)('%s', (key, layers, tone) => {
  it.each([
    ['en', 'Copy for ASR', 'Make copy'],
    ['zh', 'ASR 副本', '创建副本'],
  ] as const)('is shown once a copy is made, in %s', async (language, open, make) => {
    const face = await renderCopies([copyOf('watch', 'android', [rootLayer(), ...layers])], language);
    await face.user.click(face.button(open));
    await face.user.click(await screen.findByRole('button', { name: make }));
    const sentence = sentenceOf({ en: enConversion, zh: zhConversion }[language].notes, key);
    expect(toasts.get().find(({ text }) => text === sentence)?.tone).toBe(tone);
    expect(/\p{Script=Han}/u.test(sentence)).toBe(language === 'zh');
  });
});

it('the notice about the ASR copy says what was removed and why', () => {
  expect(enConversion.notes.asrRemoved).toMatch(/ASR.*animation or rotation was removed because of image size/i);
});

describe('uploads', () => {
  const html = () => imageFile(new TextEncoder().encode('<html>'), 'page.png');
  const inWords = (outcome: { ok: boolean; key?: string; params?: object }) =>
    'key' in outcome ? i18n.t(String(outcome.key), { ...outcome.params }) : null;
  const group = async (gifAllowed: boolean) => {
    const taken = await takeGroup([html()], { min: 1, max: 9, gif: gifAllowed });
    return typeof taken === 'string' ? taken.replace(/\s*[(（]page\.png[)）]$/, '') : null;
  };

  const UPLOADS: readonly (readonly [string, () => Promise<string | null>])[] = [
    ['Supports jpg, jpeg, png files only', async () => inWords(await checkImage(html(), 'page.png'))],
    ['Supports jpg, jpeg, png files only', () => group(false)],
    ['Supports jpg, jpeg, png, gif files only', () => group(true)],
    [
      'The file size should not exceed 500KB. Please adjust and re-upload.',
      async () => inWords(await checkImage(imageFile(pngOfSize(IMAGE_UPLOAD_BYTES + 1), 'x.png'), 'x.png')),
    ],
    [
      'Supports ttf files only',
      async () => {
        const checked = await checkFont(fontFile(signed('OTTO')), async () => true);
        return checked.ok ? null : i18n.t(`errors:font.${checked.key}`);
      },
    ],
    [
      'Upload failed',
      async () => {
        const checked = await checkFont(fontFile(roboto), async () => false);
        return checked.ok ? null : i18n.t(`errors:font.${checked.key}`);
      },
    ],
  ];

  it.each(UPLOADS)('%s', async (sentence, reach) => {
    await i18n.changeLanguage('en');
    expect(await reach()).toBe(sentence);
    await i18n.changeLanguage('zh');
    expect(await reach()).toMatch(/\p{Script=Han}/u);
    await i18n.changeLanguage('en');
  });

  it('a picture of exactly the limit is accepted', async () => {
    const fits = imageFile(pngOfSize(IMAGE_UPLOAD_BYTES), 'x.png');
    const decode = async () => ({ width: 8, height: 8 });
    expect(await checkImage(fits, 'x.png', decode)).toMatchObject({ ok: true });
  });
});

/** Every sentence of the two languages about refusals, conversions, uploads and fonts. */
const GROUPS = [
  ['refusals', en.refusals, zh.refusals],
  ['conversion notes', enConversion.notes, zhConversion.notes],
  ['image', enErrors.image, zhErrors.image],
  ['font', enErrors.font, zhErrors.font],
  ['api.http', enErrors.api.http, zhErrors.api.http],
] as const;

it.each(GROUPS)('all of %s: the same keys, Chinese in Chinese, English without it', (_, english, chinese) => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  expect(Object.entries(chinese).filter(([, words]) => !/\p{Script=Han}/u.test(words))).toEqual([]);
  expect(Object.entries(english).filter(([, words]) => /\p{Script=Han}/u.test(words))).toEqual([]);
});
