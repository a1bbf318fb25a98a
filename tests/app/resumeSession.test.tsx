// A start that cannot ask who is signed in: a designer with a session is no visitor for longer than the server is away.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resumeSession } from '@/app/resumeSession';
import { signedOut } from '@/service/session/session';
import { dropToken, readToken } from '@/service/session/tokenStore';
import { openWorld } from '../pages/world';
import { sampleDesign } from '../support/designs';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  dropToken();
  vi.unstubAllGlobals();
});

/** A page that was opened with a kept token. */
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

describe('a kept token whose owner cannot be asked for', () => {
  it('is asked about again by itself, and the page shows what is theirs', async () => {
    const { states, store } = await opened(2);
    expect(await screen.findByRole('link', { name: 'Aurora' }, { timeout: 10_000 })).toBeTruthy();
    expect(store.getState().session.status).toBe('signedIn');
    // At first alone the page waits to know who looks.
    expect([...states]).toEqual(['loading', 'visitor', 'signedIn']);
  });

  it('is asked about at once when the connection is back, and no more once it is known', async () => {
    const { asks, store } = await opened(4);
    await waitFor(() => expect(asks()).toBeGreaterThan(0));
    await waitFor(() => expect(store.getState().session.status).toBe('visitor'));
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

  it('that has ended asks to sign in, once', async () => {
    const world = await openWorld('/', { signedIn: true });
    world.store.dispatch(signedOut());
    world.app.faults.plan([{ op: 'userInfo', kind: 'envelope', code: 403, times: 1 }]);
    end = resumeSession(world.store);
    await waitFor(() => expect(world.store.getState().session.showLogin).toBe(true));
    expect(readToken()).toBeNull();
  });
});
