// The testers' panel over the embedded backend and over a server: by its shortcut and by the address; worlds that ask, the clock,
// faults; in both languages. A server that does not run for testers has none of it.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectBackend } from '@/app/connectBackend';
import { openLocalWork } from '@/app/openLocalWork';
import { createStore } from '@/app/store';
import { memoryUow } from '@/backend/adapters/memory';
import { webPasswords } from '@/backend/adapters/web';
import { readTrustedProxies } from '@/backend/server/callerAddress';
import { createFront } from '@/backend/server/front';
import { COMMANDS } from '@/editor/commands';
import { matches, parseShortcut } from '@/editor/commands/keys';
import { isTestersKey } from '@/features/testers/panel/testersKeys';
import { TestersDoor } from '@/features/testers/TestersDoor';
import { describeFields } from '@/forms/describeFields';
import { labelKeys, optionKeys } from '@/forms/fieldWords';
import { makeBackend } from '@/mocks/backend';
import { createDemoClock } from '@/mocks/demoClock';
import { inProcessFetch } from '@/mocks/inProcess';
import { createOtherTabs } from '@/mocks/otherTabs';
import { openServerDemo } from '@/mocks/serverDemo';
import { createTesters } from '@/mocks/testers/createTesters';
import { reseed } from '@/mocks/worlds/scenarios';
import { clockForm, faultForm, worldForm } from '@/schemas/forms/testers';
import { LANGUAGES } from '@/schemas/languages';
import { readAddress } from '@/schemas/testersAddress';
import { useFacePageQuery } from '@/service/api/faces';
import { askByAddress, askingServer } from '@/service/api/findTesters';
import { extraShortcuts } from '@/service/extraShortcuts';
import { i18n, type Language, startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { codeSends, noteSend } from '@/service/session/codeSends';
import { signedIn } from '@/service/session/session';
import { dropToken } from '@/service/session/tokenStore';
import { Announcer } from '@/ui/Announcer';
import { Toaster } from '@/ui/Toaster';

const REAL = Date.UTC(2026, 10, 20, 8, 59, 8);
afterEach(() => vi.unstubAllGlobals());

/** Represents a page that shows faces of the service. */
function LiveFaces() {
  const { data } = useFacePageQuery({ public: 'true' } as unknown as Parameters<typeof useFacePageQuery>[0]);
  const { pathname, search } = useLocation();
  return <p data-testid="page">{`${pathname}${search} ${data ? data.total : '…'}`}</p>;
}

/** The backend in this browser. */
async function embedded(search: string) {
  const uow = memoryUow();
  const clock = createDemoClock({ uow, real: () => REAL });
  const address = readAddress(search);
  if (address?.clock) await clock.move(address.clock);
  const app = await makeBackend({ uow, passwords: webPasswords(1), scenario: 'demo', clock: clock.now });
  if (address) app.faults.plan(address.faults);
  const { ports, faults } = app;
  const world = address?.world && address.world !== 'demo' ? address.world : null;
  const left = address && { open: address.open, world, problems: address.problems };
  const listeners = new Set<(event: { data: unknown }) => void>();
  const channel = {
    postMessage: vi.fn(),
    addEventListener: (_: 'message', listener: (event: { data: unknown }) => void) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: (event: { data: unknown }) => void) =>
      void listeners.delete(listener),
  };
  const others = createOtherTabs(channel, clock);
  const tellOthers = others.tell;
  const testers = createTesters({ ports, region: 'domestic', clock, faults, options: left, tellOthers });
  const find = async () => testers;
  /** Another tab: a separate backend over the same data. */
  const elsewhere = {
    clock: createDemoClock({ uow, real: () => REAL }),
    tell: (data: string) => {
      for (const one of listeners) one({ data });
    },
  };
  const { onMoved } = others;
  return { app, onMoved, posted: channel.postMessage, elsewhere, door: <TestersDoor find={find} certain /> };
}

