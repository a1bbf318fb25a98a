// Fonts: list, upload, delete.

import type { RecordOf } from '@/backend/records';
import { isLive, regionOf } from '@/backend/shared/domain/caller';
import { sharesOf } from '@/backend/shared/domain/paging';
import { isRefusal } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { countBytes, roomBefore, roomFor } from '@/backend/shared/storage';
import { checkFontFile } from '@/bytes/font/checkFont';
import { DEFAULT_FONT, DEFAULT_FONT_ID } from '@/schemas/font';
import {
  decideFontDelete,
  decideFontUpload,
  type FontUpload,
  familiesOf,
  fontRefusal,
  publicFont,
  regionsOffered,
  SHELVES,
  shelved,
} from '../domain/fonts';
import { VERSION_STORES, versionsOf } from './versionStore';

/** Ids grow with time. */
const newestOf = (shelf: string) => ({ by: 'shelf', of: shelf, order: 'descending' }) as const;

/** The default font first, then the user's own if signed in, then system fonts. */
export const fontPage = endpoint<'fontPage'>({
  stores: ['fonts', 'sessions', 'users'],
  mode: 'read',
  handle: async (tx, { params, headers, sessionId, now, ports }) => {
    const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
    const user = isLive(session, now, ports.policy) ? await tx.get('users', session.userId) : undefined;
    // An account has a region; for visitors the header decides (S15).
    const oversea = user ? (String(regionOf(user) === 'overseas') as 'true' | 'false') : headers.oversea;
    const own = user ? newestOf(SHELVES.own(user.id)) : null;
    const match = [{ field: 'region', oneOf: regionsOffered(oversea) }] as const;
    const everybodys = { ...newestOf(SHELVES.everybody), match };
    const first = await tx.get('fonts', DEFAULT_FONT_ID);
    const ownTotal = own ? await tx.count('fonts', own) : 0;
    const restTotal = (await tx.count('fonts', everybodys)) - (first ? 1 : 0);
    const [top, mine, rest] = sharesOf([1, ownTotal, restTotal], params);
    const records = [
      ...(top?.limit === 1 ? [first ? publicFont(first) : DEFAULT_FONT] : []),
      ...(own && mine?.limit ? await tx.list('fonts', { ...own, ...mine }) : []).map(publicFont),
      ...(rest?.limit ? await tx.list('fonts', { ...everybodys, ...rest }) : []).map(publicFont),
    ];
    return { records, total: 1 + ownTotal + restTotal, ...params };
  },
});

const LAST_ID = 'lastFontId';

/** Ids are never reused, not even those of deleted fonts. */
async function nextFontId(tx: Tx): Promise<number> {
  const last = Number((await tx.get('meta', LAST_ID))?.value ?? 0);
  const [newest] = await tx.list('fonts', { order: 'descending', limit: 1 });
  const id = Math.max(last, 0, newest?.id ?? 0) + 1;
  await tx.put('meta', { id: LAST_ID, value: String(id) });
  return id;
}

/** Names of system fonts and of the owner's fonts. */
async function namesTaken(tx: Tx, owner: string): Promise<string[]> {
  const names: string[] = [];
  for (const shelf of [SHELVES.everybody, SHELVES.own(owner), SHELVES.deleted(owner)])
    for await (const font of readAll(tx, 'fonts', newestOf(shelf))) names.push(font.fontName);
  return names;
}

/** The owner's font with these bytes, even if deleted. */
async function sameFont(tx: Tx, owner: string, hash: string): Promise<RecordOf<'fonts'> | undefined> {
  const match = [{ field: 'owner', is: owner }] as const;
  return (await tx.list('fonts', { by: 'blob', of: hash, match, order: 'descending', limit: 1 }))[0];
}

/** Refuses a font for which its owner has no room; bytes that are stored already need none. */
const roomForFont = async (tx: Tx, owner: string, font: FontUpload, policy: Ports['policy']) =>
  (await sameFont(tx, owner, font.hash)) ? null : roomFor(tx, owner, font.fileSize, policy);

export const fontUpload = preparedEndpoint<'fontUpload', FontUpload & { salt: string }>({
  stores: ['fonts', 'storage', 'meta'],
  mode: 'write',
  prepare: async ({ body: { file }, params, sessionId }, ports) => {
    const { hash, blobs, ids, loadsFont, policy } = ports;
    const facts = await checkFontFile(file, loadsFont);
    if (typeof facts === 'string') return fontRefusal(facts);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const names = { name: params.name ?? '', fileName: file instanceof File ? file.name : '' };
    const upload = { facts, fileSize: bytes.length, hash: await hash(bytes), salt: ids.next(), ...names };
    const ask = (tx: Tx, owner: string) => roomForFont(tx, owner, upload, policy);
    const full = await roomBefore(ports, sessionId, ['fonts', 'storage'], ask);
    if (full) return full;
    await blobs.put(upload.hash, bytes);
    return upload;
  },
  handle: async (tx, { prepared, userId, ports }) => {
    const full = await roomForFont(tx, userId, prepared, ports.policy);
    if (full) return full;
    const existing = await sameFont(tx, userId, prepared.hash);
    const taken = existing ? [] : await namesTaken(tx, userId);
    const fresh = { id: existing?.id ?? (await nextFontId(tx)), salt: prepared.salt };
    const { font, isNew } = decideFontUpload({ existing, taken }, prepared, userId, fresh);
    if (isNew) await tx.put('fonts', font);
    if (!existing) await countBytes(tx, userId, prepared.fileSize);
    return publicFont(font);
  },
});

/** Stores needed by `dropUnneededFonts`. */
export const FONT_BYTES_STORES = ['fonts', 'storage', 'drafts', 'docs', 'files', 'blobs', ...VERSION_STORES] as const;

/** The owner's deleted fonts that none of their designs or versions uses. */
async function unneededFonts(tx: Tx, owner: string): Promise<RecordOf<'fonts'>[]> {
  let gone: RecordOf<'fonts'>[] = [];
  for await (const font of readAll(tx, 'fonts', newestOf(SHELVES.deleted(owner)))) gone.push(font);
  if (gone.length === 0) return [];
  const drafts = readAll(tx, 'drafts', { by: 'ownerShown', of: [owner, 'yes'], order: 'descending' });
  for await (const { id } of drafts) {
    const needed = familiesOf((await tx.get('docs', id))?.doc);
    for (const version of await versionsOf(tx, id))
      for (const family of familiesOf((await tx.get('versionDocs', version.id))?.doc)) needed.add(family);
    gone = gone.filter((font) => !needed.has(font.fontName));
  }
  return gone;
}

/** Removes deleted fonts that no design of the owner needs, and their bytes unless another font shares them (U15). */
export async function dropUnneededFonts(tx: Tx, owner: string): Promise<void> {
  for (const font of await unneededFonts(tx, owner)) {
    // The record stays, so that a repeated deletion is recognised.
    await tx.put('fonts', shelved({ ...font, blob: null }));
    await countBytes(tx, owner, -(font.fileSize ?? 0));
    const { blob } = font;
    if (blob !== null && (await tx.count('fonts', { by: 'blob', of: blob })) === 0) await tx.delete('blobs', blob);
  }
}

export const fontDelete = endpoint<'fontDelete'>({
  stores: FONT_BYTES_STORES,
  mode: 'write',
  handle: async (tx, { params, userId }) => {
    const id = Number(params.id);
    const decision = decideFontDelete(await tx.get('fonts', id), id, userId);
    if (isRefusal(decision)) return decision;
    await tx.put('fonts', decision);
    await dropUnneededFonts(tx, userId);
    return null;
  },
});
