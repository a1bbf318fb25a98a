// The AI panel for a designer: introduction, joining, generating pictures onto the canvas, history, failures.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEditor } from '@/app/editorStore';
import { openLocalWork } from '@/app/openLocalWork';
import { resumeSession } from '@/app/resumeSession';
import { createStore } from '@/app/store';
import { webPasswords } from '@/backend/adapters/web';
import type { Pictures } from '@/backend/shared/ports';
import { undo } from '@/editor/commands/session';
import { EditorContext, type EditorServices } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened } from '@/editor/document/documentSlice';
import { selectNodes } from '@/editor/document/selectors';
import { useAddLayers } from '@/editor/images/useAddLayers';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { AiPanel } from '@/features/ai/AiPanel';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import { DEMO_WORDS, makePictures } from '@/mocks/pictures/demoPictures';
import { DEMO_ACCOUNT } from '@/schemas/session';
import type { Fault } from '@/schemas/testers';
import { AiAccessProvider } from '@/service/ai/aiAccess';
import { releaseAll } from '@/service/api/assetUrl';
import { setBackendFetch } from '@/service/api/backendPort';
import { login } from '@/service/api/signIns';
import { isInBeta } from '@/service/hints';
import { startLanguage } from '@/service/language/i18n';
import { type LocalWork, LocalWorkContext } from '@/service/localDrafts/localWork';
import { dropToken } from '@/service/session/tokenStore';
import { pictureSource } from '@/simulator/pictureSource';
import { designOf, rootLayer } from '@/tests/editor/support/documents';
import { withDesk } from '@/tests/editor/support/withDesk';
import { imageFile, solid } from '@/tests/support/images';
import { Announcer } from '@/ui/Announcer';
import { Toaster } from '@/ui/Toaster';

type Store = ReturnType<typeof openStore>;
const openStore = () => withDesk(withEditor(createStore()));

function Part({ store }: { store: Store }) {
  const layers = useAddLayers(store);
  const pictures = {
    add: (files: readonly File[], alt?: string) => layers.addFiles(files, undefined, undefined, alt),
  };
  return (
    <EditorContext value={{ store, pictures } as unknown as EditorServices}>
      <AssetProvider assets={pictureSource}>
        <AiAccessProvider>
          <AiPanel />
        </AiAccessProvider>
      </AssetProvider>
    </EditorContext>
  );
}

interface Opened {
  language?: 'en' | 'zh';
  signedIn?: boolean;
  /** Planned before the panel is shown. */
  faults?: Fault[];
}

async function openAi({ language = 'en', signedIn = true, faults = [] }: Opened = {}) {
  await startLanguage(language);
  const clock = { now: Date.UTC(2026, 10, 20, 8, 59, 8) };
  const app = await makeBackend({ passwords: webPasswords(2), clock: () => clock.now });
  // Small pictures instead of the demo's drawings, which take time; the testers' marker words still work.
  const make: Pictures['make'] = async (task) =>
    /^demo-/.test(task.prompt)
      ? makePictures(task)
      : [20, 21, 22, 23].map((side) => imageFile(solid(side, side), 'p.png'));
  // No picture is decoded here.
  Object.assign(app.ports, { pictures: { isDemo: true, make }, decode: null });
  setBackendFetch(inProcessFetch(app));
  const store = openStore();
  const work: LocalWork = await openLocalWork(store);
  store.dispatch(designOpened({ design: designOf([rootLayer()]), baseRev: 0 }));
  const signIn = () =>
    store.dispatch(
      login.initiate({
        account: { phone: DEMO_ACCOUNT.phone },
        password: DEMO_ACCOUNT.password,
        staySignedIn: true,
      }),
    );
  if (signedIn) await signIn();
  const show = () =>
    render(
      <Provider store={store}>
        <LocalWorkContext value={Promise.resolve(work)}>
          <Part store={store} />
        </LocalWorkContext>
        <Toaster />
        <Announcer />
      </Provider>,
    );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const button = (name: string) => screen.findByRole('button', { name });
  const world = {
    app,
    store,
    user,
    show,
    signIn,
    button,
    nodes: () => selectNodes(store.getState()),
    calls: () => app.faults.calls,
    plan: (...faults: Fault[]) => app.faults.plan(faults),
    /** The service's clock and the page's. */
    pass: async (ms: number) => {
      clock.now += ms;
      await act(async () => {
        await vi.advanceTimersByTimeAsync(ms);
      });
    },
    async generate(words = 'A lighthouse', name = 'Generate') {
      const field = await screen.findByRole('textbox');
      await user.clear(field);
      await user.type(field, words);
      await user.click(await button(name));
      // Accepted or refused: time continues from there.
      await waitFor(() =>
        expect(
          screen.queryByRole('button', { name: /^(Cancel|取消)$/ }) ?? document.querySelector('[data-outcome]'),
        ).toBeTruthy(),
      );
    },
  };
  app.faults.plan(faults);
  await act(async () => void show());
  if (signedIn) await user.click(await button(language === 'en' ? 'Join the AI beta' : '加入 AI 内测'));
  return world;
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 21, height: 21, close() {} }));
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  cleanup();
  dropToken();
  localStorage.clear();
  releaseAll();
});

