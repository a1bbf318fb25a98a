// The font list of each person, kept on this device: fonts are loaded at once at the next start, also offline.
import { z } from 'zod';
import { type Font, font } from '@/schemas/font';

const KEY = 'dialwright.fonts';
/** Raised when the shape of what is kept changes; the persisted store's `fontVersion` (spec 3). */
const FONT_VERSION = 1;

const kept = z.object({
  fontVersion: z.literal(FONT_VERSION),
  userId: z.string().max(64),
  fontList: z.array(font).max(1000),
});

export interface FontMemory {
  /** The list this device knows of the person; null if it knows none. */
  read(userId: string): readonly Font[] | null;
  keep(userId: string, fonts: readonly Font[]): void;
}

/** Over a storage; none where the browser allows none. */
export function createFontMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): FontMemory {
  return {
    read(userId) {
      try {
        const read = kept.safeParse(JSON.parse(storage?.getItem(KEY) ?? 'null'));
        return read.success && read.data.userId === userId ? read.data.fontList : null;
      } catch {
        return null; // Damaged, or closed by policy: the list comes from the server.
      }
    },
    keep(userId, fontList) {
      try {
        storage?.setItem(KEY, JSON.stringify({ fontVersion: FONT_VERSION, userId, fontList }));
      } catch (error) {
        console.info('The font list could not be kept on this device.', error);
      }
    },
  };
}

/** The browser's own storage, or none where reading it throws. */
export function browserFontMemory(): FontMemory {
  try {
    return createFontMemory(globalThis.localStorage);
  } catch {
    return createFontMemory(null);
  }
}
