// What stands before the editor says what is true of a design that cannot be opened, and leads on.
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SignInDialog } from '@/app/SignInDialog';
import { DraftGate } from '@/drafts/saving/DraftGate';
import { i18n } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { openWorld } from '@/tests/pages/world';
import { sampleDesign } from '@/tests/support/designs';

const OTHERS = '01970000-0000-7000-8000-00000000aaaa';

async function open(id: string) {
  const world = await openWorld('/', { signedIn: true });
  await i18n.loadNamespaces(['editor', 'errors']);
  await world.saved(sampleDesign());
  render(
    <Provider store={world.store}>
      <LocalWorkContext value={world.work}>
        <MemoryRouter>
          <DraftGate id={id}>{(start) => <p>opened {start.design.id}</p>}</DraftGate>
          <SignInDialog />
        </MemoryRouter>
      </LocalWorkContext>
    </Provider>,
  );
  return world;
}

it('a design that the account has not is not told to be deleted: whose account is asked stands there, and a way to another', async () => {
  const { user, store } = await open(OTHERS);
  expect(await screen.findByRole('heading', { name: 'This design is not in your account' })).toBeTruthy();
  const text = screen.getByText(/You are signed in as Demo\. The design may belong to another account of yours/);
  expect(text.textContent).toContain('it may have been deleted');
  await user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
  await user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
  // Asked for anew, as whoever is signed in now.
  expect(await screen.findByRole('heading', { name: 'This design is not in your account' })).toBeTruthy();
  expect(store.getState().session.showLogin).toBe(false);
});

it('a design of the account opens', async () => {
  await open(sampleDesign().id);
  expect(await screen.findByText(`opened ${sampleDesign().id}`)).toBeTruthy();
});
