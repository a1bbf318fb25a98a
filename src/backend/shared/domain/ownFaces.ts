// Faces of their owner: the check of ownership, and counts by status. Pure.
import type { RecordOf } from '@/backend/records';
import { FACE_STATUSES } from '@/schemas/faceStatus';
import type { FaceCounts } from '@/schemas/wire/faces';
import { type Refusal, refuse } from './refusal';

/** The face, if it exists and belongs to the user (S3). */
export function ownFace(face: RecordOf<'faces'> | undefined, owner: string): RecordOf<'faces'> | Refusal {
  return face && face.owner === owner && face.shown === 'yes' ? face : refuse('notFound');
}

/** Counts of a user without faces. */
export const NO_FACES: FaceCounts = Object.fromEntries(FACE_STATUSES.map((status) => [status, 0])) as FaceCounts;
