// Several tabs, one session: a sign-in or sign-out in one tab applies to all that share it.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followSession } from '@/app/followSession';
import { ensureSignedIn } from '@/service/session/signIn';
import { dropToken, keepToken, readToken } from '@/service/session/tokenStore';
import { openWorld } from '../pages/world';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  dropToken();
  vi.unstubAllGlobals();
});

/** Another tab writes the token that the tabs share. */
const elsewhere = (token: string | null) => {
  if (token === null) localStorage.removeItem('dialwright.token');
  else localStorage.setItem('dialwright.token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'dialwright.token', newValue: token }));
};
const open = async (options: { signedIn: boolean }) => {
  const world = await openWorld('/', options);
  end = followSession(world.store);
  const token = readToken() ?? '';
  return { ...world, token, session: () => world.store.getState().session };
};

it('signing out elsewhere signs out here with a message, and keeps the work', async () => {
  const { session, show, work, token } = await open({ signedIn: true });
  keepToken(token, true);
  show();
  elsewhere(null);
  expect(session()).toMatchObject({ status: 'visitor', user: null });
  expect(work.owner()).toBe('visitor');
  await screen.findByText(/You signed out in another tab/);
});

it('signing in elsewhere signs in here, and assigns the work to the account', async () => {
  const signedIn = await open({ signedIn: true });
  const onOwner = vi.fn();
  signedIn.work.onOwner(onOwner);
  keepToken(signedIn.token, true);
  elsewhere(null);
  const signIn = ensureSignedIn(signedIn.store.dispatch, signedIn.store.getState);
  expect(signedIn.session().showLogin).toBe(true);
  elsewhere(signedIn.token);
  // A save that waits for the dialog continues.
  expect(await signIn).toBe(true);
  expect(signedIn.session().showLogin).toBe(false);
  await waitFor(() => expect(signedIn.session().status).toBe('signedIn'));
  expect(onOwner.mock.calls.map(([owner]) => owner)).toEqual(['visitor', 'demo-designer']);
});

it('a session of this tab alone ignores other tabs', async () => {
  const { session, token } = await open({ signedIn: true });
  elsewhere('another-token');
  elsewhere(null);
  expect([session().status, readToken()]).toEqual(['signedIn', token]);
});
