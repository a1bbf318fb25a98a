// Opens a project file for display: one copy of its design, its pictures as object URLs, and its fonts.
import type { AssetSource } from '@/face/nodes/AssetSvg';
import { PROJECT_FILE_BYTES_MAX, type ProjectFonts, readProjectFile } from '@/output/projectFile';
import { readProjectZip } from '@/output/projectZip';
import type { Design, FaceCopy } from '@/schemas/design';
import { EmbedError } from './words';

/** A zip starts with PK, the text format with a brace. */
const ZIP_MARK = 0x50;

export interface OpenedFace {
  design: Design;
  pictures: AssetSource;
  fonts: ProjectFonts;
  /** Releases the object URLs of the pictures. */
  close(): void;
}

/** Fetches a project file. Throws an EmbedError if it cannot be fetched; an abort rejects as it does in `fetch`. */
export async function fetchFile(src: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  let response: Response;
  try {
    response = await fetch(src, { signal });
    if (response.ok && Number(response.headers.get('content-length') ?? 0) > PROJECT_FILE_BYTES_MAX)
      throw new EmbedError('tooLarge');
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (signal.aborted || error instanceof EmbedError) throw error;
    throw new EmbedError('notFetched', { src });
  }
  throw new EmbedError('notFetched', { src });
}

/** Opens the bytes of a project file of either format. Throws an EmbedError if they are not one. */
export async function openFace(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFace> {
  if (bytes.length > PROJECT_FILE_BYTES_MAX) throw new EmbedError('tooLarge');
  const read = bytes[0] === ZIP_MARK ? await readProjectZip(bytes) : readProjectFile(new TextDecoder().decode(bytes));
  if (!read.ok) throw new EmbedError(read.reason);
  const urls = new Map(
    [...read.images].map(([ref, { type, bytes: picture }]) => [
      ref,
      URL.createObjectURL(new Blob([picture], { type })),
    ]),
  );
  return {
    design: read.design,
    pictures: { resolve: (ref) => urls.get(ref) },
    fonts: read.fonts ?? new Map(),
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
