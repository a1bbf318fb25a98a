// Pictures of a design's copies for the account: drawn after a save, when the page is idle, and sent with a call of their own, so
// that they neither delay a save nor make it fail (docs/rules/backend.md L16).
import { toBase64 } from '@/bytes/base64';
import type { Design, FaceCopy, ModeName } from '@/schemas/design';
import { COPY_PICTURE_BYTES_MAX, COPY_PICTURE_SIDE } from '@/schemas/limits';
import type { BodyOf } from '@/schemas/wire/operations';
import { serverFailure } from '@/service/localDrafts/retry';

/**
 * Draws a mode of a copy as a PNG file whose longer side has at most `side` px. Rejects if the browser cannot draw it, and with the
 * signal's reason on abort.
 */
export type DrawCopy = (copy: FaceCopy, mode: ModeName, side: number, signal: AbortSignal) => Promise<Blob>;

/** A design that the account has saved. */
export interface SavedState {
  /** With the references of this device, whose pictures are available here. */
  design: Design;
  owner: string;
  rev: number;
}

export interface CopyPicturePorts {
  draw: DrawCopy;
  send(body: BodyOf<'draftPictures'>): Promise<unknown>;
  /** The current owner: a user id, or `VISITOR`. */
  owner(): string;
  /** Resolves when the page is idle. */
  idle(): Promise<void>;
  /** Called with errors; the copy then keeps its previous picture until the next save. */
  onTrouble(error: unknown): void;
}

/** Factor of the side when a file is too large, and the number of tries: 240 px become 79 px. */
const SMALLER = 0.8;
const TRIES = 6;

type Picture = BodyOf<'draftPictures'>['pictures'][number];

/** The newest revision of the design has pictures of its own, or the design was deleted. */
const isOutdated = (thrown: unknown): boolean => {
  const failure = serverFailure(thrown);
  return failure?.kind === 'business' && (failure.code === 409 || failure.code === 404);
};

export type CopyPictures = ReturnType<typeof createCopyPictures>;

/** Draws and sends pictures. One run at a time per design: a later save ends the run of an earlier one. */
export function createCopyPictures(ports: CopyPicturePorts) {
  const runs = new Map<string, AbortController>();

  /** The picture within its limits, or null if it could not be made. */
  const drawn = async (copy: FaceCopy, mode: ModeName, signal: AbortSignal): Promise<Picture | null> => {
    try {
      let side = COPY_PICTURE_SIDE;
      for (let tries = 0; tries < TRIES; tries += 1) {
        await ports.idle();
        signal.throwIfAborted();
        const file = await ports.draw(copy, mode, side, signal);
        if (file.size <= COPY_PICTURE_BYTES_MAX)
          return { copyId: copy.id, mode, png: toBase64(new Uint8Array(await file.arrayBuffer())) };
        side = Math.round(side * SMALLER);
      }
      throw new Error('The picture of a copy is too large.');
    } catch (error) {
      if (!signal.aborted) ports.onTrouble(error);
      return null;
    }
  };

  const run = async ({ design, owner, rev }: SavedState, signal: AbortSignal): Promise<void> => {
    const pictures: Picture[] = [];
    for (const copy of design.copies) {
      for (const mode of ['normal', 'ambient'] as const) {
        const picture = copy[mode] && (await drawn(copy, mode, signal));
        if (picture) pictures.push(picture);
      }
    }
    if (signal.aborted || pictures.length === 0 || ports.owner() !== owner) return;
    await ports.send({ id: design.id, rev, pictures });
  };

  return {
    /** Never rejects. */
    async make(saved: SavedState): Promise<void> {
      const { id } = saved.design;
      runs.get(id)?.abort();
      const mine = new AbortController();
      runs.set(id, mine);
      try {
        await run(saved, mine.signal);
      } catch (error) {
        if (!isOutdated(error)) ports.onTrouble(error);
      } finally {
        if (runs.get(id) === mine) runs.delete(id);
      }
    },
  };
}
