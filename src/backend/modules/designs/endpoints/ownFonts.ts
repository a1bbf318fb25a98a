// Upload and deletion of the caller's own fonts.

import type { RecordOf } from '@/backend/records';
import { isRefusal } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { countBytes, roomBefore, roomFor } from '@/backend/shared/storage';
import { checkFontFile } from '@/bytes/font/checkFont';
import { decideFontDelete, decideFontUpload, type FontUpload, fontRefusal, publicFont, SHELVES } from '../domain/fonts';
import { dropUnneededFonts, FONT_BYTES_STORES, newestOf } from './fonts';

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