const CHOICE = 'Image 2 of 4';

it('a person outside the beta reads about it, signs in, joins, and may leave again', async () => {
  const { user, button, signIn, store } = await openAi({ signedIn: false });
  expect(await screen.findByText(/Pictures from a description/)).toBeTruthy();
  expect(screen.getByText(/uses no AI model/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await button('Sign in to join'));
  expect(store.getState().session.showLogin).toBe(true);
  await act(async () => void (await signIn()));
  await user.click(await button('Join the AI beta'));
  expect(await screen.findByText('10 of 10 tasks left today')).toBeTruthy();
  const userId = store.getState().session.user?.userId ?? '';
  expect(isInBeta(userId)).toBe(true);
  await user.click(await button('Leave the AI beta'));
  await button('Join the AI beta');
  expect([isInBeta(userId), screen.queryByRole('textbox')]).toEqual([false, null]);
});

it('says that it loads, then why it failed, and tries again', async () => {
  const faults: Fault[] = [{ op: 'aiFeatures', kind: 'status', times: 20, ms: 500 }];
  const { app, user, button } = await openAi({ signedIn: false, faults });
  expect(await screen.findByText('Loading…')).toBeTruthy();
  const again = await button('Try again');
  expect(screen.queryByText(/Pictures from a description/)).toBeNull();
  app.faults.plan([]);
  await user.click(again);
  expect(await screen.findByText(/Pictures from a description/)).toBeTruthy();
});

describe.each([
  ['en', 'Generate', 'Image 2 of 4', 'Add to canvas', 'The pictures are ready. They are the first in the history.'],
  ['zh', '生成', '第 2 张，共 4 张', '放到画布上', '图片已生成，在历史记录的最前面。'],
] as const)('a member, in %s', (language, generate, image, use, ready) => {
  it('describes a picture, waits, selects one and has it on the canvas, which one undo reverts', async () => {
    const { user, button, nodes, pass, calls, store, ...world } = await openAi({ language });
    await world.generate('Harbor/at night', generate);
    expect(await screen.findByText(/0:00/)).toBeTruthy();
    await pass(4000);
    expect([screen.getByText(/0:04/).textContent, calls().imageQuery]).toEqual([
      expect.stringMatching(/10:00/),
      undefined,
    ]);
    await pass(8000);
    await waitFor(() => expect(screen.getAllByText(ready).length).toBeGreaterThan(0));
    await user.click(await screen.findByRole('radio', { name: image }));
    await user.click(await button(use));
    await waitFor(() => expect(nodes()).toHaveLength(2));
    const [, layer] = nodes();
    expect(layer).toMatchObject({
      nodeType: 'image',
      label: 'Harbor at night',
      style: {
        alt: 'Harbor/at night',
        url: expect.stringMatching(/^asset:[0-9a-f]{64}$/),
        width: 21,
        height: 21,
      },
    });
    await waitFor(() => expect(calls().collectImage).toBe(1));
    act(() => void runCommand(store, undo, undefined));
    expect(nodes()).toHaveLength(1);
  });
});

it('useImgUrl marks the picture used last; showImgBox collapses the history, and finished pictures open it', async () => {
  const { user, button, pass, nodes, store, ...world } = await openAi();
  await world.generate('Harbor');
  await pass(12_000);
  // The history may show the pictures before the task's own answer, which opens the history again.
  await waitFor(() => expect(document.querySelector('[data-outcome]')).toBeTruthy());
  await user.click(await screen.findByRole('radio', { name: CHOICE }));
  await user.click(await button('Add to canvas'));
  await waitFor(() => expect(nodes()).toHaveLength(2));
  expect(await screen.findByRole('radio', { name: `${CHOICE}, used last` })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('dialwright.aiInfo') ?? '{}').useImgUrl).toMatch(/^\/api\/files\//);
  await user.click(await button('Hide'));
  expect(screen.queryByRole('radio', { name: /used last/ })).toBeNull();
  expect((await button('Show')).getAttribute('aria-expanded')).toBe('false');
  expect(JSON.parse(localStorage.getItem('dialwright.aiInfo') ?? '{}')).toMatchObject({
    owner: store.getState().session.user?.userId,
    showImgBox: false,
  });
  await world.generate('Another one');
  await pass(12_000);
  expect((await button('Hide')).getAttribute('aria-expanded')).toBe('true');
});

it('all of it works by keys: prompt, waiting, choosing by arrows, Enter', async () => {
  const { user, nodes, pass, button } = await openAi();
  (await screen.findByRole('textbox')).focus();
  await user.keyboard('A lighthouse');
  await user.tab();
  await user.keyboard('{Enter}');
  // The button is gone: the focus is on its replacement.
  const cancel = await button('Cancel');
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await pass(12_000);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  (await screen.findByRole('radio', { name: 'Image 1 of 4' })).focus();
  await user.keyboard(' {ArrowDown}');
  expect((screen.getByRole('radio', { name: CHOICE }) as HTMLInputElement).checked).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(nodes()).toHaveLength(2));
});

