// Stores the pictures of a saved design's copies (docs/rules/backend.md L16).

import { type CopyPicture, copyPictureUrl } from '@/backend/shared/domain/documentView';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { checkImage } from '@/backend/shared/imageCheck';
import type { Ports } from '@/backend/shared/ports';
import { fromBase64, toBase64 } from '@/bytes/base64';
import { COPY_PICTURE_BYTES_MAX, COPY_PICTURE_SIDE } from '@/schemas/limits';
import { readDesign } from '@/schemas/readDesign';
import { type NewPicture, withNewPictures } from '../domain/copyPictures';
import { ownDraft } from '../domain/drafts';
import { dropPictures } from './dropPictures';

/** The PNG file of a picture, checked like an upload and bounded; `at`: its index in the call. */
export async function checkedPng(base64: string, ports: Pick<Ports, 'hash' | 'decode'>, at = 0) {
  const bytes = fromBase64(base64);
  const picture = bytes && (await checkImage(new Blob([bytes]), '', ports));
  const refuseAt = (issue: string): Refusal => refuse('badInput', { path: `pictures.${at}.png`, issue });
  if (!picture || isRefusal(picture) || picture.image.type !== 'image/png') return refuseAt('not a PNG file');
  const { width, height, fileSize, hash } = picture.image;
  if (Math.max(width, height) > COPY_PICTURE_SIDE) return refuseAt('too many pixels');
  return fileSize > COPY_PICTURE_BYTES_MAX ? refuseAt('too large') : { png: toBase64(picture.bytes), hash };
}

const answered = (pictures: readonly CopyPicture[]) =>
  pictures.map(({ copyId, mode, file }) => ({ copyId, mode, imageUrl: copyPictureUrl(file) }));

interface Checked extends NewPicture {
  png: string;
}

export const draftPictures = preparedEndpoint<'draftPictures', Checked[]>({
  stores: ['drafts', 'docs', 'copyPictures'],
  mode: 'own',
  prepare: async ({ body }, ports) => {
    const checked: Checked[] = [];
    for (const [at, { copyId, mode, png }] of body.pictures.entries()) {
      const picture = await checkedPng(png, ports, at);
      if (isRefusal(picture)) return picture;
      checked.push({ copyId, mode, ...picture, newId: `copy-${ports.ids.next()}` });
    }
    return checked;
  },
  handle: async (tx, { body, prepared, userId }) => {
    const draft = ownDraft(await tx.get('drafts', body.id), userId);
    if (isRefusal(draft)) return draft;
    // A later save sends pictures of its own.
    if (draft.rev !== body.rev) return refuse('draftConflict', { rev: draft.rev });
    const read = readDesign((await tx.get('docs', draft.id))?.doc);
    const pictures = read.ok ? withNewPictures(draft.pictures, prepared, read.design) : null;
    if (!pictures) return refuse('badInput', { path: 'pictures', issue: 'no such copy or mode' });
    const added = new Set(pictures.map(({ file }) => file));
    for (const { newId, png } of prepared)
      if (added.has(newId)) await tx.put('copyPictures', { id: newId, draftId: draft.id, png });
    const next = { ...draft, pictures };
    await dropPictures(tx, draft, next);
    await tx.put('drafts', next);
    return answered(pictures);
  },
});
