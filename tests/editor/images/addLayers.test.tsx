// Adding from the catalogue: layers are added in the order of the clicks, whatever each has to store first.
import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOrderedInserts, TURN_MS } from '@/editor/dispatch/orderedInserts';
import { designOpened, documentReducer } from '@/editor/document/documentSlice';
import { selectNodes } from '@/editor/document/selectors';
import { useAddLayers } from '@/editor/images/useAddLayers';
import { catalogueItem } from '@/face/nodes';
import { i18n, startLanguage } from '@/service/language/i18n';
import { type LocalWork, LocalWorkContext } from '@/service/localDrafts/localWork';
import { withDesk } from '@/tests/editor/support/withDesk';
import { plainGif } from '@/tests/support/gifs';
import { toasts } from '@/ui/toasts';
import { designOf, rootLayer } from '../support/documents';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const later = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function openLayers(keepsPicture: () => Promise<void>) {
  await startLanguage('en');
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([1])));
  const store = withDesk(
    configureStore({
      reducer: { editor: documentReducer, session: () => ({ user: null }) },
      middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    }),
  );
  store.dispatch(designOpened({ design: designOf([rootLayer()]), baseRev: 0 }));
  const putAsset = async () => {
    await keepsPicture();
    return `asset:${'0'.repeat(64)}`;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LocalWorkContext value={{ assets: { putAsset } } as unknown as LocalWork}>{children}</LocalWorkContext>
      </Provider>
    </I18nextProvider>
  );
  const { result } = renderHook(() => useAddLayers(store), { wrapper });
  const add = (key: string) => result.current.addEntry(catalogueItem(key)!);
  const labels = () => selectNodes(store.getState()).map(({ label }) => label);
  const drop = (...files: File[]) => result.current.addFiles(files);
  const nodes = () => selectNodes(store.getState());
  return { add, labels, drop, nodes, arrivals: store.desk.arrivals };
}

describe('two clicks in the catalogue', () => {
  it('add in order, though the first has pictures to store', async () => {
    const { add, labels } = await openLayers(() => later(20));
    await Promise.all([add('weather'), add('text'), add('steps')]);
    expect(labels()).toEqual(['Background', 'Weather', 'Text', 'Steps']);
  });

  it('add the second even if the first fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { add, labels } = await openLayers(() => Promise.reject(new Error('full')));
    await Promise.all([add('weather'), add('text')]);
    expect(labels()).toEqual(['Background', 'Text']);
  });
});

it('a dropped GIF becomes an animation, scaled to the limit, with an announcement', async () => {
  const { drop, nodes } = await openLayers(() => later());
  await drop(new File([plainGif(400, 300, 3)], 'rain.gif', { type: 'image/gif' }));
  const [, animation] = nodes();
  expect(animation).toMatchObject({ nodeType: 'animation', style: { width: 316.22, height: 237.17 } });
  expect(toasts.get().at(-1)?.text).toMatch(/^Scaled down to 316.22 × 237.17 px/);
});

it('an undo pressed while a layer is pending waits for it', async () => {
  const { add, labels, drop, arrivals } = await openLayers(() => later(20));
  await add('text');
  const dropped = drop(new File([plainGif(40, 30, 3)], 'rain.gif', { type: 'image/gif' }));
  const seen = new Promise<readonly string[]>((resolve) => arrivals.after(() => resolve(labels())));
  await dropped;
  expect(await seen).toEqual(['Background', 'Text', 'Sequence']);
  // Without pending layers it runs immediately.
  await later(10);
  let acted = false;
  arrivals.after(() => {
    acted = true;
  });
  expect(acted).toBe(true);
});

it('a hanging one delays the next for a few seconds only', async () => {
  vi.useFakeTimers();
  const landed: string[] = [];
  const { inTurn } = createOrderedInserts();
  void inTurn(new Promise<string>(() => {}), (name) => landed.push(name));
  const second = inTurn(Promise.resolve('second'), (name) => landed.push(name));
  await vi.advanceTimersByTimeAsync(TURN_MS - 1);
  expect(landed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(landed).toEqual(['second']);
});