/** A server started with or without `--demo`. */
async function served(search: string, isDemo = true) {
  const scenario = isDemo ? 'demo' : 'empty';
  const plain = await makeBackend({ passwords: webPasswords(1), clock: () => REAL, scenario });
  const { app, door } = isDemo ? await openServerDemo(plain.ports, { reviews: 'time' }) : { app: plain, door: null };
  const front = createFront({
    app,
    origins: [],
    proxies: readTrustedProxies([]),
    files: null,
    demo: door,
    log: () => {},
  });
  const fetches = vi.fn((url: URL | Request, init?: RequestInit) => front(new Request(url, init), ''));
  vi.stubGlobal('fetch', fetches);
  const find = askingServer();
  askByAddress(search, find);
  return { app, fetches, posted: null, onMoved: undefined, door: <TestersDoor find={find} certain={false} /> };
}

async function open(
  address = '/dialList',
  language: Language = 'en',
  start: typeof embedded | typeof served = embedded,
) {
  dropToken();
  codeSends.set({});
  await startLanguage(language);
  vi.stubGlobal('location', {
    search: new URL(address, 'http://page.test').search,
    href: `http://page.test${address}`,
  });
  const from = await start(address.includes('?') ? address.slice(address.indexOf('?')) : '');
  const { app, posted, onMoved } = from;
  const { ports } = app;
  const none = () => Promise.reject(new Error('not asked here'));
  const store = createStore();
  connectBackend(store, {
    ...{ fetch: inProcessFetch(app), servesFiles: () => true, persistent: false, onMoved },
    ...{ exportData: none, checkImport: none, importData: none, resetData: none },
  });
  const work = await openLocalWork(store);
  const element = (
    <>
      <LiveFaces />
      {from.door}
      <Announcer />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <LocalWorkContext value={work}>
        <RouterProvider router={router} />
        <Toaster />
      </LocalWorkContext>
    </Provider>,
  );
  const user = userEvent.setup();
  const press = () => user.keyboard('{Control>}{Shift>}{F8}{/Shift}{/Control}');
  return { app, clock: { now: ports.clock }, store, user, press, posted, from };
}

const panel = async (name = "Testers' panel") => within(await screen.findByRole('dialog', { name }));
const page = () => screen.getByTestId('page').textContent;

it('its shortcut is not a command of the editor', () => {
  const press = new KeyboardEvent('keydown', { key: 'F8', ctrlKey: true, shiftKey: true });
  expect(isTestersKey(press)).toBe(true);
  const shortcuts = COMMANDS.flatMap((command) => command.shortcuts ?? []);
  expect(shortcuts.filter((shortcut) => matches(press, parseShortcut(shortcut), false))).toEqual([]);
});

