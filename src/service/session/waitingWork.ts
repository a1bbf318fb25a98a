// What can wait for a sign-in, as a sign-in that leaves the page takes it along.
import { z } from 'zod';
import { facts } from '@/schemas/wire/faces';

const id = z.string().max(64);

export const takenWork = z.discriminatedUnion('kind', [
  /** The save of a design. */
  z.object({ kind: z.literal('save'), id }),
  /** The way to the publish form, once that save is done. */
  z.object({ kind: z.literal('publish'), id }),
  /**
   * The publish form of a face: sent, kept, or only filled in, with the revision it was of. Pictures of this device stand
   * in it by their references.
   */
  z.object({
    kind: z.literal('form'),
    id,
    act: z.enum(['send', 'keep', 'fill']),
    rev: z.int().min(1),
    publishId: z.string().max(64),
    facts,
  }),
  /** A font file, kept on this device under its reference. */
  z.object({ kind: z.literal('font'), ref: z.string().max(100), name: z.string().max(300) }),
]);
export type TakenWork = z.output<typeof takenWork>;
export type FormWork = Extract<TakenWork, { kind: 'form' }>;

/** The same while its page is open: a file stands for itself. */
export type WaitingWork = Exclude<TakenWork, { kind: 'font' }> | { kind: 'font'; file: File };
