// The editor's services for the properties form: pictures that load later, errors with their position, subscriptions to live
// values.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { android } from '@/face/platforms/android';
import { falcon } from '@/face/platforms/falcon';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import { type FaceNode, node } from '@/schemas/nodes';
import { registerAssetScheme, releaseAll } from '@/service/api/assetUrl';
import { i18n, startLanguage } from '@/service/language/i18n';
import { imageSrc } from '@/service/pictures/pictures';
import { createSimulator, SimulatorContext } from '@/simulator/simulator';
import { rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { liveValuesOf } from '@/workspace/properties/EditorFormServices';
import { createFormEnvironment } from '@/workspace/properties/formEnvironment';
import { useTagService } from '@/workspace/properties/useTagService';

afterEach(releaseAll);

async function services(language: 'en' | 'zh' = 'en', policy: PlatformPolicy = android) {
  await startLanguage(language);
  const simulator = createSimulator(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <SimulatorContext value={simulator}>{children}</SimulatorContext>
    </I18nextProvider>
  );
  const tags = renderHook(() => useTagService(policy), { wrapper }).result.current;
  return { simulator, ...tags, ...liveValuesOf(simulator.watch), imageSrc };
}

it('waits for a picture at first, then returns it immediately; a missing one is null', async () => {
  registerAssetScheme('formtest:', async (ref) => {
    if (ref.endsWith('gone')) throw new Error('gone');
    return 'data:,dial';
  });
  const { imageSrc } = await services();
  expect(await imageSrc('formtest:dial')).toBe('data:,dial');
  expect(imageSrc('formtest:dial')).toBe('data:,dial');
  expect(await imageSrc('formtest:gone')).toBeUndefined();
});

it.each([
  ['en', 'At character 9: The tag is not closed.'],
  ['zh', '第 9 个字符：标签没有结束'],
] as const)('reports the position of an error in an expression, in %s', async (language, words) => {
  const fault = (await services(language)).checkExpression('#Db#:-/ #DmZ', 'text');
  expect(fault).toMatchObject({ position: 8, length: 4 });
  expect(fault?.message.startsWith(words)).toBe(true);
});

it('counts a repeated tag each time', async () => {
  const { checkExpression } = await services();
  expect(checkExpression('#Dy# '.repeat(5), 'text')).toBeNull();
  expect(checkExpression('#Dy# '.repeat(6), 'text')).toMatchObject({ position: 25, length: 4 });
});

it('notifies of a change of the watch before the change is over', async () => {
  const { simulator, subscribeLive, liveExpression } = await services();
  const seen = vi.fn();
  const stop = subscribeLive(() => seen(liveExpression('#BLP#')));
  simulator.watch.set({ battery: 12 });
  expect(seen.mock.calls).toEqual([['12']]);
  stop();
  simulator.watch.set({ battery: 13 });
  expect(seen).toHaveBeenCalledTimes(1);
});

it.each([
  ['en', 'At #Db# o’clock', /^#Db# is a data tag\. A layer cannot mix text and data tags/],
  ['zh', '#DMM#', /^#DMM# 是数据标签/],
] as const)('reports in %s that text must not contain a tag: %s', async (language, text, words) => {
  expect((await services(language)).checkPlainText(text)).toMatch(words);
});

it.each([
  ['en', 'a\u0000b', /^Control characters cannot be shown/],
  ['zh', 'a\u001bb', /^手表无法显示控制字符/],
] as const)('reports in %s that text must not contain control characters: %j', async (language, text, words) => {
  expect((await services(language)).checkPlainText(text)).toMatch(words);
});

it.each(['', 'plain', 'two\nlines\tand a tab', '# 1', 'C#', '#hashtag#', '100 #'])(
  'accepts %j as plain text',
  async (text) => {
    expect((await services()).checkPlainText(text)).toBeNull();
  },
);

it('knows the backdrop of the selected layer, and how many pictures it needs', () => {
  const root = { ...rootLayer(), style: { fill: '#10203080' } } as FaceNode;
  const weather = node.parse({ uuid: 'w', label: 'w', nodeType: 'image_sequence', style: { textTag: '#WCCI#' } });
  const imgs = Array.from({ length: 11 }, (_, index) => ({ url: `art:digits-bold/${index}.png`, fileSize: 1 }));
  const style = { textTag: '#DmZ#', shows: 'digits', imgs, width: 60, height: 40 };
  const minutes = node.parse({ uuid: 'm', label: 'm', nodeType: 'image_sequence', style });
  const session = new Session([root, textLayer('t'), weather, minutes]);
  const facts = createFormEnvironment({ getState: () => ({ editor: session.state }), subscribe: () => () => {} });
  expect(facts.backdrop()).toBe('#102030');
  expect(facts.imagesNeeded('style.imgs')).toBeNull();
  session.select('w');
  expect(facts.imagesNeeded('style.imgs')).toBe(10);
  expect(facts.fewestImages('style.imgs')).toBe(10);
  // Digits with a minus sign after them can be replaced by ten without one.
  session.select('m');
  expect([facts.imagesNeeded('style.imgs'), facts.fewestImages('style.imgs')]).toEqual([11, 10]);
  expect(facts.boxRatio()).toBe(1.5);
  session.select('w', 't');
  expect(facts.imagesNeeded('style.imgs')).toBeNull();
});

it.each([
  ['en', 'New'],
  ['zh', '新'],
] as const)('marks only the newer tags, in %s', async (language, word) => {
  const { tags: give } = await services(language, falcon);
  const tags = give();
  const shown = new Set(tags.map(({ name }) => name));
  const newer = DATA_TAGS.filter(({ name, version }) => version === 2 && shown.has(name)).map(({ name }) => name);
  expect(newer.length).toBeGreaterThan(0);
  const marked = tags.filter(({ badge }) => badge !== undefined);
  expect(marked.map(({ name }) => name)).toEqual(newer);
  expect(new Set(marked.map(({ badge }) => badge))).toEqual(new Set([word]));
});
