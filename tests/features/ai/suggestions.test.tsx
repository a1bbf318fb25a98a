// The input of a suggestion: the designer's facts about the face, without a default design name.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { betaJoin } from '@/service/api/ai';
import { packageWork } from '@/service/builds/packageWork';
import { sampleDesign } from '@/tests/support/designs';
import { openWorld } from '../../pages/world';

beforeEach(() => {
  packageWork.set(new Map());
  localStorage.clear();
});

it.each([
  ['Untitled face', 'en', ''],
  ['未命名表盘', 'en', ''],
  ['Untitled face', 'zh', ''],
  ['Aurora', 'en', 'Aurora'],
] as const)('of a design called %s, in %s: "%s"', async (name, language, input) => {
  const design = sampleDesign({ id: 'dial', name });
  const world = await openWorld('/publish?id=dial', { language, signedIn: true });
  await world.saved(design);
  await world.store.dispatch(betaJoin.initiate());
  world.show();
  await world.user.click(await screen.findByRole('button', { name: language === 'en' ? 'English name' : '英文名称' }));
  const about = language === 'en' ? 'What is the face about?' : '这款表盘的主题是什么？';
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: about })).value).toBe(input);
});
