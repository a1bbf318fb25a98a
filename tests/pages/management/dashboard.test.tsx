// The dashboard for a designer: signed out, without faces, with months of downloads; and its state while other pages are open.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '@/service/api/serverClock';
import { signedIn, signedOut } from '@/service/session/session';
import { announcements } from '@/ui/announce';
import { openWorld } from '../world';

afterEach(() => vi.unstubAllGlobals());

const WORDS = {
  en: {
    ...{
      title: 'Dashboard',
      all: 'All downloads',
      range: 'Range',
      step: 'Downloads by',
      face: 'Face',
      year: '12 months',
    },
    ...{ week: 'Week', month: 'Month', table: 'Show as a table', hide: 'Hide the table', every: 'All faces' },
    ...{ meridian: 'Meridian', downloads: /^Downloads of all faces by day/, byFace: /^Downloads by face/ },
    ...{ of: /^Downloads of Meridian by week/, home: 'Home', time: 'Downloads', faces: 'By face' },
  },
  zh: {
    ...{ title: '数据看板', all: '累计下载', range: '时间范围', step: '统计单位', face: '表盘', year: '12 个月' },
    ...{ week: '周', month: '月', table: '以表格显示', hide: '收起表格', every: '全部表盘' },
    ...{ meridian: '子午', downloads: /^全部表盘的下载量（按日）/, byFace: /^各表盘下载量/ },
    ...{ of: /^“子午”的下载量（按周）/, home: '首页', time: '下载量', faces: '各表盘下载量' },
  },
};
type Words = (typeof WORDS)['en'];

const open = (options: Parameters<typeof openWorld>[1] = {}) =>
  openWorld('/management', { signedIn: true, scenario: 'demo', ...options });
const chart = (name: RegExp) => screen.findByRole('img', { name });
/** The number of a tile. */
const tile = (label: string) => screen.getByText(label).nextElementSibling?.querySelector('span')?.textContent;
const numberOf = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''));
/** Sum of the number column of a table. */
const sumOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .reduce((sum, row) => sum + numberOf(within(row).getAllByRole('cell')[0]?.textContent), 0);
const card = (name: string) => within(screen.getByRole('region', { name }));

