// "Download as a file": the button in the top bar, and the file of the open design with what can be had of its pictures.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { Provider, useStore } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEditor } from '@/app/editorStore';
import { createStore } from '@/app/store';
import { useExportFile } from '@/drafts/projectFiles/useExportFile';
import { startDraftSession } from '@/drafts/saving/draftSession';
import { designOpened } from '@/editor/document/documentSlice';
import { openDocumentOf } from '@/editor/document/openDocument';
import type { WithEditor } from '@/editor/document/selectors';
import { TopBar } from '@/editor/panels/topBar/TopBar';
import { readProjectFile } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { registerAssetScheme, releaseAll, resolveAsset } from '@/service/api/assetUrl';
import { startLanguage } from '@/service/language/i18n';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { solid } from '@/tests/support/images';
import { Toaster } from '@/ui/Toaster';
import { editAs } from '../../editor/support/acts';
import { rootLayer } from '../../editor/support/documents';
import { renderEditor } from '../../editor/support/renderEditor';

const ASSET = `asset:${'a'.repeat(64)}`;
const OTHER = `asset:${'b'.repeat(64)}`;

const nothing = () => () => undefined;
const idle = {
  subscribe: nothing,
  onOwner: nothing,
  owner: () => 'ann',
  device: { onReplaced: nothing },
  channel: { subscribe: nothing },
} as unknown as LocalWork;
it.each([
  ['en', 'Download as a file', 'Keyboard shortcuts'],
  ['zh', '下载为文件', '快捷键'],
] as const)('stands in the top bar before the help (%s)', async (language, name, help) => {
  const session = startDraftSession({
    document: openDocumentOf(withEditor(createStore())),
    work: idle,
    unsaved: false,
    readOnly: false,
  });
  const bar = (
    <MemoryRouter>
      <TopBar session={session} />
    </MemoryRouter>
  );
  const editor = await renderEditor(bar, [rootLayer()], language);
  const button = screen.getByRole('button', { name });
  const helpButton = screen.getByRole('button', { name: new RegExp(help) });
  expect(button.compareDocumentPosition(helpButton) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await editor.user.click(button);
  expect(editor.port.exportFile).toHaveBeenCalledOnce();
});

function Export() {
  const store = useStore<WithEditor>();
  const opened = useMemo(() => openDocumentOf(store), [store]);
  const exportFile = useExportFile(opened);
  return (
    <button type="button" onClick={() => void exportFile()}>
      export
    </button>
  );
}

describe('the file', () => {
  const files: { blob: Blob; name: string }[] = [];
  beforeEach(() => {
    files.length = 0;
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      blob = made as Blob;
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ blob, name: this.download });
    });
  });
  afterEach(releaseAll);

  const open = async (design: Design) => {
    await startLanguage('en');
    const store = withEditor(createStore());
    store.dispatch(designOpened({ design, baseRev: 0 }));
    render(
      <Provider store={store}>
        <Export />
        <Toaster />
      </Provider>,
    );
    return { store, press: () => userEvent.click(screen.getByRole('button', { name: 'export' })) };
  };
  const written = async () => {
    await waitFor(() => expect(files).toHaveLength(1));
    return readProjectFile(await files[0]!.blob.text());
  };

  it('holds the design as it is in memory, and its pictures', async () => {
    registerAssetScheme('asset:', async () => new Blob([solid(3, 2)], { type: 'image/png' }));
    const design = sampleDesign({ name: 'Night / Day', layers: [imageLayer('p', ASSET)] });
    const { store, press } = await open(design);
    editAs(store, 'rename', { facts: { dialName: 'Edited' } });
    await press();
    const read = await written();
    expect(read).toEqual({
      ok: true,
      design: { ...design, dialName: 'Edited' },
      images: new Map([[ASSET, { type: 'image/png', bytes: solid(3, 2) }]]),
    });
    expect(files[0]?.name).toBe('Edited.dialwright');
    await screen.findByText('Edited.dialwright was downloaded');
  });

  it('is written without what cannot be had, and says how many', async () => {
    registerAssetScheme('asset:', async (ref) => {
      if (ref === OTHER) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      return new Blob([solid(3, 2)], { type: 'image/png' });
    });
    const { press } = await open(sampleDesign({ name: 'A', layers: [imageLayer('p', ASSET), imageLayer('q', OTHER)] }));
    await press();
    const read = await written();
    expect(read.ok && [...read.images.keys()]).toEqual([ASSET]);
    await screen.findByText('A.dialwright was downloaded without 1 picture that could not be read');
  });

  it('holds pictures on the screen even when their store is closed since', async () => {
    registerAssetScheme('asset:', async () => new Blob([solid(3, 2)], { type: 'image/png' }));
    await resolveAsset(ASSET);
    registerAssetScheme('asset:', () => Promise.reject(new DOMException('closed', 'InvalidStateError')));
    const { press } = await open(sampleDesign({ name: '', layers: [imageLayer('p', ASSET)] }));
    await press();
    const read = await written();
    expect(read.ok && read.images.size).toBe(1);
    expect(files[0]?.name).toBe('Watch face.dialwright');
  });

  it('says when it could not be written', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no memory');
    });
    const { press } = await open(sampleDesign());
    await press();
    await screen.findByText('The file could not be written. Please try again.');
    expect(warned).toHaveBeenCalledOnce();
  });
});
