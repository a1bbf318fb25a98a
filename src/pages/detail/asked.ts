// What of a face is asked about before it is done.
import type { FaceData } from '@/schemas/wire/faces';

export type FaceCopyFacts = FaceData['copies'][number];

/** Without a copy: the whole face. */
export type Asked =
  | { act: 'online' | 'offline'; copy?: FaceCopyFacts }
  | { act: 'delete' }
  | { act: 'deleteCopy'; copy: FaceCopyFacts };
