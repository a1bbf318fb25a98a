// All data of this device as one thing that can be written out, replaced and removed; other tabs hear of it.
import { z } from 'zod';
import { createSignal } from '@/face/liveData/createStore';
import type { Broadcast } from './channel';
import type { DecodeImage } from './checkImage';
import { readDeviceFile, writeDeviceFile } from './deviceFile';
import type { Journal } from './journal';
import type { DeviceContent, LocalDatabase } from './records';

export interface DeviceData {
  /** Everything as JSON text, edits that were waiting included. */
  write(): Promise<string>;
  /** Checks such a JSON value whole; null when anything in it is damaged. Changes nothing. */
  read(raw: unknown): Promise<DeviceContent | null>;
  /** Puts `content` in place of everything, or rejects as the store does, and then nothing has changed. */
  replace(content: DeviceContent): Promise<void>;
  /** Removes everything but the designs in use, or nothing. Gives the ids that stay. */
  clear(): Promise<readonly string[]>;
  /** Ids of the designs that tabs edit. */
  inUse(): Promise<readonly string[]>;
  /** Hears that everything was replaced or removed, by this tab or another. */
  onReplaced(listener: (by: ReplacedBy) => void): () => void;
}

export type ReplacedBy = 'thisTab' | 'otherTab';

const replacedNotice = z.object({ type: z.literal('replaced') });

export function createDeviceData(ports: {
  db: LocalDatabase;
  journal: Pick<Journal, 'flush' | 'startOver'>;
  inUse(): Promise<readonly string[]>;
  broadcast: Broadcast | null;
  /** Local clock, ms. */
  now(): number;
  /** The browser's decoder when absent. */
  decode?: DecodeImage;
}): DeviceData {
  const { db, journal, inUse, broadcast, now, decode } = ports;
  const replaced = createSignal<ReplacedBy>();
  broadcast?.addEventListener('message', ({ data }) => {
    if (replacedNotice.safeParse(data).success) replaced.emit('otherTab');
  });
  const exchange = async (act: () => Promise<void>) => {
    // What waits is written first: if the store refuses the exchange, it is still there.
    await journal.flush();
    await act();
    await journal.startOver();
    replaced.emit('thisTab');
    broadcast?.postMessage({ type: 'replaced' } satisfies z.output<typeof replacedNotice>);
  };
  return {
    async write() {
      await journal.flush();
      return writeDeviceFile(await db.dump(), now());
    },
    read: (raw) => readDeviceFile(raw, decode),
    replace: (content) => exchange(() => db.restore(content)),
    async clear() {
      const stay = await inUse();
      await exchange(() => db.clear(stay));
      return stay;
    },
    inUse,
    onReplaced: replaced.subscribe,
  };
}
