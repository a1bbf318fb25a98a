// Time does not decide a face while a moderator writes a verdict on it, and the remaining time is kept.
import { describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { HOLD_MS } from '@/backend/modules/publishing/domain/reviewHold';
import { makeBackend } from '@/mocks/backend';
import { demoPolicy } from '@/mocks/demoPolicy';
import { LOGIN, requestOf } from '../support/backendWorld';

const START = Date.UTC(2026, 10, 20, 8, 59, 8);
const REVIEW_MS = 60_000;
const ID = 'demo-pulse';

/** The demo's backend with a face that was submitted at `START` and is decided by time a minute later. */
async function atReview() {
  const clock = { now: START };
  const policy = { ...demoPolicy, reviewMs: REVIEW_MS };
  const app = await makeBackend({ scenario: 'demo', clock: () => clock.now, passwords: webPasswords(1), policy });
  await app.ports.uow.rw(['faces'], async (tx) => {
    const face = await tx.get('faces', ID);
    if (!face?.pending) throw new Error('The face is not in review.');
    const pending = { ...face.pending, since: START };
    await tx.put('faces', { ...face, pending, waiting: 'yes', dueAt: START + REVIEW_MS });
  });
  const ask = async (...request: Parameters<typeof requestOf>) => (await app.fetch(requestOf(...request))).json();
  const { token } = (await ask('login', { body: LOGIN })).data;
  return {
    clock,
    hold: (held: boolean, since = START) => ask('reviewHold', { token, params: { id: ID, since, held: `${held}` } }),
    /** The state of the face after this many ms. */
    statusAt: async (ms: number): Promise<string> => {
      clock.now = START + ms;
      return (await ask('faceGet', { token, params: { id: ID } })).data.status;
    },
    judge: (pass: boolean, reason = '') =>
      ask('changeAudit', { token, params: { id: ID, pass: `${pass}`, reason, since: START } }),
  };
}

describe('a face decided by time', () => {
  it('is live after the review time if nobody holds it', async () => {
    const { statusAt } = await atReview();
    expect(await statusAt(REVIEW_MS - 1)).toBe('review');
    expect(await statusAt(REVIEW_MS)).toBe('live');
  });

  it('waits as long as the hold is renewed, and then for the remaining time', async () => {
    const { statusAt, hold } = await atReview();
    for (let ms = 20_000; ms < 10 * REVIEW_MS; ms += 30_000) {
      expect(await statusAt(ms), `${ms}`).toBe('review');
      await hold(true);
    }
    expect(await statusAt(10 * REVIEW_MS)).toBe('review');
    await hold(false);
    expect(await statusAt(10 * REVIEW_MS + 39_999)).toBe('review');
    expect(await statusAt(10 * REVIEW_MS + 40_000)).toBe('live');
  });

  it('continues after a hold that is no longer renewed, because the tab was closed', async () => {
    const { statusAt, hold } = await atReview();
    expect(await statusAt(20_000)).toBe('review');
    await hold(true);
    expect(await statusAt(20_000 + HOLD_MS + 39_999)).toBe('review');
    expect(await statusAt(20_000 + HOLD_MS + 40_000)).toBe('live');
  });

  it('accepts the verdict that was written meanwhile', async () => {
    const { statusAt, hold, judge } = await atReview();
    await hold(true);
    expect(await statusAt(80_000)).toBe('review');
    expect((await judge(false, 'Too dark')).data).toMatchObject({ status: 'rejected', reason: 'Too dark' });
    expect(await hold(false)).toMatchObject({ data: null });
    expect(await statusAt(10 * REVIEW_MS)).toBe('rejected');
  });

  it('is not held by a verdict on an earlier submission', async () => {
    const { statusAt, hold } = await atReview();
    await hold(true, START - 1);
    expect(await statusAt(REVIEW_MS)).toBe('live');
  });
});
