// What the properties form gets of the editor: pictures that come later, faults with their place, live values that are followed.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createSimulator, SimulatorContext } from '@/editor/preview/simulator';
import { useEditorFormServices } from '@/editor/properties/useEditorFormServices';
import { android } from '@/face/platforms/android';
import { registerAssetScheme, releaseAll } from '@/service/api/assetUrl';
import { i18n, startLanguage } from '@/service/language/i18n';

afterEach(releaseAll);

async function services(language: 'en' | 'zh' = 'en') {
  await startLanguage(language);
  const simulator = createSimulator(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <SimulatorContext value={simulator}>{children}</SimulatorContext>
    </I18nextProvider>
  );
  const pickImage = async () => null;
  return { simulator, ...renderHook(() => useEditorFormServices(android, pickImage), { wrapper }).result.current };
}

it('waits for a picture that nobody has asked for yet, then knows it at once; a missing one is none', async () => {
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
  ['en', 'At character 9: The tag does not end.'],
  ['zh', '第 9 个字符：标签没有结束'],
] as const)('says where an expression is wrong, in %s', async (language, words) => {
  const fault = (await services(language)).checkExpression('#Db#:-/ #DmZ', 'text');
  expect(fault).toMatchObject({ position: 8, length: 4 });
  expect(fault?.message.startsWith(words)).toBe(true);
});

it('counts a repeated tag each time', async () => {
  const { checkExpression } = await services();
  expect(checkExpression('#Dy# '.repeat(5), 'text')).toBeNull();
  expect(checkExpression('#Dy# '.repeat(6), 'text')).toMatchObject({ position: 25, length: 4 });
});

it('tells of a change of the watch before the change is over', async () => {
  const { simulator, subscribeLive, liveExpression } = await services();
  const seen = vi.fn();
  const stop = subscribeLive(() => seen(liveExpression('#BLP#')));
  simulator.watch.set({ battery: 12 });
  expect(seen.mock.calls).toEqual([['12']]);
  stop();
  simulator.watch.set({ battery: 13 });
  expect(seen).toHaveBeenCalledTimes(1);
});
