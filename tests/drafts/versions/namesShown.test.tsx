// The dialogs around the editor show and write the name of a design in the language of the page.
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { withEditor } from '@/app/editorStore';
import { startDraftSession } from '@/drafts/saving/draftSession';
import { OpenedDraftContext } from '@/drafts/versions/openedDraft';
import { SaveAsNewDialog } from '@/drafts/versions/SaveAsNewDialog';
import { VersionsDialog } from '@/drafts/versions/VersionsDialog';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { DownloadPackage } from '@/features/publishing/builds/DownloadPackage';
import type { DesignNames } from '@/schemas/designNames';
import type { BuildTask } from '@/schemas/wire/builds';
import { fetchWords } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { openWorld } from '@/tests/pages/world';
import { sampleDesign } from '@/tests/support/designs';

const ID = 'design-1';
const HARBOUR = { dialNameCn: '海港', dialName: 'Harbour' };

async function open(part: ReactNode, language: 'zh' | 'en', names: DesignNames = HARBOUR) {
  const world = await openWorld('/', { language });
  await fetchWords(['versions', 'editor', 'publish']);
  const design = { ...sampleDesign({ id: ID }), ...names };
  await world.local(design);
  const opened = openDocumentOf(withEditor(world.store));
  opened.open({ design, baseRev: 0 });
  const session = startDraftSession({ document: opened, work: world.work, unsaved: false, readOnly: false });
  const ports = { opened, session, save: async () => true, reopen: () => undefined };
  render(
    <Provider store={world.store}>
      <LocalWorkContext value={world.work}>
        <MemoryRouter>
          <OpenedDraftContext value={ports}>{part}</OpenedDraftContext>
        </MemoryRouter>
      </LocalWorkContext>
    </Provider>,
  );
  const otherNames = async () =>
    (await world.work.journal.list(world.work.owner())).filter(({ id }) => id !== ID).map((draft) => draft.names);
  return { ...world, otherNames };
}

it.each([
  ['en', 'Versions of “Harbour”'],
  ['zh', '“海港”的版本'],
] as const)('the versions dialog (%s)', async (language, name) => {
  await open(<VersionsDialog onClose={() => undefined} />, language);
  expect(await screen.findByRole('dialog', { name })).toBeTruthy();
});

it.each([
  ['en', 'Harbour', 'Harbour (copy)', { dialNameCn: '海港（副本）', dialName: 'Night' }],
  ['zh', '海港', '海港（副本）', { dialNameCn: 'Night', dialName: 'Harbour (copy)' }],
] as const)('"Save as a new design" (%s)', async (language, name, proposed, names) => {
  const onClose = vi.fn();
  const { user, otherNames } = await open(<SaveAsNewDialog onClose={onClose} />, language);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(name);
  const field = within(dialog).getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe(proposed);
  await user.clear(field);
  await user.type(field, 'Night{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await otherNames()).toEqual([names]);
});

it.each([
  ['en', { dialNameCn: '', dialName: '海港 (copy)' }],
  ['zh', { dialNameCn: '海港（副本）', dialName: '' }],
] as const)('"Save as a new design" gives a design with one name one name (%s)', async (language, names) => {
  const onClose = vi.fn();
  const one = { dialNameCn: '海港', dialName: '' };
  const { user, otherNames } = await open(<SaveAsNewDialog onClose={onClose} />, language, one);
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), '{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await otherNames()).toEqual([names]);
});

it.each([
  ['en', /Harbour/],
  ['zh', /海港/],
] as const)('the button that downloads a package (%s)', async (language, name) => {
  const task = { id: 'task', copyId: 'copy', platform: 'android', state: 'done' } as unknown as BuildTask;
  await open(<DownloadPackage task={task} design={{ ...sampleDesign({ id: ID }), ...HARBOUR }} />, language);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});
