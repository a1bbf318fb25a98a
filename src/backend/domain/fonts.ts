// Fonts: which ones a person is offered, what an upload keeps, what a deletion leaves. Pure (backend.md S15, U12-U16).
import type { FontFault } from '@/bytes/font/checkFont';
import type { TrueTypeFacts } from '@/bytes/font/trueType';
import {
  DEFAULT_FONT_FAMILY,
  DEFAULT_FONT_ID,
  type Font,
  familyName,
  freeFamilyName,
  orderedFonts,
} from '@/schemas/font';
import type { RecordOf } from './records';
import { type Refusal, type RefusalName, refuse } from './refusal';
import { displayName } from './uploads';

type FontRecord = RecordOf<'fonts'>;

/** A record as the list shows it. */
export function publicFont({ id, fontName, fontUrl, isSys, restricted, fileSize }: FontRecord): Font {
  return {
    ...{ id, fontName, fontUrl, isSys },
    ...(restricted && { restricted }),
    ...(fileSize !== undefined && { fileSize }),
  };
}

/** Fonts of everybody and of this person (null: a visitor), of a region where one is given, in list order, newest first. */
export function offeredFonts(
  fonts: readonly FontRecord[],
  oversea: 'true' | 'false' | undefined,
  userId: string | null,
): Font[] {
  const region = oversea === undefined ? null : oversea === 'true' ? 'overseas' : 'domestic';
  const offered = fonts.filter(
    (font) =>
      !font.deleted && (font.region === null || font.region === region) && (!font.owner || font.owner === userId),
  );
  return orderedFonts(offered.map(publicFont).sort((a, b) => b.id - a.id));
}

const REFUSALS: Readonly<Record<FontFault, RefusalName>> = {
  empty: 'emptyFile',
  tooLarge: 'fontSize',
  type: 'fontType',
  damaged: 'fontDamaged',
};

/** A font that the check of fonts refused, in the backend's words. */
export const fontRefusal = (fault: FontFault): Refusal => refuse(REFUSALS[fault]);

export interface FontUpload {
  facts: TrueTypeFacts;
  /** Name asked for; empty for the font's own. */
  name: string;
  fileName: string;
  fileSize: number;
  hash: string;
}

/** The name a font is listed and drawn by: as asked, its own, or that of the file. */
function wantedName({ facts, name, fileName }: FontUpload): string {
  const ofFile = displayName(fileName).replace(/\.[^.]*$/, '');
  return [name, facts.fullName, facts.family, ofFile].map(familyName).find((text) => text !== '') ?? 'Font';
}

/** Keeps a checked font, or finds the same bytes of the same owner, a deleted one included. `salt` makes its address. */
export function decideFontUpload(
  fonts: readonly FontRecord[],
  upload: FontUpload,
  owner: string,
  fresh: { id: number; salt: string },
): { font: FontRecord; isNew: boolean } {
  const existing = fonts.find((font) => font.owner === owner && font.blob === upload.hash);
  if (existing) return { font: { ...existing, deleted: false }, isNew: existing.deleted };
  const taken = fonts.filter((font) => !font.owner || font.owner === owner).map((font) => font.fontName);
  return {
    font: {
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
    },
    isNew: true,
  };
}

/** Takes a font out of its owner's list; twice is a success. Another's, or the system's, is not there (S3, U16). */
export function decideFontDelete(font: FontRecord | undefined, id: number, owner: string): FontRecord | null | Refusal {
  if (id === DEFAULT_FONT_ID) return refuse('defaultFont');
  if (!font) return null;
  if (font.owner !== owner) return refuse('notFound');
  return { ...font, deleted: true };
}

/** Names of font families that stand in a document. */
export function familiesOf(doc: unknown): Set<string> {
  const families = new Set<string>();
  const stack: unknown[] = [doc];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'string') {
        if (/fontFamily$|typeface$/i.test(key)) families.add(child);
      } else stack.push(child);
    }
  }
  return families;
}

/** Deleted fonts of the owner that none of the owner's documents needs any more (U15). */
export function unneededFonts(fonts: readonly FontRecord[], owner: string, docs: readonly unknown[]): FontRecord[] {
  const deleted = fonts.filter((font) => font.deleted && font.owner === owner);
  if (deleted.length === 0) return [];
  const needed = new Set(docs.flatMap((doc) => [...familiesOf(doc)]));
  return deleted.filter((font) => !needed.has(font.fontName));
}
