// The list of fonts, and the removal of fonts that nothing needs.

import type { RecordOf } from '@/backend/records';
import { isLive, regionOf } from '@/backend/shared/domain/caller';
import { sharesOf } from '@/backend/shared/domain/paging';
import { endpoint } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { countBytes } from '@/backend/shared/storage';
import { DEFAULT_FONT, DEFAULT_FONT_ID } from '@/schemas/font';
import { familiesOf, publicFont, regionsOffered, SHELVES, shelved } from '../domain/fonts';
import { VERSION_STORES, versionsOf } from './versionStore';

/** Ids grow with time. */
export const newestOf = (shelf: string) => ({ by: 'shelf', of: shelf, order: 'descending' }) as const;

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
