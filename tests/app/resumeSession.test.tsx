// The user call fails at start: the page shows an error, does not treat the person as a visitor, keeps the token and retries.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followSession } from '@/app/followSession';
import { resumeSession } from '@/app/resumeSession';
import { VISITOR } from '@/service/localDrafts/records';
import { signedOut } from '@/service/session/session';
import { dropToken, keepToken, readToken } from '@/service/session/tokenStore';
import { openWorld } from '../pages/world';
import { sampleDesign } from '../support/designs';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  dropToken();
  vi.unstubAllGlobals();
});

/** A page opened with a stored token. */
async function opened(times: number) {
  const world = await openWorld('/dialList', { signedIn: true });
  await world.saved(sampleDesign({ id: 'dial', name: 'Aurora' }));
  world.store.dispatch(signedOut());
  world.app.faults.plan([{ op: 'userInfo', kind: 'status', code: 500, times }]);
  const states = new Set<string>();
  world.store.subscribe(() => states.add(world.store.getState().session.status));
  end = resumeSession(world.store);
  world.show();
  return { ...world, states, asks: () => world.app.faults.calls.userInfo ?? 0 };
}

describe('a stored token whose user cannot be loaded', () => {
  it("is retried automatically, and then the page shows the person's data", async () => {
    const { states, store } = await opened(2);
    expect(await screen.findByRole('link', { name: 'Aurora' }, { timeout: 10_000 })).toBeTruthy();
    expect(store.getState().session.status).toBe('signedIn');
    // The page waits only for the first answer; retries do not change it.
    expect([...states]).toEqual(['loading', 'unknown', 'signedIn']);
  });

  it('is retried immediately when the connection is back, and not after it succeeded', async () => {
    const { asks, store } = await opened(4);
    await waitFor(() => expect(asks()).toBeGreaterThan(0));
    await waitFor(() => expect(store.getState().session.status).toBe('unknown'));
    while (store.getState().session.status !== 'signedIn') {
      window.dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const before = asks();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asks()).toBe(before);
  });

  it('shows an error state on the page, and keeps the token', async () => {
    await opened(9);
    expect(await screen.findByRole('button', { name: 'Account not loaded' })).toBeTruthy();
    const notice = within(await screen.findByRole('region', { name: 'Your account could not be loaded' }));
    expect(notice.getByText(/^Server error/)).toBeTruthy();
    expect(screen.getAllByText(/^Your account could not be loaded\. Server error/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByText(/Sign in to see/)).toBeNull();
    expect(readToken()).not.toBeNull();
  });

  it('is retried by the Try again button', async () => {
    const { asks, store, user } = await opened(2);
    await waitFor(() => expect(store.getState().session.status).toBe('unknown'));
    const retry = within(await screen.findByRole('region', { name: 'Your account could not be loaded' })).getByRole(
      'button',
      { name: 'Try again' },
    );
    const before = asks();
    while (store.getState().session.status === 'unknown') await user.click(retry);
    expect(asks()).toBeGreaterThan(before);
    expect(store.getState().session.status).toBe('signedIn');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your account could not be loaded' })).toBeNull());
  });

  it('leaves the designs of their owner reachable and adopts none of a visitor', async () => {
    const world = await openWorld('/dialList');
    const { journal } = world.work;
    journal.edit(sampleDesign({ id: 'visitors', name: 'Visitor dial' }), { owner: VISITOR, baseRev: 0 });
    journal.edit(sampleDesign({ id: 'own', name: 'Own dial' }), { owner: 'ana', baseRev: 3 });
    await journal.flush();
    keepToken('token-of-ana', true);
    localStorage.setItem('dialwright.user', JSON.stringify({ userId: 'ana' }));
    world.app.faults.plan([{ op: 'userInfo', kind: 'status', code: 500, times: 50 }]);
    end = resumeSession(world.store);
    world.show();
    expect(await screen.findByRole('link', { name: 'Own dial' }, { timeout: 5000 })).toBeTruthy();
    expect(world.work.owner()).toBe('ana');
    expect(await world.work.adoptFree()).toEqual([]);
    await world.work.adopt('visitors');
    expect((await journal.list(VISITOR)).map(({ id }) => id)).toEqual(['visitors']);
    expect(screen.queryByRole('link', { name: 'Visitor dial' })).toBeNull();
  });

  it('a save meanwhile opens no sign-in dialog, is reported as failed, and succeeds once the account answers', async () => {
    const { store, work, app } = await opened(3);
    await waitFor(() => expect(store.getState().session.status).toBe('unknown'));
    const owner = work.owner();
    const design = sampleDesign({ id: 'during', name: 'During' });
    app.faults.plan([{ op: 'userInfo', kind: 'status', code: 500, times: 1 }]);
    expect(await work.saver.save(design, { owner, baseRev: 0 })).toMatchObject({
      kind: 'failed',
      reason: 'serverError',
    });
    expect(store.getState().session.showLogin).toBe(false);
    expect(await work.saver.save(design, { owner, baseRev: 0 })).toMatchObject({ kind: 'saved' });
  });

  it('a sign-out in another tab ends it', async () => {
    const { store } = await opened(9);
    await waitFor(() => expect(store.getState().session.status).toBe('unknown'));
    const endFollowing = followSession(store);
    dropToken();
    window.dispatchEvent(new StorageEvent('storage', { key: 'dialwright.token', newValue: null }));
    expect(store.getState().session.status).toBe('visitor');
    endFollowing();
  });

  it('that has ended asks to sign in, once', async () => {
    const world = await openWorld('/', { signedIn: true });
    world.store.dispatch(signedOut());
    world.app.faults.plan([{ op: 'userInfo', kind: 'envelope', code: 403, times: 1 }]);
    end = resumeSession(world.store);
    await waitFor(() => expect(world.store.getState().session.showLogin).toBe(true));
    expect(readToken()).toBeNull();
  });
});
