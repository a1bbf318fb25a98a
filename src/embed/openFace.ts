// Opens a project file for display: one copy of its design, its pictures as object URLs, and its fonts.
import { sha256 } from '@/bytes/sha256';
import type { AssetSource } from '@/face/nodes/AssetSvg';
import { PROJECT_FILE_BYTES_MAX, type ProjectFonts, readProjectFile } from '@/output/projectFile';
import { readProjectZip } from '@/output/projectZip';
import { builtInTypeface } from '@/schemas/builtInFonts';
import type { Design, FaceCopy } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { mapFontFamilies } from '@/schemas/fontFamilies';
import { EmbedError } from './words';

/** Start of the names that fonts of a file have in the document. */
export const PRIVATE_FONT = 'dialwright-';

/** A zip starts with PK, the text format with a brace. */
const ZIP_MARK = 0x50;

export interface OpenedFace {
  design: Design;
  pictures: AssetSource;
  fonts: ProjectFonts;
  /** Releases the object URLs of the pictures. */
  close(): void;
}

/**
 * Fetches the project file at an address, which may be relative to `base`. Throws an EmbedError if it cannot be fetched; an
 * abort rejects as it does in `fetch`.
 */
export async function fetchFile(src: string, base: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  let response: Response;
  try {
    response = await fetch(new URL(src, base), { signal });
    if (response.ok && Number(response.headers.get('content-length') ?? 0) > PROJECT_FILE_BYTES_MAX)
      throw new EmbedError('tooLarge');
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (signal.aborted || error instanceof EmbedError) throw error;
    throw new EmbedError('notFetched', { src });
  }
  throw new EmbedError('notFetched', { src });
}

/**
 * The fonts of a file under names of their own, and the design with these names: a font in the file must change no text of
 * the page around it. Fonts of the product keep their names.
 */
async function withPrivateFonts(design: Design, fonts: ProjectFonts): Promise<{ design: Design; fonts: ProjectFonts }> {
  const names = new Map<string, string>();
  for (const [family, bytes] of fonts)
    if (family !== DEFAULT_FONT_FAMILY && !builtInTypeface(family))
      names.set(family, PRIVATE_FONT + (await sha256(bytes)).slice(0, 20));
  const nameOf = (family: string) => names.get(family) ?? family;
  return {
    design: mapFontFamilies(design, nameOf),
    fonts: new Map([...fonts].map(([family, bytes]) => [nameOf(family), bytes])),
  };
}

/** Opens the bytes of a project file of either format. Throws an EmbedError if they are not one. */
export async function openFace(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFace> {
  if (bytes.length > PROJECT_FILE_BYTES_MAX) throw new EmbedError('tooLarge');
  const read = bytes[0] === ZIP_MARK ? await readProjectZip(bytes) : readProjectFile(new TextDecoder().decode(bytes));
  if (!read.ok) throw new EmbedError(read.reason);
  const { design, fonts } = await withPrivateFonts(read.design, read.fonts ?? new Map());
  const urls = new Map(
    [...read.images].map(([ref, { type, bytes: picture }]) => [
      ref,
      URL.createObjectURL(new Blob([picture], { type })),
    ]),
  );
  return {
    design,
    pictures: { resolve: (ref) => urls.get(ref) },
    fonts,
    close() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
  };
}

/** The copy with this number, from 1; by default the one that was open when the file was saved. */
export function copyOf({ copies, activeFdId }: Design, number: string | null): FaceCopy {
  const copy = number === null ? (copies.find(({ id }) => id === activeFdId) ?? copies[0]) : copies[Number(number) - 1];
  if (!copy) throw new EmbedError('noCopy', { copy: number ?? 1 });
  return copy;
}