it('I8 closing the panel stops polling, opening it continues the task', async () => {
  const { calls, pass, show, ...world } = await openAi();
  await world.generate();
  await pass(5500);
  expect(calls().imageQuery).toBe(1);
  cleanup();
  await pass(20_000);
  expect(calls().imageQuery).toBe(1);
  await act(async () => void show());
  await pass(10);
  expect((await screen.findAllByText(/The pictures are ready/)).length).toBeGreaterThan(0);
  expect(calls().imageQuery).toBe(2);
});

it.each([
  ['I9', DEMO_WORDS.empty, 'Generation timed out, please re-enter'],
  ['', DEMO_WORDS.failed, 'Image generation failed. Try other words.'],
])('%s the outcome of "%s" is reported in words and is in the history', async (_, words, sentence) => {
  const { pass, ...world } = await openAi();
  await world.generate(words);
  await pass(12_000);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(within(screen.getByRole('region', { name: 'History' })).getByText(words)).toBeTruthy();
});

it('a task that never ends is reported as timed out', async () => {
  const { pass, ...world } = await openAi();
  await world.generate(DEMO_WORDS.later);
  await pass(600_000);
  expect((await screen.findAllByText('Task timed out, image generation failed.')).length).toBeGreaterThan(0);
});

it('a refusal without a message is reported as a request error', async () => {
  const { app, ...world } = await openAi();
  const fetchOf = inProcessFetch(app);
  setBackendFetch(async (request) =>
    new URL(request.url).pathname === '/api/midjourney/imggen'
      ? Response.json({ code: 500, success: false })
      : fetchOf(request),
  );
  await world.generate();
  expect((await screen.findAllByText('Request Error')).length).toBeGreaterThan(0);
});

it('I1 the eleventh task of a day is refused with the service’s message', async () => {
  const { app, store, ...world } = await openAi();
  const owner = store.getState().session.user?.userId ?? '';
  await app.ports.uow.rw(['aiTasks'], async (tx) => {
    for (let count = 0; count < 10; count += 1) {
      const task = { taskId: `task-0000000${count}`, prompt: 'Sea', submittedAt: 0, day: '2026-11-20' };
      await tx.put('aiTasks', { ...task, id: `${owner}:${count}`, owner, outcome: 'failed', images: [], claim: null });
    }
  });
  await world.generate();
  const refused = 'Generation failed, each person can submit up to 10 tasks per day';
  expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
  await screen.findByText('0 of 10 tasks left today');
});

