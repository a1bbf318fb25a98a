// Fonts imported with a file that no account has: stored on this device, in a separate database.
import { type DBSchema, openDB } from 'idb';
import { z } from 'zod';
import { sha256 } from '@/bytes/sha256';
import { FONT_NAME_MAX, type Font } from '@/schemas/font';
import { FONT_UPLOAD_BYTES } from '@/schemas/limits';
import { registerAssetScheme } from '../api/assetUrl';
import { VISITOR } from '../localDrafts/records';
import { timers, within } from '../localDrafts/schedule';
import { DEVICE_FONT_SCHEME } from './deviceFontRef';

const DATABASE_NAME = 'dialwright-fonts';
const DATABASE_VERSION = 1;
/** Timeout for opening the database, ms. */
const OPEN_TIMEOUT_MS = 5000;
/** Maximum fonts per owner. */
export const DEVICE_FONTS_MAX = 200;
/** Above the ids that a service assigns. */
const FIRST_ID = 2 ** 40;

const fontRecord = z.object({
  /** A user id, or `VISITOR`. */
  owner: z.string().max(64),
  /** The family name used by texts. */
  name: z.string().min(1).max(FONT_NAME_MAX),
  sha: z.string().regex(/^[0-9a-f]{64}$/),
  blob: z.instanceof(Blob),
  /** Bytes. */
  size: z.int().min(1).max(FONT_UPLOAD_BYTES),
  restricted: z.boolean(),
  /** Local clock, ms. */
  keptAt: z.number(),
  /** Ids of designs that an account has saved with it: their versions may name it, and are not on this device. */
  savedIn: z.array(z.string().max(64)).optional(),
});
type FontRecord = z.output<typeof fontRecord>;

export interface NewDeviceFont {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  restricted: boolean;
}

export interface DeviceFonts {
  /** Fonts that `owner` can use: their own and those of a visitor; null: all. */
  list(owner: string | null): Promise<readonly Font[]>;
  /** Rejects if storage is full, and with a RangeError above `DEVICE_FONTS_MAX`. */
  keep(owner: string, font: NewDeviceFont): Promise<Font>;
  /** The file for a `fontUrl` of the list; null if there is none. */
  file(fontUrl: string): Promise<Blob | null>;
  /** Removes the `owner`'s font with this name and file; keeps a visitor's unless `owner` is `VISITOR`. */
  remove(owner: string, font: Pick<Font, 'fontName' | 'fontUrl'>): Promise<void>;
  /** Records that an account saved a design that uses these fonts of `owner` or of a visitor. */
  noteSaved(owner: string, names: ReadonlySet<string>, designId: string): Promise<void>;
  /**
   * Removes fonts stored before `before` (local clock, ms) for which `isNamed` returns false. Returns the number
   * removed.
   */
  collect(isNamed: (font: CollectedFont) => boolean, before: number): Promise<number>;
}

/** Facts that decide whether a font is still used. */
export interface CollectedFont {
  name: string;
  /** Ids of designs that an account has saved with it. */
  savedIn: readonly string[];
}

interface FontSchema extends DBSchema {
  fonts: { key: [string, string]; value: unknown };
}

/** Storage of the records. */
interface Records {
  all(): Promise<readonly unknown[]>;
  put(record: FontRecord): Promise<void>;
  /** Replaces the record by what `change` makes of it, in one transaction: null removes it. */
  change(owner: string, name: string, change: (current: FontRecord) => FontRecord | null): Promise<void>;
  /** Removes the records that `isUnused` holds for, in one transaction. Gives the number removed. */
  remove(isUnused: (record: FontRecord) => boolean): Promise<number>;
}

function memoryRecords(): Records {
  const records = new Map<string, FontRecord>();
  const keyOf = (owner: string, name: string) => JSON.stringify([owner, name]);
  return {
    all: async () => [...records.values()],
    put: async (record) => void records.set(keyOf(record.owner, record.name), record),
    change: async (owner, name, change) => {
      const current = records.get(keyOf(owner, name));
      const next = current && change(current);
      if (next) records.set(keyOf(owner, name), next);
      else records.delete(keyOf(owner, name));
    },
    remove: async (isUnused) => {
      const unused = [...records].filter(([, record]) => isUnused(record));
      for (const [key] of unused) records.delete(key);
      return unused.length;
    },
  };
}

