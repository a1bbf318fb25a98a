// The screen shown instead of the editor for a design that cannot be opened explains why, and offers a next step.
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DraftGate } from '@/drafts/saving/DraftGate';
import { SignInDialog } from '@/features/accounts/SignInDialog';
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