it('a task submitted in another tab is shown here immediately', async () => {
  const { app, store } = await openAi();
  await screen.findByText('10 of 10 tasks left today');
  const owner = store.getState().session.user?.userId ?? '';
  const task = { taskId: 'task-elsewhere', prompt: 'Sea', submittedAt: Date.now() };
  await app.ports.uow.rw(['aiTasks'], async (tx) => {
    const rest = { id: `${owner}:${task.taskId}`, owner, day: '2026-11-20', outcome: null, images: [], claim: null };
    await tx.put('aiTasks', { ...task, ...rest });
  });
  localStorage.setItem('dialwright.imageTask', JSON.stringify({ owner, ...task }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dialwright.imageTask' })));
  expect(await screen.findByText('9 of 10 tasks left today')).toBeTruthy();
  // It is still pending.
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

it('I3 a retry after a lost answer is the same task', async () => {
  const { plan, pass, user, button, app, ...world } = await openAi();
  plan({ op: 'imageSubmit', kind: 'lost', times: 1 });
  await world.generate();
  expect((await screen.findAllByText(/network/i)).length).toBeGreaterThan(0);
  await user.click(await button('Generate'));
  await button('Cancel');
  await pass(12_000);
  await waitFor(() => expect(screen.getAllByText(/The pictures are ready/).length).toBeGreaterThan(0));
  expect(await screen.findByText('9 of 10 tasks left today')).toBeTruthy();
});

it('a prompt is counted in graphemes', async () => {
  const { user, button, calls } = await openAi();
  const field = await screen.findByRole('textbox');
  await user.click(field);
  await user.paste(`${'👨‍👩‍👧‍👦'.repeat(1000)}a`);
  await user.click(await button('Generate'));
  expect(await screen.findByText('Use at most 1000 characters. You have 1001.')).toBeTruthy();
  await user.keyboard('{Backspace}');
  await user.click(await button('Generate'));
  await button('Cancel');
  expect(calls().imageSubmit).toBe(1);
});

it('nothing is sent without a prompt', async () => {
  const { user, button, calls } = await openAi();
  await screen.findByRole('textbox');
  await user.click(await button('Generate'));
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect([document.activeElement, calls().imageSubmit]).toEqual([field, undefined]);
});

it('waiting can be cancelled: the task counts, and is in the history', async () => {
  const { user, button, pass, calls, ...world } = await openAi();
  await world.generate('A castle');
  await pass(5500);
  await user.click(await button('Cancel'));
  expect((await screen.findAllByText(/still counts/)).length).toBeGreaterThan(0);
  await pass(30_000);
  expect(calls().imageQuery).toBe(1);
  expect(await screen.findByText('9 of 10 tasks left today')).toBeTruthy();
  // Its pictures appear there automatically, and then polling stops.
  const history = screen.getByRole('region', { name: 'History' });
  expect(await within(history).findByRole('radio', { name: CHOICE })).toBeTruthy();
  expect(within(history).getByText('A castle')).toBeTruthy();
  const { imageHistory } = calls();
  await pass(60_000);
  expect(calls().imageHistory).toBe(imageHistory);
});

it('a pending task is polled once, not by the history as well', async () => {
  const { pass, calls, ...world } = await openAi();
  await world.generate(DEMO_WORDS.later);
  await pass(3000);
  const { imageHistory } = calls();
  await pass(30_000);
  expect(calls().imageHistory).toBe(imageHistory);
});

it('an unsent prompt is still there when the panel is reopened', async () => {
  const { user, show } = await openAi();
  await user.type(await screen.findByRole('textbox'), 'Half a lighthouse');
  cleanup();
  await act(async () => void show());
  expect(((await screen.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('Half a lighthouse');
});

it('I11 the history has four tasks a page', async () => {
  const { pass, user, button, ...world } = await openAi();
  for (const words of ['one', 'two', 'three', 'four', 'five']) {
    await world.generate(`${DEMO_WORDS.empty} ${words}`);
    await button('Cancel');
    await pass(12_000);
    await button('Generate');
  }
  const shown = () =>
    screen.getAllByRole('listitem').map((item) => /empty (one|two|three|four|five)/.exec(item.textContent ?? '')?.[1]);
  await waitFor(() => expect(shown()).toEqual(['five', 'four', 'three', 'two']));
  await user.click(await button('Older tasks'));
  await waitFor(() => expect(shown()).toEqual(['one']));
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
});

it('I14 a beta member on this device is joined again once when the product starts', async () => {
  const { calls, store, app, pass } = await openAi();
  const owner = store.getState().session.user?.userId ?? '';
  await app.ports.uow.rw(['aiBeta'], (tx) => tx.delete('aiBeta', owner));
  app.faults.clear();
  const end = resumeSession(createStore());
  // The start fetches this module: a fetch that is pending when the file ends would fail.
  await import('@/app/fonts');
  await waitFor(() => expect(calls().betaJoin).toBe(1));
  await pass(60_000);
  end();
  expect(calls().betaJoin).toBe(1);
  expect(await app.ports.uow.ro(['aiBeta'], (tx) => tx.get('aiBeta', owner))).toBeTruthy();
});
