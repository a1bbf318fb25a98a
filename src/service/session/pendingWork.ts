// Work that can wait for a sign-in, in the form that survives leaving the page.
import { z } from 'zod';
import { facts } from '@/schemas/wire/faces';

const id = z.string().max(64);

export const carriedWork = z.discriminatedUnion('kind', [
  /** The save of a design. */
  z.object({ kind: z.literal('save'), id }),
  /** Opening the publish form, after that save. */
  z.object({ kind: z.literal('publish'), id }),
  /**
   * The publish form of a face: submitted, saved, or only filled in, with its revision. Pictures of this device are
   * references.
   */
  z.object({
    kind: z.literal('form'),
    id,
    act: z.enum(['send', 'keep', 'fill']),
    rev: z.int().min(1),
    publishId: z.string().max(64),
    facts,
  }),
  /** A font file, stored on this device by its reference. */
  z.object({ kind: z.literal('font'), ref: z.string().max(100), name: z.string().max(300) }),
]);
export type CarriedWork = z.output<typeof carriedWork>;
export type FormWork = Extract<CarriedWork, { kind: 'form' }>;

/** The same while its page is open, with the file itself. */
export type PendingWork = Exclude<CarriedWork, { kind: 'font' }> | { kind: 'font'; file: File };
