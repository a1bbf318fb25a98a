// Fonts: which ones are offered to a user, and the effects of uploading and deleting. Pure (docs/rules/backend.md S15, U12-U16).

import type { RecordOf } from '@/backend/records';
import type { RefusalName } from '@/backend/refusals';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { displayName } from '@/backend/shared/domain/uploads';
import type { FontFault } from '@/bytes/font/checkFont';
import type { TrueTypeFacts } from '@/bytes/font/trueType';
import { DEFAULT_FONT_FAMILY, DEFAULT_FONT_ID, type Font, familyName, freeFamilyName } from '@/schemas/font';

type FontRecord = RecordOf<'fonts'>;

/** A record as shown in the list. */
export function publicFont({ id, fontName, fontUrl, isSys, restricted, fileSize }: FontRecord): Font {
  return {
    ...{ id, fontName, fontUrl, isSys },
    ...(restricted && { restricted }),
    ...(fileSize !== undefined && { fileSize }),
  };
}

/** Lists that contain fonts. */
export const SHELVES = {
  everybody: 'everybody',
  own: (owner: string) => `own ${owner}`,
  /** Deleted, but a design may still need the bytes (U15). */
  deleted: (owner: string) => `deleted ${owner}`,
  forgotten: 'forgotten',
} as const;

/** The record with its shelf. All writes use this. */
export function shelved(font: Omit<FontRecord, 'shelf'>): FontRecord {
  const { owner, deleted, blob } = font;
  if (deleted) return { ...font, shelf: blob && owner ? SHELVES.deleted(owner) : SHELVES.forgotten };
  return { ...font, shelf: owner ? SHELVES.own(owner) : SHELVES.everybody };
}

/** Regions whose fonts are offered: the global region, and the region in the header if present (S15). */
export const regionsOffered = (oversea: 'true' | 'false' | undefined): FontRecord['region'][] =>
  oversea === undefined ? [null] : [null, oversea === 'true' ? 'overseas' : 'domestic'];

const REFUSALS: Readonly<Record<FontFault, RefusalName>> = {
  empty: 'emptyFile',
  tooLarge: 'fontSize',
  type: 'fontType',
  damaged: 'fontDamaged',
};

/** The backend's refusal for a fault of the font check. */
export const fontRefusal = (fault: FontFault): Refusal => refuse(REFUSALS[fault]);

export interface FontUpload {
  facts: TrueTypeFacts;
  /** Requested name; empty for the font's own. */
  name: string;
  fileName: string;
  fileSize: number;
  hash: string;
}

/** The name for lists and drawing: as requested, the font's own, or from the file name. */
function wantedName({ facts, name, fileName }: FontUpload): string {
  const ofFile = displayName(fileName).replace(/\.[^.]*$/, '');
  return [name, facts.fullName, facts.family, ofFile].map(familyName).find((text) => text !== '') ?? 'Font';
}

/**
 * Stores a checked font, or finds the same bytes of the same owner, even if deleted. `salt` makes its URL unguessable.
 */
export function decideFontUpload(
  state: { existing: FontRecord | undefined; taken: readonly string[] },
  upload: FontUpload,
  owner: string,
  fresh: { id: number; salt: string },
): { font: FontRecord; isNew: boolean } {
  const { existing, taken } = state;
  if (existing) return { font: shelved({ ...existing, deleted: false }), isNew: existing.deleted };
  return {
    font: shelved({
      id: fresh.id,
      fontName: freeFamilyName(wantedName(upload), [...taken, DEFAULT_FONT_FAMILY]),
      fontUrl: `/api/files/font-${fresh.id}-${fresh.salt}`,
      isSys: false,
      ...(upload.facts.restricted && { restricted: true }),
      fileSize: upload.fileSize,
      region: null,
      owner,
      blob: upload.hash,
      deleted: false,
    }),
    isNew: true,
  };
}

/**
 * Removes a font from its owner's list; repeating succeeds. Other users' and system fonts are reported as missing (S3,
 * U16).
 */
export function decideFontDelete(font: FontRecord | undefined, id: number, owner: string): FontRecord | Refusal {
  if (id === DEFAULT_FONT_ID) return refuse('defaultFont');
  if (font?.owner !== owner) return refuse('notFound');
  return shelved({ ...font, deleted: true });
}

/** Font families used in a document. */
export function familiesOf(doc: unknown): Set<string> {
  const families = new Set<string>();
  const stack: unknown[] = [doc];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'string') {
        if (/fontFamily$|typeface$|^family$/i.test(key)) families.add(child);
      } else stack.push(child);
    }
  }
  return families;
}
