// "Edit here": the last edits of the other tab are on this device before it loses the design.
import { describe, expect, it, vi } from 'vitest';
import type { Broadcast } from '@/service/localDrafts/channel';
import { createHandover, HEARD_WITHIN_MS, WRITTEN_WITHIN_MS } from '@/service/localDrafts/handover';
import { handTimers, settled } from './world';

/** Tabs on one channel: each receives the others' messages, not its own. */
function tabs() {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const open = (): Broadcast => {
    let mine: ((event: { data: unknown }) => void) | undefined;
    return {
      postMessage: (data) => {
        for (const listener of listeners) if (listener !== mine) queueMicrotask(() => listener({ data }));
      },
      addEventListener: (_, listener) => {
        mine = listener;
        listeners.push(listener);
      },
      close: () => undefined,
    };
  };
  const timers = handTimers();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `ask-${ids}`;
  };
  const tab = () => createHandover(open(), { schedule: timers.schedule, newId });
  return { tab, open, ...timers };
}

describe('a handover', () => {
  it('waits until the last edits are written', async () => {
    const { tab } = tabs();
    const [holder, asker] = [tab(), tab()];
    let write: (isWritten: boolean) => void = () => undefined;
    holder.offer('a', () => new Promise((resolve) => (write = resolve)));
    const answer = vi.fn();
    asker.ask('a').then(answer);
    await settled(3);
    expect(answer).not.toHaveBeenCalled();
    write(true);
    await settled(3);
    expect(answer).toHaveBeenCalledWith('written');
  });

  it.each([
    ['could not write', () => Promise.resolve(false)],
    ['failed', () => Promise.reject(new Error('disk'))],
  ])('reports that the other tab %s', async (_, giveUp) => {
    const { tab } = tabs();
    tab().offer('a', giveUp);
    expect(await tab().ask('a')).toBe('notWritten');
  });

  it('does not wait for a dead tab, and reports one that is alive but does not finish', async () => {
    const { tab, advance } = tabs();
    const holder = tab();
    const asker = tab();
    const silent = asker.ask('a');
    advance(HEARD_WITHIN_MS);
    expect(await silent).toBe('silent');
    holder.offer('a', () => new Promise(() => undefined));
    const slow = asker.ask('a');
    await settled(3);
    advance(WRITTEN_WITHIN_MS);
    expect(await slow).toBe('notWritten');
  });

  it('concerns one design, ends with its editing, and ignores other messages on the channel', async () => {
    const { tab, open, advance } = tabs();
    const holder = tab();
    const giveUp = vi.fn(async () => true);
    const end = holder.offer('a', giveUp);
    for (const data of [null, 'handOver', { type: 'handOver', id: 'a' }, { type: 'saved', id: 'a', rev: 1 }]) {
      open().postMessage(data);
    }
    const other = tab().ask('b');
    await settled(3);
    end();
    const ended = tab().ask('a');
    advance(HEARD_WITHIN_MS);
    expect([await other, await ended]).toEqual(['silent', 'silent']);
    expect(giveUp).not.toHaveBeenCalled();
    expect(await createHandover(null, { schedule: () => () => undefined, newId: () => 'x' }).ask('a')).toBe('silent');
  });
});
