// The font list of each user, stored on this device, so that fonts load immediately at the next start, also offline.
import { z } from 'zod';
import { type Font, font } from '@/schemas/font';

const KEY = 'dialwright.fonts';
/** Increase it when the stored format changes; the persisted store's `fontVersion` (spec 3). */
const FONT_VERSION = 1;

const FONTS_KEPT_MAX = 1000;

const memory = z.object({
  fontVersion: z.literal(FONT_VERSION),
  userId: z.string().max(64),
  fontList: z.array(font).max(FONTS_KEPT_MAX),
  loadedFontNum: z.int().min(0).max(FONTS_KEPT_MAX).default(0),
  editRemovedFontList: z.array(z.int()).max(FONTS_KEPT_MAX).default([]),
});
type StoredFonts = z.output<typeof memory>;

export interface FontMemory {
  /** The stored list of the user; null if there is none. */
  read(userId: string): readonly Font[] | null;
  keep(userId: string, list: { fontList: readonly Font[]; loadedFontNum: number }): void;
  /**
   * Ids of fonts that the user removed in the editor but that an older list may still contain (spec 3,
   * editRemovedFontList). They are not offered again.
   */
  removed(userId: string): readonly number[];
  setRemoved(userId: string, ids: readonly number[]): void;
}

/** Stores fonts in `storage`; with null nothing is stored. */
export function createFontMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): FontMemory {
  const load = (userId: string): StoredFonts | null => {
    try {
      const read = memory.safeParse(JSON.parse(storage?.getItem(KEY) ?? 'null'));
      return read.success && read.data.userId === userId ? read.data : null;
    } catch {
      return null; // Damaged, or blocked by policy; the list comes from the server.
    }
  };
  const write = (userId: string, over: Partial<StoredFonts>) => {
    const before = load(userId) ?? {
      ...{ fontVersion: FONT_VERSION, userId, fontList: [], loadedFontNum: 0, editRemovedFontList: [] },
    };
    const next = JSON.stringify({ ...before, ...over });
    if (userId === '' || next === JSON.stringify(before)) return;
    try {
      storage?.setItem(KEY, next);
    } catch (error) {
      console.info('The font list could not be kept on this device.', error);
    }
  };
  return {
    read(userId) {
      const list = load(userId)?.fontList ?? [];
      return list.length > 0 ? list : null;
    },
    keep: (userId, { fontList, loadedFontNum }) => write(userId, { fontList: [...fontList], loadedFontNum }),
    removed: (userId) => load(userId)?.editRemovedFontList ?? [],
    setRemoved: (userId, ids) => write(userId, { editRemovedFontList: [...new Set(ids)].slice(-FONTS_KEPT_MAX) }),
  };
}

/** The browser's storage, or none if accessing it throws. */
export function browserFontMemory(): FontMemory {
  try {
    return createFontMemory(globalThis.localStorage);
  } catch {
    return createFontMemory(null);
  }
}
