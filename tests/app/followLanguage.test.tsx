// Switching the language also changes the demo's descriptions and reasons, which the service answers in the reader's language.
import { configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLanguage } from '@/app/followLanguage';
import { REASONS } from '@/mocks/worlds/texts';
import { switchLanguage } from '@/service/language/i18n';
import { openWorld } from '../pages/world';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());

let end = () => {};
afterEach(() => end());

const [CHINESE, ENGLISH] = REASONS.tooPale;
const shows = (text: string) => screen.queryAllByText((_, element) => element?.textContent?.includes(text) ?? false);

it.each(['/dialList?status=rejected', '/dialDetail/rejected-first/android'])('%s', async (path) => {
  const world = await openWorld(path, { signedIn: true, scenario: 'rejected', language: 'en' });
  end = followLanguage(world.store);
  world.show();
  await waitFor(() => expect(shows(ENGLISH)).not.toEqual([]));
  expect(shows(CHINESE)).toEqual([]);
  await switchLanguage('zh');
  await waitFor(() => expect(shows(CHINESE)).not.toEqual([]));
  expect(shows(ENGLISH)).toEqual([]);
});
