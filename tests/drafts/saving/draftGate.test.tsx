// The screen shown instead of the editor for a design that cannot be opened explains why, and offers a next step.
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DraftGate } from '@/drafts/saving/DraftGate';
import type { StartingDraft } from '@/drafts/saving/openDraft';
import { SignInDialog } from '@/features/accounts/SignInDialog';
import { i18n } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { resumedWork, resumeWorks } from '@/service/session/pendingSignIn';
import { openWorld } from '@/tests/pages/world';
import { sampleDesign } from '@/tests/support/designs';

const OTHERS = '01970000-0000-7000-8000-00000000aaaa';

async function open(id: string, children = (start: StartingDraft): ReactNode => <p>opened {start.design.id}</p>) {
  const world = await openWorld('/', { signedIn: true });
  await i18n.loadNamespaces(['editor', 'errors']);
  await world.saved(sampleDesign());
  render(
    <Provider store={world.store}>
      <LocalWorkContext value={world.work}>
        <MemoryRouter>
          <DraftGate id={id}>{children}</DraftGate>
          <SignInDialog />
        </MemoryRouter>
      </LocalWorkContext>
    </Provider>,
  );
  return world;
}

it('a design missing from the account is not called deleted: the screen names the account, and offers to switch', async () => {
  const { user, store } = await open(OTHERS);
  expect(await screen.findByRole('heading', { name: 'This design is not in your account' })).toBeTruthy();
  const text = screen.getByText(/You are signed in as Demo\. The design may belong to another account of yours/);
  expect(text.textContent).toContain('it may have been deleted');
  await user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
  await user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
  // Requested again, as the user who is signed in now.
  expect(await screen.findByRole('heading', { name: 'This design is not in your account' })).toBeTruthy();
  expect(store.getState().session.showLogin).toBe(false);
});

it('a design of the account opens', async () => {
  await open(sampleDesign().id);
  expect(await screen.findByText(`opened ${sampleDesign().id}`)).toBeTruthy();
});

it('"Save" pressed while a design opens is carried out once it is open, and not again', async () => {
  const starts: StartingDraft[] = [];
  await open(sampleDesign().id, (start) => {
    starts.push(start);
    return <p>opened {start.design.id}</p>;
  });
  expect(screen.queryByText(/^opened/)).toBeNull();
  // The browser's own "Save page" does not open.
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  await screen.findByText(`opened ${sampleDesign().id}`);
  const [start] = starts;
  expect([start?.takeSave(), start?.takeSave()]).toEqual([true, false]);
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true);
});

it('"Save" pressed before a design that cannot be opened is dropped', async () => {
  await open(OTHERS);
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await screen.findByRole('heading', { name: 'This design is not in your account' });
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true);
});

it('after a sign-in that left the page, the save of a design deleted meanwhile is dropped and nothing is written', async () => {
  resumeWorks([
    { kind: 'save', id: OTHERS },
    { kind: 'publish', id: OTHERS },
  ]);
  const world = await open(OTHERS);
  await screen.findByRole('heading', { name: 'This design is not in your account' });
  // Another account that signs in here must not send it.
  expect([resumedWork('save', OTHERS), resumedWork('publish', OTHERS)]).toEqual([null, null]);
  expect((await world.work.journal.list(world.work.owner())).map(({ id }) => id)).not.toContain(OTHERS);
});
