// All data of this device as one thing that can be written out, replaced and removed.
import { createSignal } from '@/face/liveData/createStore';
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
  /** Removes everything, or nothing. */
  clear(): Promise<void>;
  /** Hears that everything was replaced or removed. */
  onReplaced(listener: () => void): () => void;
}

export function createDeviceData(ports: {
  db: LocalDatabase;
  journal: Pick<Journal, 'flush' | 'startOver'>;
  /** Local clock, ms. */
  now(): number;
  /** The browser's decoder when absent. */
  decode?: DecodeImage;
}): DeviceData {
  const { db, journal, now, decode } = ports;
  const replaced = createSignal<void>();
  const exchange = async (act: () => Promise<void>) => {
    // What waits is written first: if the store refuses the exchange, it is still there.
    await journal.flush();
    await act();
    await journal.startOver();
    replaced.tell();
  };
  return {
    async write() {
      await journal.flush();
      return writeDeviceFile(await db.dump(), now());
    },
    read: (raw) => readDeviceFile(raw, decode),
    replace: (content) => exchange(() => db.restore(content)),
    clear: () => exchange(() => db.clear()),
    onReplaced: replaced.subscribe,
  };
}