async function deviceRecords(): Promise<Records> {
  const db = await within(
    timers,
    OPEN_TIMEOUT_MS,
    openDB<FontSchema>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade: (opened) => void opened.createObjectStore('fonts', { keyPath: ['owner', 'name'] }),
    }),
  );
  return {
    all: () => db.getAll('fonts'),
    put: async (record) => {
      const tx = db.transaction('fonts', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put(record), tx.done]);
    },
    change: async (owner, name, change) => {
      const tx = db.transaction('fonts', 'readwrite', { durability: 'strict' });
      const current = fontRecord.safeParse(await tx.store.get([owner, name])).data;
      if (current) {
        const next = change(current);
        await (next ? tx.store.put(next) : tx.store.delete([owner, name]));
      }
      await tx.done;
    },
    remove: async (isUnused) => {
      // After a crash the next run removes the same fonts again.
      const tx = db.transaction('fonts', 'readwrite', { durability: 'relaxed' });
      let removed = 0;
      for (let cursor = await tx.store.openCursor(); cursor; cursor = await cursor.continue()) {
        const record = fontRecord.safeParse(cursor.value).data;
        if (!record || !isUnused(record)) continue;
        await cursor.delete();
        removed += 1;
      }
      await tx.done;
      return removed;
    },
  };
}

const asFont = ({ name, sha, size, restricted }: FontRecord): Font => ({
  id: FIRST_ID + Number.parseInt(sha.slice(0, 10), 16),
  fontName: name,
  fontUrl: `${DEVICE_FONT_SCHEME}${sha}`,
  isSys: false,
  restricted,
  fileSize: size,
});

/** Fonts on top of a record storage. */
export function createDeviceFonts(records: Records = memoryRecords(), now: () => number = Date.now): DeviceFonts {
  /** Storage may contain anything, so skip invalid records. */
  const all = async (): Promise<readonly FontRecord[]> =>
    (await records.all()).flatMap((raw) => {
      const read = fontRecord.safeParse(raw);
      return read.success ? [read.data] : [];
    });
  return {
    async list(owner) {
      const usable = (await all()).filter((record) => owner === null || [owner, VISITOR].includes(record.owner));
      // The owner's fonts take precedence over a visitor's with the same name.
      const ordered = usable.toSorted((a, b) => Number(a.owner === VISITOR) - Number(b.owner === VISITOR));
      return [...new Map(ordered.toReversed().map((record) => [record.name, asFont(record)])).values()].toReversed();
    },
    async keep(owner, { name, bytes, restricted }) {
      const own = (await all()).filter((record) => record.owner === owner);
      if (own.length >= DEVICE_FONTS_MAX) throw new RangeError(`This device keeps at most ${DEVICE_FONTS_MAX} fonts.`);
      const record = { owner, name, sha: await sha256(bytes), blob: new Blob([bytes]), size: bytes.length };
      const savedIn = own.find((before) => before.name === name)?.savedIn;
      const stored: FontRecord = { ...record, restricted, keptAt: now(), ...(savedIn && { savedIn }) };
      await records.put(stored);
      return asFont(stored);
    },
    async file(fontUrl) {
      const font = (await all()).find(({ sha }) => `${DEVICE_FONT_SCHEME}${sha}` === fontUrl);
      return font?.blob ?? null;
    },
    async remove(owner, { fontName, fontUrl }) {
      const font = (await all()).find(
        (record) =>
          record.owner === owner && record.name === fontName && `${DEVICE_FONT_SCHEME}${record.sha}` === fontUrl,
      );
      if (font) await records.change(owner, fontName, () => null);
    },
    async noteSaved(owner, names, designId) {
      const named = (await all()).filter((record) => names.has(record.name) && [owner, VISITOR].includes(record.owner));
      for (const { owner: keeper, name, savedIn = [] } of named) {
        if (savedIn.includes(designId)) continue;
        await records.change(keeper, name, (current) => ({
          ...current,
          savedIn: [...new Set([...(current.savedIn ?? []), designId])],
        }));
      }
    },
    collect: (isNamed, before) =>
      records.remove(({ name, keptAt, savedIn = [] }) => keptAt < before && !isNamed({ name, savedIn })),
  };
}

let opened: Promise<DeviceFonts> | undefined;

async function open(): Promise<DeviceFonts> {
  const records = await deviceRecords().catch((error: unknown) => {
    console.info('This browser keeps no fonts: they last as long as the page.', error);
    return memoryRecords();
  });
  const fonts = createDeviceFonts(records);
  registerAssetScheme(DEVICE_FONT_SCHEME, async (ref) => {
    const file = await fonts.file(ref);
    if (!file) throw new Error('This device has no such font.');
    return file;
  });
  return fonts;
}

/** The fonts of this device, opened once per page. Never rejects: without storage they last as long as the page. */
export function openDeviceFonts(): Promise<DeviceFonts> {
  opened ??= open();
  return opened;
}
