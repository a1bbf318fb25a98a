// Home in both languages: an introduction, running faces that can be stopped, and how to start the first design.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Journal } from '@/service/localDrafts/journal';
import { announcements } from '@/ui/announce';
import { openWorld, serveArt } from './world';

afterEach(() => vi.unstubAllGlobals());

const WORDS = {
  en: {
    title: 'Design watch faces. See what the wrist will show.',
    make: 'New design',
    mine: 'My designs',
    faces: ['Meridian', 'Pulse'],
    tempo: 'Tempo',
    pause: 'Pause',
    play: 'Play',
    start: 'Start from Meridian',
    create: 'Create',
    name: 'Name',
  },
  zh: {
    title: '设计表盘，所见即腕上所得',
    make: '新建设计',
    mine: '我的设计',
    faces: ['子午', '脉动'],
    tempo: '转速',
    pause: '暂停',
    play: '播放',
    start: '以“子午”开始',
    create: '创建',
    name: '名称',
  },
};

/** The digit that an image sequence of a face shows, by the position of its picture. */
const digitOf = (face: Element, layer: string) =>
  [...face.querySelectorAll(`[data-node="${layer}"] [data-pictures] > g`)].findIndex(
    (picture) => picture.getAttribute('display') !== 'none',
  );

/** By the picture digits of one face and the hands of another. */
function expectAt0859({ tempo, faces }: { tempo: string; faces: readonly string[] }) {
  const face = (name: string) => within(screen.getByRole('main')).getByRole('img', { name });
  const layers = ['hourTens', 'hourOnes', 'minuteTens', 'minuteOnes'];
  expect(layers.map((layer) => digitOf(face(tempo), `tempo-${layer}`))).toEqual([0, 8, 5, 9]);
  const turns = [...face(faces[0]!).querySelectorAll('[transform*="rotate("]')].map((hand) =>
    Number(/rotate\((-?[\d.]+)/.exec(hand.getAttribute('transform') ?? '')?.[1]),
  );
  expect(turns).toEqual(expect.arrayContaining([269.5, 354]));
}

describe.each(['en', 'zh'] as const)('home in %s', (language) => {
  const words = WORDS[language];

  it('has one heading, the two main links, and the faces by name', async () => {
    const world = await openWorld('/', { language });
    world.show();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([words.title]);
    expect(document.title).toBe(`${words.title} - Dialwright`);
    expect(screen.getByRole('button', { name: words.make })).toBeTruthy();
    const main = screen.getByRole('main');
    expect(within(main).getByRole('link', { name: words.mine }).getAttribute('href')).toBe('/dialList');
    for (const name of words.faces) expect(within(main).getByRole('img', { name })).toBeTruthy();
  });

  it('runs the faces and stops them at 08:59', async () => {
    const world = await openWorld('/', { language });
    world.show();
    await world.user.click(screen.getByRole('button', { name: words.pause }));
    expect(screen.getByRole('button', { name: words.play })).toBeTruthy();
    expectAt0859(words);
  });

  it('starts a design from a template, with its pictures on this device, and opens it', async () => {
    const world = await openWorld('/', { language });
    const router = world.show();
    await world.user.click(screen.getByRole('button', { name: words.start }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('radio', { name: words.faces[0]! })).toHaveProperty('checked', true);
    expect(within(dialog).getByLabelText<HTMLInputElement>(words.name).value).toBe(words.faces[0]);
    await world.user.click(within(dialog).getByRole('button', { name: words.create }));
    await screen.findByText(/^opened /);
    const id = router.state.location.pathname.split('/').at(-1)!;
    const loaded = await world.work.journal.load(id, 'visitor');
    if (loaded.kind !== 'draft') throw new Error(loaded.kind);
    const { design } = loaded.draft;
    expect(design[language === 'zh' ? 'dialNameCn' : 'dialName']).toBe(words.faces[0]);
    const text = JSON.stringify(design);
    expect(text).toMatch(/"asset:[0-9a-f]{64}"/);
    expect(text).not.toContain('"art:');
    expect(loaded.missingAssets).toEqual([]);
  });
});

it('opens at the requested template, on its card, and says that the design is being created', async () => {
  const world = await openWorld('/');
  world.show();
  await world.user.click(screen.getByRole('button', { name: 'Start from Solstice' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('radio', { name: 'Solstice' })));
  let finish = () => {};
  const keep = world.work.assets.putAsset;
  vi.spyOn(world.work.assets, 'putAsset').mockImplementation(async (picture) => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return keep(picture);
  });
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  const busy = await within(dialog).findByRole('button', { name: 'Creating…' });
  expect([busy.getAttribute('aria-busy'), busy.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  await waitFor(() => expect(announcements.get().polite.text).toContain('Creating…'));
  // A second press makes no second design.
  await world.user.click(busy);
  vi.mocked(world.work.assets.putAsset).mockImplementation(keep);
  finish();
  await screen.findByText(/^opened /);
  expect(await world.work.journal.list('visitor')).toHaveLength(1);
});

it('plays the animations of the faces until they are stopped', async () => {
  const world = await openWorld('/');
  world.show();
  // Only one frame of the beating heart shows at a time; while playing, it is not always the first.
  const frames = () =>
    [...document.querySelectorAll('[data-node="tempo-heartBeat"] [data-pictures] > g')].map(
      (frame) => frame.getAttribute('display') !== 'none',
    );
  await waitFor(() => expect(frames().indexOf(true)).toBeGreaterThan(0), { timeout: 20_000 });
  expect(frames().filter(Boolean)).toHaveLength(1);
  await world.user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(frames().indexOf(true)).toBe(0);
});

it('keeps the faces still with reduced motion, until they are played', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }),
  );
  const world = await openWorld('/');
  world.show();
  expectAt0859(WORDS.en);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('starts blank with the typed name, and requires one', async () => {
  const world = await openWorld('/');
  world.show();
  await world.user.click(screen.getByRole('button', { name: 'New design' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText('Name');
  await world.user.clear(name);
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await within(dialog).findByRole('link', { name: /^Name:/ });
  await world.user.type(name, 'Harbour');
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await screen.findByText(/^opened /);
  expect(await world.work.journal.list('visitor')).toMatchObject([
    { names: { dialName: 'Harbour' }, baseRev: 0, unsaved: true },
  ]);
});

it('reports that the pictures of a template cannot be loaded, and continues once they can', async () => {
  const world = await openWorld('/');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.show();
  await world.user.click(screen.getByRole('button', { name: 'Start from Pulse' }));
  const dialog = await screen.findByRole('dialog');
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await within(dialog).findByText(/template’s pictures could not be loaded/);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(await world.work.journal.list('visitor')).toEqual([]);
  serveArt();
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await screen.findByText(/^opened /);
});

it.each([
  ['a full device', new DOMException('full', 'QuotaExceededError'), /no space left/],
  ['a device that keeps nothing', new DOMException('closed', 'InvalidStateError'), /storage may be full/],
] as const)('blames %s, not the pictures', async (_, error, words) => {
  const world = await openWorld('/');
  vi.spyOn(world.work.assets, 'putAsset').mockRejectedValue(error);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.show();
  await world.user.click(screen.getByRole('button', { name: 'Start from Pulse' }));
  const dialog = await screen.findByRole('dialog');
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await within(dialog).findByText(words);
  expect(warned).toHaveBeenCalledTimes(1);
});

const failsOf = {
  'the device does not keep the design': [
    (journal: Journal) => vi.spyOn(journal, 'isSettled').mockReturnValue(false),
    /storage may be full/,
  ],
  'something else fails': [
    (journal: Journal) =>
      vi.spyOn(journal, 'edit').mockImplementation(() => {
        throw new Error('bug');
      }),
    /was not created. Please try again/,
  ],
} as const;

it.each(Object.entries(failsOf))('shows the right message when %s', async (_, [fail, words]) => {
  const world = await openWorld('/');
  fail(world.work.journal);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.show();
  await world.user.click(screen.getByRole('button', { name: 'New design' }));
  const dialog = await screen.findByRole('dialog');
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await within(dialog).findByText(words);
  expect(await world.work.journal.list('visitor')).toEqual([]);
});

it('starts a design on a plain http page, where the browser has no randomUUID', async () => {
  const { crypto } = globalThis;
  const world = await openWorld('/');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: undefined });
  world.show();
  await world.user.click(screen.getByRole('button', { name: 'New design' }));
  const dialog = await screen.findByRole('dialog');
  await world.user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await screen.findByText(/^opened [0-9a-f]{8}-/);
});

it('focuses the heading of the page after navigation', async () => {
  const world = await openWorld('/');
  world.show();
  await world.user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'My designs' }),
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'My designs' })),
  );
  expect(document.title).toBe('My designs - Dialwright');
});

it.each([
  ['en', 'This page does not exist', 'Go to Home'],
  ['zh', '找不到这个页面', '回到首页'],
] as const)('an unknown address offers a link home (%s)', async (language, title, home) => {
  const world = await openWorld('/nowhere', { language });
  const router = world.show();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  await world.user.click(screen.getByRole('link', { name: home }));
  expect(router.state.location.pathname).toBe('/');
});
