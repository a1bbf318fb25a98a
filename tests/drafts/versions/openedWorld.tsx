// An open design with its versions dialog and the dialogs of saving, and a second tab that deletes the design.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { openLocalWork } from '@/app/openLocalWork';
import { createStore } from '@/app/store';
import type { OpenDocument } from '@/drafts/documentPort';
import { type DraftSession, startDraftSession } from '@/drafts/saving/draftSession';
import { SaveObstacles } from '@/drafts/saving/SaveObstacles';
import { useSaving } from '@/drafts/saving/useSaving';
import { OpenedDraftContext } from '@/drafts/versions/openedDraft';
import { currentNodes } from '@/editor/document/editorState';
import type { WithEditor } from '@/editor/document/selectors';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { createStore as createValue, type ReadableStore } from '@/face/liveData/createStore';
import type { Design } from '@/schemas/design';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { fetchWords, i18n, startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { readToken } from '@/service/session/tokenStore';
import { editAs } from '@/tests/editor/support/acts';
import { toasts } from '@/ui/toasts';
import { useStoreValue } from '@/ui/useStoreValue';
import { requestOf } from '../../support/backendWorld';
import { ID, saying, setUp, type World, wordsOf } from './memberWorld';

interface ShownProps {
  opened: OpenDocument;
  session: DraftSession;
  reopen(): void;
  takeSave(): boolean;
  part(onClose: () => void): ReactNode;
}

/** Shows the page around the editor, or after `leave` an empty one. */
function Page({ left, ...props }: ShownProps & { left: ReadableStore<boolean> }) {
  const { pathname } = useLocation();
  return (
    <>
      <output aria-label="path">{pathname}</output>
      {useStoreValue(left) ? null : <Shown {...props} />}
    </>
  );
}

function Shown({ opened, session, reopen, part, takeSave }: ShownProps) {
  const saving = useSaving(opened, session, reopen, takeSave);
  const { save } = saving;
  const draft = useMemo(() => ({ opened, session, save, reopen }), [opened, session, save, reopen]);
  const [isOpen, setOpen] = useState(true);
  return (
    <OpenedDraftContext value={draft}>
      {isOpen ? part(() => setOpen(false)) : null}
      <SaveObstacles saving={saving} />
    </OpenedDraftContext>
  );
}

/** What the page opens. */
interface Start {
  design: Design;
  baseRev: number;
}

/** `member`: saved twice, 'Old', then 'New'. Otherwise a visitor's, with 'Old' as a version and 'New' open. */
export async function openedWorld(
  part: ShownProps['part'],
  {
    member = false,
    takeSave = () => false,
    prepare = async (_, start) => start,
  }: { member?: boolean; takeSave?: () => boolean; prepare?(world: World, start: Start): Promise<Start> } = {},
) {
  await startLanguage('en');
  await fetchWords(['versions', 'editor', 'publish']);
  const world = await setUp();
  const { work, store } = world;
  let now: Start = { design: saying('New'), baseRev: 0 };
  if (member) {
    await world.signIn();
    const old = await world.save(saying('Old'), 0);
    now = await world.save(saying('New'), old.baseRev);
  } else {
    work.journal.edit(now.design, { owner: work.owner(), baseRev: 0 });
    await work.journal.flush();
    await work.versions.keep(saying('Old'), { owner: work.owner(), name: 'Old' });
  }
  now = await prepare(world, now);
  const opened = openDocumentOf(store as never);
  opened.open(now);
  const session = startDraftSession({ document: opened, work, unsaved: false, readOnly: false });
  const reopen = vi.fn();
  const left = createValue(false);
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/dial/${ID}`]}>
          <LocalWorkContext value={work}>
            <Page left={left} opened={opened} session={session} reopen={reopen} takeSave={takeSave} part={part} />
          </LocalWorkContext>
        </MemoryRouter>
      </Provider>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
  return {
    ...world,
    ...{ opened, session, reopen, user, dialog },
    press: async (box: RegExp, name: RegExp) =>
      user.click(await within(await dialog(box)).findByRole('button', { name })),
    /** Leaves the editor, as the browser's "Back" does. */
    leave() {
      left.set(true);
      session.dispose();
      opened.close();
    },
    path: () => screen.getByLabelText('path').textContent,
    newestToast: () => toasts.get().at(-1)?.text ?? '',
    /** Deletes the design from another tab of this browser, as the list of designs does. */
    async deleteElsewhere() {
      const other = await openLocalWork(createStore());
      await other.journal.remove(ID, work.owner());
      other.channel.announce({ type: 'deleted', id: ID });
      await vi.waitFor(() => expect(session.isDeleted()).toBe(true));
    },
    /** Deletes the account from another tab of this browser, and its designs on this device, as the profile page does. */
    async deleteAccountElsewhere() {
      const owner = work.owner();
      const body = { source: 'web', password: DEMO_ACCOUNT.password };
      const { code } = await (await world.app.fetch(requestOf('accountDelete', { body, token: readToken() }))).json();
      expect(code).toBe(200);
      const other = await openLocalWork(createStore());
      await other.journal.remove(ID, owner);
      other.channel.announce({ type: 'accountDeleted', owner });
      return owner;
    },
    /** The names of the designs and versions on this device, of any owner. */
    async records() {
      const of = [work.owner(), 'visitor'];
      const designs = (await Promise.all(of.map((owner) => work.journal.list(owner)))).flat();
      const versions = (await Promise.all(of.map((owner) => work.versions.list(ID, owner)))).flat();
      return { designs: designs.map(({ id }) => id), versions: versions.map(({ name }) => name) };
    },
    /** The texts of the design at this path, as this device would open it. */
    async words(path: string | null) {
      const loaded = await work.journal.load(path?.split('/').at(-1) ?? '', work.owner());
      return loaded.kind === 'draft' ? wordsOf(loaded.draft.design) : loaded.kind;
    },
    /** Every state on this device: of the design and of its versions. */
    async states() {
      const loaded = await work.journal.load(ID, work.owner());
      const versions = await work.versions.list(ID, work.owner());
      return [loaded.kind === 'draft' ? loaded.draft.design : null, ...versions.map(({ design }) => design)].map(
        (design) => wordsOf(design).join(),
      );
    },
    /** An edit without a hand: a picture that finishes loading, for example. */
    edit(words: string) {
      const editor = (store.getState() as never as WithEditor).editor;
      const nodes = currentNodes(editor).map((node) =>
        node.uuid === 'words' ? ({ ...node, style: { ...(node.style as object), text: words } } as typeof node) : node,
      );
      editAs(store as never, 'edit', { nodes });
    },
  };
}
