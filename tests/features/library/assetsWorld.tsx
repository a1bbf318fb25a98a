// The asset library over a real backend in this process, with an open design, real fonts service and real words.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { artAddress } from '@/app/artAddress';
import { withEditor } from '@/app/editorStore';
import { startFonts } from '@/app/fonts';
import { openLocalWork } from '@/app/openLocalWork';
import { createStore } from '@/app/store';
import { webPasswords } from '@/backend/adapters/web';
import { EditorContext, type EditorServices } from '@/editor/dispatch/editorContext';
import { designOpened } from '@/editor/document/documentSlice';
import { selectNodes } from '@/editor/document/selectors';
import type { Point } from '@/face/geometry/bounds';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { SignInDialog } from '@/features/accounts/SignInDialog';
import { AssetsPanel } from '@/features/library/AssetsPanel';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import type { FaceNode } from '@/schemas/nodes';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { setBackendFetch } from '@/service/api/backendPort';
import { FontServiceContext } from '@/service/fonts/fontService';
import { startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { dropToken } from '@/service/session/tokenStore';
import { pictureSource } from '@/simulator/pictureSource';
import { designOf } from '@/tests/editor/support/documents';
import { withDesk } from '@/tests/editor/support/withDesk';
import { Toaster } from '@/ui/Toaster';

const ART = resolve(import.meta.dirname, '../../../schemas/templates/art');

/** Font faces of a browser; used ones are in `fontsOnPage`. */
export const fontsOnPage = new Set<{ family: string }>();

function stubBrowser() {
  fontsOnPage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    const file = /art\/([\w-]+\/\w+\.png)/.exec(String(address))?.[1];
    if (!file) throw new Error(`unexpected request: ${address}`);
    return new Response(await readFile(resolve(ART, file)), { headers: { 'content-type': 'image/png' } });
  });
  class Face {
    constructor(readonly family: string) {}
    readonly status = 'loaded';
    readonly loaded = Promise.resolve(this);
    load = async () => this;
  }
  vi.stubGlobal('FontFace', Face);
  Object.defineProperty(document, 'fonts', { configurable: true, value: fontsOnPage });
}

/** The next file chooser returns this file; null: the user cancels. */
export function chooseNext(file: File | null) {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: file ? [file] : [] });
    this.dispatchEvent(new Event(file ? 'change' : 'cancel'));
  });
}

export async function openAssets(
  nodes: readonly FaceNode[],
  language: 'en' | 'zh' = 'en',
  part: ReactNode = <AssetsPanel />,
) {
  dropToken();
  localStorage.clear();
  stubBrowser();
  await startLanguage(language);
  const app = await makeBackend({ passwords: webPasswords(2) });
  setBackendFetch(inProcessFetch(app));
  const store = withDesk(withEditor(createStore()));
  registerAssetScheme('art:', artAddress);
  const work = await openLocalWork(store);
  store.dispatch(designOpened({ design: designOf(nodes), baseRev: 0 }));
  const canvasPointAt = vi.fn((_client: Point): Point | null => null);
  const services = { store, canvasPointAt } as unknown as EditorServices;
  const fonts = startFonts(store);
  const show = () =>
    render(
      <Provider store={store}>
        <LocalWorkContext value={work}>
          <FontServiceContext value={fonts}>
            <EditorContext value={services}>
              <AssetProvider assets={pictureSource}>{part}</AssetProvider>
            </EditorContext>
          </FontServiceContext>
          <MemoryRouter>
            <SignInDialog />
          </MemoryRouter>
          <Toaster />
        </LocalWorkContext>
      </Provider>,
    );
  return {
    app,
    work,
    store,
    fonts,
    canvasPointAt,
    show,
    user: userEvent.setup(),
    nodes: () => selectNodes(store.getState()),
    style: (label: string) =>
      (
        selectNodes(store.getState()).find((node) => node.label === label) as
          | { style: Record<string, unknown> }
          | undefined
      )?.style ?? {},
    button: (name: string | RegExp) => screen.findByRole('button', { name }),
  };
}
