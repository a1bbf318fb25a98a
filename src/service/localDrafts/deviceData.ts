// Export, replacement and removal of all data of this device; notifies other tabs.
import { z } from 'zod';
import { createSignal } from '@/face/liveData/createStore';
import type { Broadcast } from './channel';
import type { DecodeImage } from './checkImage';
import type { Journal } from './journal';
import type { DeviceContent, LocalDatabase } from './records';

export interface DeviceData {
  /** All data as JSON text, including pending edits. */
  write(): Promise<string>;
  /** Validates such a JSON value completely; null if any part is damaged. Changes nothing. */
  read(raw: unknown): Promise<DeviceContent | null>;
  /** Replaces everything with `content`, or rejects like the store without changing anything. */
  replace(content: DeviceContent): Promise<void>;
  /** Removes everything except designs in use, or nothing. Returns the ids that remain. */
  clear(): Promise<readonly string[]>;
  /** Ids of the designs edited in tabs. */
  inUse(): Promise<readonly string[]>;
  /** Notified when all data was replaced or removed, by this tab or another. */
  onReplaced(listener: (by: ReplacedBy) => void): () => void;
}

export type ReplacedBy = 'thisTab' | 'otherTab';

/** Few people write or read such a file: its code, with the checks of pictures, is fetched for them. */
const deviceFile = () => import('./deviceFile');

const replacedNotice = z.object({ type: z.literal('replaced') });

export function createDeviceData(ports: {
  db: LocalDatabase;
  journal: Pick<Journal, 'flush' | 'startOver'>;
  inUse(): Promise<readonly string[]>;
  broadcast: Broadcast | null;
  /** Local clock, ms. */
  now(): number;
  /** Default: the browser's decoder. */
  decode?: DecodeImage;
}): DeviceData {
  const { db, journal, inUse, broadcast, now, decode } = ports;
  const replaced = createSignal<ReplacedBy>();
  broadcast?.addEventListener('message', ({ data }) => {
    if (replacedNotice.safeParse(data).success) replaced.emit('otherTab');
  });
  const exchange = async (act: () => Promise<void>) => {
    // Write pending edits first, so that they are not lost if the store rejects the replacement.
    await journal.flush();
    await act();
    await journal.startOver();
    replaced.emit('thisTab');
    broadcast?.postMessage({ type: 'replaced' } satisfies z.output<typeof replacedNotice>);
  };
  return {
    async write() {
      await journal.flush();
      const [{ writeDeviceFile }, content] = await Promise.all([deviceFile(), db.dump()]);
      return writeDeviceFile(content, now());
    },
    read: async (raw) => (await deviceFile()).readDeviceFile(raw, decode),
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
