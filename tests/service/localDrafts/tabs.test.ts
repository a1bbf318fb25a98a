// Several tabs: one edits, the others read and receive notices of saves.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Broadcast, createSavedChannel, type DraftNotice, openBroadcast } from '@/service/localDrafts/channel';
import { acquireEditLock, type Locks } from '@/service/localDrafts/locks';
import { settled } from './world';

/** Web Locks as measured in browsers: one holder per name, `steal` rejects the loser's request with AbortError immediately. */
function fakeLocks() {
  const holders = new Map<string, (error: unknown) => void>();
  const request = async (
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    hold: (lock: { name: string } | null) => unknown,
  ) => {
    if (holders.has(name) && !options.steal) return hold(null);
    holders.get(name)?.(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, reject) => {
      holders.set(name, reject);
      Promise.resolve(hold({ name })).then((value) => {
        if (holders.get(name) === reject) holders.delete(name);
        resolve(value);
      });
    });
  };
  return { locks: { request } as unknown as Locks, holders };
}

describe('the edit lock', () => {
  it('belongs to the first tab, and to the next when it is released', async () => {
    const { locks, holders } = fakeLocks();
    const first = await acquireEditLock(locks, 'a');
    expect([...holders.keys()]).toEqual(['design:a']);
    expect(await acquireEditLock(locks, 'a')).toBeNull();
    expect(await acquireEditLock(locks, 'b')).not.toBeNull();
    first!.release();
    await settled(2);
    expect(await acquireEditLock(locks, 'a')).not.toBeNull();
  });

  it('can be taken over, and the loser is notified', async () => {
    const { locks } = fakeLocks();
    const lost = vi.fn();
    const first = await acquireEditLock(locks, 'a');
    first!.lost.then(lost);
    await settled(2);
    expect(lost).not.toHaveBeenCalled();
    const second = await acquireEditLock(locks, 'a', { steal: true });
    await settled(2);
    expect(lost).toHaveBeenCalledOnce();
    expect(second).not.toBeNull();
    expect(await acquireEditLock(locks, 'a')).toBeNull();
  });

  it('that is released is not reported as lost', async () => {
    const { locks } = fakeLocks();
    const lost = vi.fn();
    const first = await acquireEditLock(locks, 'a');
    first!.lost.then(lost);
    first!.release();
    await settled(2);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is always granted where the browser has no locks', async () => {
    expect(await acquireEditLock(undefined, 'a')).not.toBeNull();
    expect(await acquireEditLock(undefined, 'a')).not.toBeNull();
  });

  it('that fails to be requested rejects', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as Locks;
    await expect(acquireEditLock(locks, 'a')).rejects.toMatchObject({ name: 'SecurityError' });
  });
});

describe('the channel', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('notifies other tabs of a save, until they stop listening', async () => {
    const mine = createSavedChannel(openBroadcast());
    const theirs = createSavedChannel(openBroadcast());
    const notices: DraftNotice[] = [];
    const stop = theirs.subscribe((notice) => notices.push(notice));
    mine.announce({ type: 'saved', id: 'a', rev: 4 });
    await vi.waitFor(() => expect(notices).toEqual([{ type: 'saved', id: 'a', rev: 4 }]));
    stop();
    const echo = vi.fn();
    theirs.subscribe(echo);
    mine.announce({ type: 'saved', id: 'a', rev: 5 });
    await vi.waitFor(() => expect(echo).toHaveBeenCalledOnce());
    expect(notices).toHaveLength(1);
    mine.close();
    theirs.close();
  });

  it('ignores messages that are not notices', () => {
    let say: (event: { data: unknown }) => void = () => undefined;
    const broadcast: Broadcast = {
      postMessage: () => undefined,
      addEventListener: (_, listener) => {
        say = listener;
      },
      close: () => undefined,
    };
    const onNotice = vi.fn();
    createSavedChannel(broadcast).subscribe(onNotice);
    for (const data of [
      null,
      'saved',
      {},
      { type: 'saved', id: 'a' },
      { type: 'saved', id: 'a', rev: '4' },
      { type: 'x', id: 'a', rev: 4 },
    ]) {
      say({ data });
    }
    expect(onNotice).not.toHaveBeenCalled();
    say({ data: { type: 'saved', id: 'a', rev: 4 } });
    expect(onNotice).toHaveBeenCalledOnce();
  });

  it('is silent in browsers without one', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const channel = createSavedChannel(openBroadcast());
    channel.announce({ type: 'saved', id: 'a', rev: 1 });
    channel.subscribe(() => undefined)();
    channel.close();
  });
});
