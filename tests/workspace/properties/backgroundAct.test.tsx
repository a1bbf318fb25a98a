// Removing the background of a layer's picture by AI: the original stays until it is done, one undo restores it, and a failure
// loses nothing.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withEditor } from '@/app/editorStore';
import { openLocalWork } from '@/app/openLocalWork';
import { createStore } from '@/app/store';
import { webPasswords } from '@/backend/adapters/web';
import type { Backgrounds } from '@/backend/shared/ports';
import { addNode } from '@/editor/commands/addNode';
import { showAmbient, showNormal } from '@/editor/commands/modes';
import { removeNodes } from '@/editor/commands/removeNodes';
import { undo } from '@/editor/commands/session';
import { EditorContext, type EditorServices } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened } from '@/editor/document/documentSlice';
import { selectNodes } from '@/editor/document/selectors';
import { type AddLayers, useAddLayers } from '@/editor/images/useAddLayers';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { AiAccessProvider } from '@/service/ai/aiAccess';
import { betaJoin } from '@/service/api/ai';
import { releaseAll } from '@/service/api/assetUrl';
import { setBackendFetch } from '@/service/api/backendPort';
import { login } from '@/service/api/signIns';
import { startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { dropToken } from '@/service/session/tokenStore';
import { designOf, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { withDesk } from '@/tests/editor/support/withDesk';
import { imageFile, solid } from '@/tests/support/images';
import { Announcer } from '@/ui/Announcer';
import { Toaster } from '@/ui/Toaster';
import { PictureActs } from '@/workspace/properties/PictureActs';

beforeEach(() => vi.stubGlobal('createImageBitmap', async () => ({ width: 24, height: 24, close() {} })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropToken();
  localStorage.clear();
  releaseAll();
});

type Remove = Backgrounds['remove'];
const CUT = () => new Blob([solid(24, 24, '#112233')], { type: 'image/png' });

type OpenStore = ReturnType<typeof openStore>;
const openStore = () => withDesk(withEditor(createStore()));

function Part({ store, take }: { store: OpenStore; take(layers: AddLayers): void }) {
  take(useAddLayers(store));
  const { uuid } = selectNodes(store.getState()).at(-1) ?? { uuid: '' };
  return (
    <EditorContext value={{ store, pictures: {} } as unknown as EditorServices}>
      <PictureActs uuids={[uuid]} disabled={false} />
    </EditorContext>
  );
}

/** An image of 24 px on a member's canvas, with the actions for its picture. */
async function opened(remove: Remove, { isMember = true, backgrounds = true, language = 'en' as 'en' | 'zh' } = {}) {
  await startLanguage(language);
  const app = await makeBackend({ passwords: webPasswords(1), decode: null });
  Object.assign(app.ports, { backgrounds: backgrounds ? { isDemo: true, remove } : null, report: () => {} });
  setBackendFetch(inProcessFetch(app));
  const store = openStore();
  const work = await openLocalWork(store);
  store.dispatch(designOpened({ design: designOf([rootLayer()]), baseRev: 0 }));
  await store.dispatch(
    login.initiate({ account: { phone: DEMO_ACCOUNT.phone }, password: DEMO_ACCOUNT.password, staySignedIn: false }),
  );
  if (isMember) await store.dispatch(betaJoin.initiate());
  let layers: AddLayers | null = null;
  const take = (made: AddLayers) => {
    layers = made;
  };
  const page = (
    <Provider store={store}>
      <LocalWorkContext value={Promise.resolve(work)}>
        <AiAccessProvider>
          <Part store={store} take={take} />
        </AiAccessProvider>
      </LocalWorkContext>
      <Toaster />
      <Announcer />
    </Provider>
  );
  const shown = await act(async () => render(page));
  await act(async () => (layers as AddLayers | null)?.addFiles([imageFile(solid(24, 24), 'badge.png')]));
  await act(async () => shown.rerender(page));
  cleanup();
  await act(async () => void render(page));
  const picture = () => (selectNodes(store.getState()).at(-1) as { style: { url: string } }).style.url;
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { app, store, user, press, picture, nodes: () => selectNodes(store.getState()) };
}

it.each([
  ['en', 'Remove background'],
  ['zh', '去除背景'],
] as const)(
  'I13 the picture is sent, comes back without its background, and one undo restores the original (%s)',
  async (language, name) => {
    const sent: Blob[] = [];
    const { press, picture, store } = await opened(
      async (file) => {
        sent.push(file);
        return CUT();
      },
      { language },
    );
    const before = picture();
    await press(name);
    await waitFor(() => expect(picture()).not.toBe(before));
    expect([picture().startsWith('asset:'), sent.length, sent[0]?.type]).toEqual([true, 1, 'image/png']);
    act(() => void runCommand(store, undo, undefined));
    expect(picture()).toBe(before);
  },
);

it('I13 the original stays during processing, and when it is cancelled', async () => {
  let signal: AbortSignal | null = null;
  const { press, picture } = await opened(
    (_, request) =>
      new Promise((_resolve, reject) => {
        signal = request;
        request.addEventListener('abort', () => reject(new Error('left')));
      }),
  );
  const before = picture();
  await press('Remove background');
  expect(await screen.findByText(/Removing: 0:0/)).toBeTruthy();
  await waitFor(() => expect(signal).not.toBeNull());
  await press('Cancel');
  await waitFor(() => expect(screen.queryByText(/Removing:/)).toBeNull());
  expect([picture(), (signal as AbortSignal | null)?.aborted]).toEqual([before, true]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove background' }));
});

it.each([
  [
    'no background is found',
    async (): Promise<Blob | null> => null,
    /No background was found in this picture, so it is unchanged/,
  ],
  [
    'it fails',
    (): Promise<Blob> => Promise.reject(new Error('down')),
    /could not be removed. Try again later; the picture is unchanged/,
  ],
] as const)('I13 if %s the picture stays, with a message', async (_, remove, words) => {
  const { press, picture } = await opened(remove as Remove);
  const before = picture();
  await press('Remove background');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(picture()).toBe(before);
});

it('a layer deleted meanwhile stays deleted', async () => {
  const { remove, answer } = waiting();
  const { press, nodes, store } = await opened(remove);
  const uuid = nodes().at(-1)?.uuid ?? '';
  await press('Remove background');
  await screen.findByText(/Removing:/);
  await waitFor(() => expect(store.desk.running.get().size).toBe(1));
  act(() => void runCommand(store, removeNodes, { uuids: [uuid] }));
  await answer();
  await waitFor(() => expect(store.desk.running.get().size).toBe(0));
  expect(nodes()).toHaveLength(1);
});

/** A background remover that answers on demand. */
function waiting() {
  let done: ((file: Blob) => void) | null = null;
  const remove: Remove = () =>
    new Promise((resolve) => {
      done = resolve;
    });
  const answer = async () => {
    await waitFor(() => expect(done).not.toBeNull());
    await act(async () => done?.(CUT()));
  };
  return { remove, answer };
}

it('the requested layer loses its background, not the layer with the same id in the mode shown by then', async () => {
  const { remove, answer } = waiting();
  const { press, picture, store } = await opened(remove);
  const before = picture();
  await press('Remove background');
  await screen.findByText(/Removing:/);
  act(() => void runCommand(store, showAmbient, undefined));
  // The layer of always-on has the same uuid, and keeps its background.
  await waitFor(() => expect(screen.queryByText(/Removing:/)).toBeNull());
  await answer();
  await waitFor(() => expect(store.desk.running.get().size).toBe(0));
  expect(picture()).toBe(before);
  expect(await screen.findByText(/Background of badge removed/)).toBeTruthy();
  act(() => void runCommand(store, showNormal, undefined));
  expect(picture()).not.toBe(before);
  act(() => void runCommand(store, undo, undefined));
  expect(picture()).toBe(before);
});

it('the announcement names the layer, whatever is selected by then', async () => {
  const { remove, answer } = waiting();
  const { press, nodes, store } = await opened(remove);
  await press('Remove background');
  await screen.findByText(/Removing:/);
  const other = textLayer('other');
  act(() => void runCommand(store, addNode, { nodes: [other] }));
  expect(nodes().at(-1)?.label).not.toBe('badge');
  await answer();
  expect(await screen.findByText(/Background of badge removed/)).toBeTruthy();
});

it('cancelled while the answer is being stored, the original stays', async () => {
  const { remove, answer } = waiting();
  const { press, picture, store } = await opened(remove);
  const before = picture();
  let decoded: (image: object) => void = () => {};
  await press('Remove background');
  await screen.findByText(/Removing:/);
  const decoding = vi.fn(
    () =>
      new Promise((resolve) => {
        decoded = resolve;
      }),
  );
  vi.stubGlobal('createImageBitmap', decoding);
  await answer();
  await waitFor(() => expect(decoding).toHaveBeenCalled());
  await press('Cancel');
  await act(async () => decoded({ width: 24, height: 24, close() {} }));
  await waitFor(() => expect(store.desk.running.get().size).toBe(0));
  expect(picture()).toBe(before);
});

it('a person outside the beta reads about it, joins, and the background is removed', async () => {
  const { press, picture } = await opened(async () => CUT(), { isMember: false });
  const before = picture();
  await press('Remove background');
  expect(await screen.findByText(/Background removal for pictures of layers/)).toBeTruthy();
  await press('Join the AI beta');
  await waitFor(() => expect(picture()).not.toBe(before));
});

it('is not offered without a background service', async () => {
  await opened(async () => CUT(), { backgrounds: false });
  expect(await screen.findByRole('button', { name: 'Trim clear edges' })).toBeTruthy();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('button', { name: 'Remove background' })).toBeNull();
});
