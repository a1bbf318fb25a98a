// "Export": the button in the top bar, and the project file of the open design with all available pictures.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEditor } from '@/app/editorStore';
import { createStore } from '@/app/store';
import { startDraftSession } from '@/drafts/saving/draftSession';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { ExportDialog } from '@/features/exporting/dialog/ExportDialog';
import { readProjectZip } from '@/output/projectZip';
import type { Design } from '@/schemas/design';
import { designContent } from '@/schemas/savedFacts';
import { registerAssetScheme, releaseAll, resolveAsset } from '@/service/api/assetUrl';
import { startLanguage } from '@/service/language/i18n';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { solid } from '@/tests/support/images';
import { Toaster } from '@/ui/Toaster';
import { TopBar } from '@/workspace/topBar/TopBar';
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
  ['en', 'Export', 'Save'],
  ['zh', '导出', '保存'],
] as const)('is in the top bar before saving (%s)', async (language, name, save) => {
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
  const next = screen.getByRole('button', { name: save });
  expect(button.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await editor.user.click(button);
  expect(editor.desk.dialogs.get()).toBe('export');
});

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
    const [copy] = design.copies;
    render(
      <>
        <ExportDialog design={design} start={{ copyId: copy!.id, mode: 'normal' }} onClose={() => undefined} />
        <Toaster />
      </>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Export' });
    const button = within(dialog).getByRole('button', { name: 'Download the project file' });
    return { press: () => userEvent.click(button) };
  };
  const written = async () => {
    await waitFor(() => expect(files).toHaveLength(1));
    return readProjectZip(new Uint8Array(await files[0]!.blob.arrayBuffer()));
  };

  it('contains the design as it is in memory, and its pictures', async () => {
    registerAssetScheme('asset:', async () => new Blob([solid(3, 2)], { type: 'image/png' }));
    const design = sampleDesign({ name: 'Night / Day', layers: [imageLayer('p', ASSET)] });
    const { press } = await open(design);
    await press();
    const read = await written();
    const [bytes, sizes] = [solid(3, 2), { [ASSET]: solid(3, 2).length }];
    expect(read.ok && designContent(read.design)).toEqual(design);
    expect(read.ok && read.design.copies).toMatchObject([{ fileSizes: sizes, normal: { fileSizes: sizes } }]);
    expect(read).toMatchObject({
      ok: true,
      images: new Map([[ASSET, { type: 'image/png', bytes }]]),
    });
    expect(files[0]?.name).toBe('Night Day.dialwright');
    const made = await screen.findByRole('region', { name: 'The file' });
    expect(made.textContent).toMatch(/^Night Day\.dialwright \d+ (?:B|KB)/);
    await userEvent.click(within(made).getByRole('button', { name: 'Download again' }));
    expect(files).toHaveLength(2);
  });

  it('is written without unavailable pictures, and reports how many', async () => {
    registerAssetScheme('asset:', async (ref) => {
      if (ref === OTHER) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      return new Blob([solid(3, 2)], { type: 'image/png' });
    });
    const { press } = await open(sampleDesign({ name: 'A', layers: [imageLayer('p', ASSET), imageLayer('q', OTHER)] }));
    await press();
    const read = await written();
    expect(read.ok && [...read.images.keys()]).toEqual([ASSET]);
    await screen.findAllByText('A.dialwright was saved without 1 unreadable picture');
  });

  it('contains pictures on the screen even if their store has closed since', async () => {
    registerAssetScheme('asset:', async () => new Blob([solid(3, 2)], { type: 'image/png' }));
    await resolveAsset(ASSET);
    registerAssetScheme('asset:', () => Promise.reject(new DOMException('closed', 'InvalidStateError')));
    const { press } = await open(sampleDesign({ name: '', layers: [imageLayer('p', ASSET)] }));
    await press();
    const read = await written();
    expect(read.ok && read.images.size).toBe(1);
    expect(files[0]?.name).toBe('Watch face.dialwright');
  });

  it('reports a failed write', async () => {
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
