// Fonts: list, upload, delete.
import { checkFontFile } from '@/bytes/font/checkFont';
import { isLive, regionOf } from '../domain/account';
import {
  decideFontDelete,
  decideFontUpload,
  type FontUpload,
  fontRefusal,
  offeredFonts,
  publicFont,
  unneededFonts,
} from '../domain/fonts';
import { pageOf } from '../domain/paging';
import { LISTED_MAX } from '../domain/policy';
import type { RecordOf } from '../domain/records';
import { isRefusal } from '../domain/refusal';
import type { Tx } from '../ports';
import { endpoint, preparedEndpoint } from './endpoint';

/** Ids grow with time. */
const NEWEST_FIRST = { order: 'descending', limit: LISTED_MAX } as const;

/** The person's own fonts are listed where the session is live; else those of everybody. */
export const fontPage = endpoint<'fontPage'>({
  stores: ['fonts', 'sessions', 'users'],
  handle: async (tx, { params, headers, sessionId, now, ports }) => {
    const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
    const user = isLive(session, now, ports.policy) ? await tx.get('users', session.userId) : undefined;
    // An account knows where it belongs; the header speaks for visitors (S15).
    const oversea = user ? (String(regionOf(user) === 'overseas') as 'true' | 'false') : headers.oversea;
    return pageOf(offeredFonts(await tx.list('fonts', NEWEST_FIRST), oversea, user?.id ?? null), params);
  },
});

const LAST_ID = 'lastFontId';

/** Ids are never used twice, not even those of fonts that are gone. */
async function nextFontId(tx: Tx, fonts: readonly RecordOf<'fonts'>[]): Promise<number> {
  const last = Number((await tx.get('meta', LAST_ID))?.value ?? 0);
  const id = Math.max(last, 0, ...fonts.map((font) => font.id)) + 1;
  await tx.put('meta', { id: LAST_ID, value: String(id) });
  return id;
}

export const fontUpload = preparedEndpoint<'fontUpload', FontUpload & { salt: string }>({
  stores: ['fonts', 'meta'],
  write: true,
  prepare: async ({ body: { file }, params }, { hash, blobs, ids, loadsFont }) => {
    const facts = await checkFontFile(file, loadsFont);
    if (typeof facts === 'string') return fontRefusal(facts);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const upload = { facts, fileSize: bytes.length, hash: await hash(bytes), salt: ids.next() };
    await blobs.put(upload.hash, bytes);
    return { ...upload, name: params.name ?? '', fileName: file instanceof File ? file.name : '' };
  },
  handle: async (tx, { prepared, userId }) => {
    const fonts = await tx.list('fonts', NEWEST_FIRST);
    const fresh = { id: await nextFontId(tx, fonts), salt: prepared.salt };
    const { font, isNew } = decideFontUpload(fonts, prepared, userId, fresh);
    if (isNew) await tx.put('fonts', font);
    return publicFont(font);
  },
});

/** Stores that `dropUnneededFonts` works on. */
export const FONT_BYTES_STORES = ['fonts', 'drafts', 'docs', 'files', 'blobs'] as const;

/** Forgets deleted fonts that no design of the owner needs, with their bytes unless something else has the same (U15). */
export async function dropUnneededFonts(tx: Tx, owner: string): Promise<void> {
  const fonts = await tx.list('fonts', NEWEST_FIRST);
  if (!fonts.some((font) => font.deleted && font.blob !== null && font.owner === owner)) return;
  const drafts = await tx.list('drafts', { by: 'ownerSaved', of: owner, order: 'descending', limit: LISTED_MAX });
  const docs = await Promise.all(drafts.map(({ id }) => tx.get('docs', id)));
  const gone = unneededFonts(fonts, owner, docs);
  for (const font of gone) {
    // Its record stays, so that a second deletion is known as one.
    await tx.put('fonts', { ...font, blob: null });
    const shared = fonts.some((other) => other.blob === font.blob && !gone.includes(other));
    if (font.blob !== null && !shared) await tx.delete('blobs', font.blob);
  }
}

export const fontDelete = endpoint<'fontDelete'>({
  stores: FONT_BYTES_STORES,
  write: true,
  handle: async (tx, { params, userId }) => {
    const id = Number(params.id);
    const decision = decideFontDelete(await tx.get('fonts', id), id, userId);
    if (isRefusal(decision)) return decision;
    await tx.put('fonts', decision);
    await dropUnneededFonts(tx, userId);
    return null;
  },
});