describe.each([
  ['the backend in this browser', embedded],
  ['a server', served],
] as const)('over %s', (_, start) => {
  it('opens by its shortcut from anywhere, even from a field, and closes with Escape', async () => {
    const { user, press } = await open('/dialList', 'en', start);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press();
    await panel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a world asks first, lists what will be deleted, and leaves no cached data of the previous one', async () => {
    const { app, store, user, press } = await open('/dialList', 'en', start);
    await waitFor(() => expect(page()).toMatch(/\/dialList \d+$/));
    const before = page();
    await press();
    const dialog = await panel();
    dialog.getByText(/Current world: “Demo”/);
    await user.selectOptions(dialog.getByLabelText('World to enter'), 'rich');
    await user.click(dialog.getByRole('button', { name: 'Enter this world…' }));
    const question = within(await screen.findByRole('alertdialog', { name: /with the world “Rich”/ }));
    question.getByText(/12 saved designs \(.*Meridian|12 saved designs \(/);
    question.getByText(/designs that are only on this device are deleted too/);
    await user.click(question.getByRole('button', { name: 'Keep the current data' }));
    await panel();
    expect(page()).toBe(before);
    await user.click((await panel()).getByRole('button', { name: 'Enter this world…' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(page()).toBe('/ 40'));
    expect(store.getState().session.status).toBe('visitor');
    const faces = await app.ports.uow.ro(['faces'], (tx) => tx.count('faces', {}));
    expect(faces).toBeGreaterThan(60);
  });

  it('the clock moves forward and back; waits on it end, and other tabs follow', async () => {
    const { clock, user, press, posted } = await open('/dialList', 'en', start);
    noteSend({ way: 'sms', purpose: 'signIn' }, { account: '1', waitUntil: 1e12, demoText: null });
    await press();
    const dialog = await panel();
    dialog.getByText(/demo uses the real time/);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Back to now' }).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: '+1 day' }));
    await user.click(dialog.getByRole('button', { name: '+1 hour' }));
    await waitFor(() => expect(clock.now()).toBe(REAL + 25 * 3_600_000));
    expect(codeSends.get()).toEqual({});
    if (posted) expect(posted.mock.calls).toEqual([['clock'], ['clock']]);
    await dialog.findByText(/The demo's time is 21 Nov 2026/);
    await user.type(dialog.getByLabelText(/Moment or step/), 'tomorrow');
    await user.click(dialog.getByRole('button', { name: 'Set the clock' }));
    expect(clock.now()).toBe(REAL + 25 * 3_600_000);
    expect(dialog.getByLabelText(/Moment or step/).getAttribute('aria-invalid')).toBe('true');
    await user.clear(dialog.getByLabelText(/Moment or step/));
    await user.type(dialog.getByLabelText(/Moment or step/), '2026-01-01T08:00Z');
    await user.click(dialog.getByRole('button', { name: 'Set the clock' }));
    await waitFor(() => expect(clock.now()).toBe(Date.UTC(2026, 0, 1, 8)));
    await user.click(dialog.getByRole('button', { name: 'Back to now' }));
    await waitFor(() => expect(clock.now()).toBe(REAL));
  });

  it('faults are planned in a form, applied, listed with the remaining count, counted and cleared', async () => {
    const { app, user, press } = await open('/dialList', 'en', start);
    await press();
    const dialog = await panel();
    await user.selectOptions(dialog.getByLabelText('Call'), 'ping');
    await user.selectOptions(dialog.getByLabelText('Fault'), 'status');
    await user.clear(dialog.getByLabelText(/HTTP status/));
    await user.type(dialog.getByLabelText(/HTTP status/), '503');
    await user.clear(dialog.getByLabelText(/How often/));
    await user.type(dialog.getByLabelText(/How often/), '2');
    await user.click(dialog.getByRole('button', { name: 'Add to the plan' }));
    await dialog.findByText('ping: HTTP status, 2 more times');
    expect(app.faults.planned).toMatchObject([{ op: 'ping', kind: 'status', code: 503, times: 2 }]);
    const ping = () => app.fetch(new Request('http://page.test/api/ping'));
    expect((await ping()).status).toBe(503);
    await dialog.findByText('ping: HTTP status, 1 more time');
    expect(within(dialog.getByRole('table')).getByRole('row', { name: 'ping 1' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Clear plan and counts' }));
    await dialog.findByText('No fault is planned');
    expect((await ping()).status).toBe(200);
  });

  it('by the address: the clock and faults are set, a world asks, and a reload does not ask again once it was declined', async () => {
    const { app, clock, user } = await open(
      '/dialList?world=rich&now=2026-12-01T00:00Z&fault=draftSave:lost:2,any:latency:1:5',
      'en',
      start,
    );
    const question = within(await screen.findByRole('alertdialog', { name: /with the world “Rich”/ }));
    expect(clock.now()).toBe(Date.UTC(2026, 11, 1));
    expect(app.faults.planned.some(({ op, kind }) => op === 'draftSave' && kind === 'lost')).toBe(true);
    await user.click(question.getByRole('button', { name: 'Keep the current data' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page()).not.toContain('world=');
    expect(page()).toContain('now=');
  });

  it('each unreadable part of the address is reported, and the rest is applied', async () => {
    const address =
      '/?world=moon&now=soon&fault=draftSave:fire&fault=nope:network&fault=login:network:0&fault=ping:403';
    const { app } = await open(address, 'en', start);
    const alert = within((await panel()).getByRole('alert'));
    alert.getByText(/Unknown world “moon”\. Choose one of empty, demo, rich, rejected/);
    alert.getByText(/“soon” is not a time/);
    alert.getByText(/“draftSave:fire” is not a kind of fault/);
    alert.getByText(/“nope:network” is not a call/);
    alert.getByText(/“login:network:0” has a number out of range/);
    expect(app.faults.planned).toMatchObject([{ op: 'ping', kind: 'forbidden' }]);
  });
});

it.each([
  ['worldForm', worldForm],
  ['clockForm', clockForm],
  ['faultForm', faultForm],
] as const)('the form %s has words for every field and choice', async (name, schema) => {
  await startLanguage('en');
  await i18n.loadLanguages(LANGUAGES.map(({ id }) => id));
  for (const field of describeFields(schema)) {
    const wanted = [labelKeys(`testers:${name}`, field.path)];
    if (field.path !== 'op')
      for (const option of field.options ?? []) wanted.push(optionKeys(`testers:${name}`, field.path, option));
    for (const keys of wanted)
      for (const { id } of LANGUAGES)
        expect(
          keys.some((key) => i18n.exists(key, { lng: id, ns: 'fields' })),
          `${id} ${keys[0]}`,
        ).toBe(true);
  }
});

it.each(['/dialList', '/dialList?testers&world=rich&now=%2B1d&fault=facePage:status'])(
  'a server that does not run for testers has none of it: %s',
  async (address) => {
    const { user, press, clock, app, from } = await open(address, 'en', (search: string) => served(search, false));
    await press();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page()).toMatch(/ 0$/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(extraShortcuts.get()).toEqual([]);
    expect([clock.now(), app.faults.planned]).toEqual([REAL, []]);
    const { fetches } = from as Awaited<ReturnType<typeof served>>;
    expect(new Set(fetches.mock.calls.map(([url]) => new URL(String(url)).pathname))).toEqual(new Set(['/api/demo']));
  },
);

it('no call is sent to a server before testers open the panel', async () => {
  const { press, from } = await open('/dialList?page=2', 'en', served);
  await waitFor(() => expect(page()).toMatch(/\/dialList\?page=2 \d+$/));
  const { fetches } = from as Awaited<ReturnType<typeof served>>;
  expect(fetches).not.toHaveBeenCalled();
  expect(extraShortcuts.get()).toEqual([]);
  await press();
  await panel();
  expect(extraShortcuts.get()).toHaveLength(1);
});

it('an unreachable server is reported, and the last known state stays', async () => {
  const { user, press, from } = await open('/dialList', 'en', served);
  await press();
  const dialog = await panel();
  const { fetches } = from as Awaited<ReturnType<typeof served>>;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetches.mockRejectedValue(new TypeError('no network'));
  await user.click(dialog.getByRole('button', { name: '+1 day' }));
  await dialog.findByText('That did not work. Please try again.', { selector: 'p.text-danger' }, { timeout: 3000 });
  dialog.getByText(/demo uses the real time/);
});

it('another tab moves the clock: this one refetches, by that clock', async () => {
  const { clock, store, from, app } = await open();
  const { elsewhere } = from as Awaited<ReturnType<typeof embedded>>;
  await waitFor(() => expect(page()).toMatch(/\/dialList \d+$/));
  noteSend({ way: 'sms', purpose: 'signIn' }, { account: '1', waitUntil: 1e12, demoText: null });
  await app.ports.uow.rw(['faces'], async (tx) => {
    for (const face of await tx.list('faces', { order: 'ascending', limit: 99 }))
      await tx.put('faces', { ...face, live: 'no' });
  });
  await elsewhere.clock.move({ kind: 'by', ms: 86_400_000 });
  elsewhere.tell('clock');
  await waitFor(() => expect(page()).toBe('/dialList 0'));
  expect(clock.now()).toBe(REAL + 86_400_000);
  expect(codeSends.get()).toEqual({});
  expect(store.getState().session.status).toBe('visitor');
  elsewhere.tell('something else');
});

it('another tab loads another world: this one drops the account and its cache', async () => {
  const { store, from, app } = await open();
  const { elsewhere } = from as Awaited<ReturnType<typeof embedded>>;
  await waitFor(() => expect(page()).toMatch(/\/dialList \d+$/));
  const user = { userId: 'demo-designer', username: 'Demo' } as Parameters<typeof signedIn>[0];
  store.dispatch(signedIn(user));
  await reseed(app.ports, 'rich');
  elsewhere.tell('data');
  await waitFor(() => expect(page()).toBe('/dialList 40'));
  expect(store.getState().session).toMatchObject({ status: 'visitor', user: null });
});