describe.each(['en', 'zh'] as const)('the dashboard in %s', (language) => {
  const words: Words = WORDS[language];

  it('draws the downloads by time and by face, with names and the same numbers in tables', async () => {
    const world = await open({ language });
    world.show();
    const byTime = await chart(words.downloads);
    expect(byTime.querySelectorAll('path').length).toBeGreaterThan(60);
    expect(await chart(words.byFace)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    for (const name of [words.time, words.faces]) {
      const toggle = card(name).getByRole('button', { name: words.table });
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      await world.user.click(toggle);
      expect(card(name).getByRole('button', { name: words.hide }).getAttribute('aria-expanded')).toBe('true');
    }
    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(2);
    for (const table of tables) expect(table.querySelector('caption')?.textContent).not.toBe('');
    const [time, faces] = tables.map(sumOf);
    expect(time).toBeGreaterThan(1000);
    expect(faces).toBe(time);
    expect(numberOf(tile(words.all))).toBeGreaterThanOrEqual(time!);
  });

  it('formats dates consistently', async () => {
    const world = await open({ language });
    world.show();
    await chart(words.downloads);
    await world.user.click(card(words.time).getByRole('button', { name: words.table }));
    const day = language === 'zh' ? /\d{4}年\d{1,2}月\d{1,2}日/ : /\d{1,2} \w{3,4} \d{4}/;
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    for (const row of rows) expect(row.textContent).toMatch(day);
    expect(screen.getByText(/UTC/).textContent).toMatch(day);
    expect(document.body.textContent).not.toMatch(/\d\/\d/);
  });

  it('shows one face by week, announces it, and keeps all of it while Home is open', async () => {
    const world = await open({ language });
    world.show();
    await chart(words.downloads);
    await world.user.click(screen.getByRole('radio', { name: words.week }));
    await world.user.selectOptions(screen.getByRole('combobox', { name: words.face }), words.meridian);
    await chart(words.of);
    await waitFor(() => expect(announcements.get().polite.text).toMatch(words.of));
    await world.user.click(card(words.time).getByRole('button', { name: words.table }));
    const navigation = within(screen.getAllByRole('navigation')[0]!);
    await world.user.click(navigation.getByRole('link', { name: words.home }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    await world.user.click(navigation.getByRole('link', { name: words.title }));
    expect(await chart(words.of)).toBeTruthy();
    expect(screen.getByRole('radio', { name: words.week })).toHaveProperty('checked', true);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('offers steps that suit the range, by keyboard alone', async () => {
    const world = await open({ language });
    world.show();
    await chart(words.downloads);
    const steps = () => within(screen.getByRole('radiogroup', { name: words.step })).getAllByRole('radio').length;
    expect(steps()).toBe(3);
    const range = within(screen.getByRole('radiogroup', { name: words.range }));
    range.getAllByRole('radio')[1]!.focus();
    await world.user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(range.getByRole('radio', { name: words.year }));
    await waitFor(() => expect(steps()).toBe(2));
    // It was by day; a year has too many days.
    expect(screen.getByRole('radio', { name: words.week })).toHaveProperty('checked', true);
  });
});

it.each([
  ['en', 'How are your faces doing?', 'Sign in'],
  ['zh', '您的表盘表现如何？', '登录'],
] as const)('asks a visitor to sign in (%s)', async (language, question, signIn) => {
  const world = await openWorld('/management', { language });
  world.show();
  expect(screen.getByText(question)).toBeTruthy();
  await world.user.click(within(screen.getByRole('main')).getByRole('button', { name: signIn }));
  expect(await screen.findByRole('dialog', { name: signIn })).toBeTruthy();
});

it.each([
  ['en', 'No faces yet', 'New design'],
  ['zh', '还没有表盘', '新建设计'],
] as const)('links a designer without faces to the first one (%s)', async (language, empty, make) => {
  const world = await open({ language, scenario: 'empty' });
  world.show();
  await screen.findByText(empty);
  await world.user.click(screen.getByRole('button', { name: make }));
  expect(await screen.findByRole('dialog', { name: make })).toBeTruthy();
});

it('reports that the numbers cannot be loaded, and retries', async () => {
  const world = await open();
  world.app.faults.plan([{ op: 'statistics', kind: 'status', code: 500, times: 1 }]);
  world.show();
  await within(await screen.findByRole('alert')).findByText('Your numbers could not be loaded.');
  await world.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chart(WORDS.en.downloads)).toBeTruthy();
});

it('keeps the last numbers if the next ones cannot be loaded', async () => {
  const world = await open();
  world.show();
  await chart(WORDS.en.downloads);
  world.app.faults.plan([{ op: 'statistics', kind: 'network', times: 1 }]);
  await world.user.click(screen.getByRole('radio', { name: '12 months' }));
  await screen.findByText(/could not be updated/);
  expect(numberOf(tile('Last 90 days'))).toBeGreaterThan(0);
  await world.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Last 90 days')).toBeNull());
  expect(numberOf(tile('Last 12 months'))).toBeGreaterThan(0);
});

it('shows all faces again when the selected one is gone', async () => {
  const world = await open();
  world.show();
  await chart(WORDS.en.downloads);
  await world.user.selectOptions(screen.getByRole('combobox', { name: 'Face' }), 'Harbor');
  await chart(/^Downloads of Harbor/);
  await world.app.ports.uow.rw(['faces'], async (tx) => {
    const face = await tx.get('faces', 'demo-harbor');
    if (face) await tx.put('faces', { ...face, shown: 'no' });
  });
  await world.user.click(screen.getByRole('radio', { name: '30 days' }));
  await chart(WORDS.en.downloads);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Face' }).value).toBe('all');
});

it('resets the selection for the next person who signs in', async () => {
  const world = await open();
  world.show();
  await chart(WORDS.en.downloads);
  const { user } = world.store.getState().session;
  await world.user.click(screen.getByRole('radio', { name: '30 days' }));
  act(() => void world.store.dispatch(signedOut()));
  await screen.findByText('How are your faces doing?');
  act(() => void world.store.dispatch(signedIn({ ...user!, userId: 'somebody-else' })));
  await waitFor(() => expect(world.store.getState()).toMatchObject({ management: { owner: 'somebody-else' } }));
  expect(world.store.getState()).toMatchObject({ management: { range: 'quarter', faceId: null } });
});

it('shows earnings beside the downloads: in its tile, in both charts, in the table of faces', async () => {
  const world = await openWorld('/management', { signedIn: true, scenario: 'payday' });
  world.show();
  await chart(WORDS.en.downloads);
  const earned = tile('Earned in 90 days');
  expect(earned).toMatch(/^¥[\d,]+\.\d\d$/);
  expect(screen.getByRole('link', { name: /in all$/ }).getAttribute('href')).toBe('/management/earnings');
  await world.user.click(screen.getByRole('radio', { name: 'Earnings' }));
  const byTime = await chart(/^Earned by all faces by day/);
  expect(byTime.getAttribute('aria-label')).toContain(earned);
  await waitFor(() => expect(announcements.get().polite.text).toMatch(/^Earned by all faces/));
  expect(await chart(/^Earned by face, \d in all\. Most: /)).toBeTruthy();
  await world.user.click(card('Earnings by face').getByRole('button', { name: 'Show as a table' }));
  const rows = within(card('Earnings by face').getByRole('table')).getAllByRole('row').slice(1);
  const cents = (text: string | null | undefined) => Math.round(Number(text?.replaceAll(/[^\d.-]/g, '')) * 100);
  const sum = rows.reduce((all, row) => all + cents(within(row).getAllByRole('cell')[2]?.textContent), 0);
  expect(sum).toBe(cents(earned));
});

it('ends with the day of the service, however far its clock is from the device’s', async () => {
  const clock = { now: Date.UTC(2031, 4, 6, 12) };
  const world = await openWorld('/management', { signedIn: true, scenario: 'demo', clock });
  noteServerTime(new Date(clock.now).toUTCString(), Date.now());
  world.show();
  await chart(WORDS.en.downloads);
  await waitFor(() => expect(screen.getByText(/6 May 2031, days in UTC/)).toBeTruthy());
  act(() => noteServerTime(new Date().toUTCString(), Date.now()));
});
