// Home's recommended faces: by watch and category, drawn live, from the service and from this device's cache.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '@/service/build/build';
import { chooseRecommendPlatform } from '@/service/recommend/recommendStore';
import { announcements } from '@/ui/announce';
import { openWorld } from './world';

const KEY = 'dialwright.recommend';

/** Everything is visible: there is no layout here. */
class InSight {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  localStorage.removeItem(KEY);
  chooseRecommendPlatform('android');
});
afterEach(() => vi.unstubAllGlobals());

async function openHome(options: Parameters<typeof openWorld>[1] = {}) {
  vi.stubGlobal('IntersectionObserver', InSight);
  return openWorld('/', { scenario: 'demo', ...options });
}

const WORDS = {
  en: {
    recommended: 'Recommended faces',
    sport: 'Sport',
    face: 'Ember',
    watches: 'Watches',
    asr: 'ASR',
    only: 'Violet',
  },
  zh: { recommended: '推荐表盘', sport: '运动', face: '余烬', watches: '手表', asr: 'ASR', only: '紫韵' },
};
const section = (name: string) => screen.findByRole('region', { name });
const list = async (name: string) => within(await screen.findByRole('list', { name }));

/** By its hands. A real 08:59 has others: its second hand moves. */
const isAt0859 = (card: Element) =>
  ['rotate(269.5', 'rotate(354', 'rotate(48'].every((turn) => card.querySelector(`[transform*="${turn}"]`) !== null);

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const words = WORDS[language];

  it('the live faces of a watch are shown with their categories, each linking to its page', async () => {
    const world = await openHome({ language });
    world.show();
    const category = await list(words.sport);
    const link = category.getByRole('link', { name: words.face });
    expect(link.getAttribute('href')).toBe('/dialDetail/demo-ember/android');
    expect(screen.getByRole('heading', { level: 3, name: words.sport })).toBeTruthy();
    const all = await list(words.recommended);
    const links = all.getAllByRole('link');
    expect(links).toHaveLength(6);
    // Most downloaded first; nothing that is offline, in review or for another watch.
    expect(links[0]?.getAttribute('href')).toBe('/dialDetail/demo-meridian/android');
    for (const other of ['harbor', 'pulse', 'violet'])
      expect(document.querySelector(`a[href*="demo-${other}/"]`), other).toBeNull();
    await waitFor(() => expect(isAt0859(links[0]!.closest('li')!)).toBe(true));
  });

  it('another watch has other faces, which is announced and remembered', async () => {
    const world = await openHome({ language });
    world.show();
    await list(words.sport);
    const switcher = within(await section(words.recommended)).getByRole('radiogroup');
    await world.user.click(within(switcher).getByRole('radio', { name: words.asr }));
    const link = (await list(words.recommended)).findByRole('link', { name: words.only });
    expect((await link).getAttribute('href')).toBe('/dialDetail/demo-violet/falcon');
    await waitFor(() => expect(announcements.get().polite.text).toMatch(/1/));
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({
      recommendPlatform: 'asr',
      lists: { android: { recommend: { length: 6 } }, falcon: { recommend: ['demo-violet'] } },
    });
  });
});

it('a face runs on hover and focus, and otherwise shows 08:59', async () => {
  const world = await openHome();
  world.show();
  const link = (await list('Classic')).getByRole('link', { name: 'Meridian' });
  const card = link.closest('li')!;
  await waitFor(() => expect(isAt0859(card)).toBe(true));
  fireEvent.pointerEnter(card);
  await waitFor(() => expect(isAt0859(card)).toBe(false));
  fireEvent.pointerLeave(card);
  await waitFor(() => expect(isAt0859(card)).toBe(true));
  act(() => link.focus());
  await waitFor(() => expect(isAt0859(card)).toBe(false));
});

it('the cached faces are shown while the service does not answer, and updated once it does', async () => {
  const first = await openHome();
  const shown = first.show();
  await list('Sport');
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('demo-ember'));
  await shown.navigate('/nowhere');
  first.app.faults.plan([{ op: 'facePage', kind: 'network', times: 1 }]);
  // Nothing from the earlier answers.
  first.store.dispatch({ type: 'api/resetApiState' });
  await shown.navigate('/');
  expect((await list('Sport')).getByRole('link', { name: 'Ember' })).toBeTruthy();
  const alert = await within(await section('Recommended faces')).findByRole('alert');
  expect(alert.textContent).toContain('These were loaded earlier');
  await first.app.ports.uow.rw(['faces'], async (tx) => {
    const face = await tx.get('faces', 'demo-ember');
    if (face) await tx.put('faces', { ...face, live: 'no', status: 'offline' });
  });
  await first.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Sport' })).toBeNull());
  expect(localStorage.getItem(KEY)).not.toContain('demo-ember');
});

it('shows an error if nothing is cached and the service does not answer', async () => {
  // A newly loaded page, on a device without a cache.
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', InSight);
  const fresh = await import('./world');
  const world = await fresh.openWorld('/', { scenario: 'empty' });
  world.app.faults.plan([{ op: 'facePage', kind: 'status', code: 500, times: 1 }]);
  world.show();
  // The row of placeholders comes first.
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  await world.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No faces are live for this watch yet/)).toBeTruthy();
  // One call if there is no face: then no category has one.
  expect(world.app.faults.calls.facePage).toBe(2);
});

it('the ranking of creators is linked if the build names it, in a new tab', async () => {
  const world = await openHome();
  const { rankingLink } = build;
  build.rankingLink = 'https://ranking.example/';
  world.show();
  const link = await screen.findByRole('link', { name: /^Creator ranking/ });
  build.rankingLink = rankingLink;
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://ranking.example/', '_blank']);
});
