// Faces of their owner: the check of ownership, whether users could get them, and counts by status. Pure.
import type { RecordOf } from '@/backend/records';
import { FACE_STATUSES } from '@/schemas/faceStatus';
import type { FaceCounts } from '@/schemas/wire/faces';
import { type Refusal, refuse } from './refusal';

/** The face, if it exists and belongs to the user (S3). */
export function ownFace(face: RecordOf<'faces'> | undefined, owner: string): RecordOf<'faces'> | Refusal {
  return face && face.owner === owner && face.shown === 'yes' ? face : refuse('notFound');
}

/** Whether users could get the face at some time, also if it is offline or deleted now. The history keeps its latest events only. */
export const wasPublished = ({ approved, history }: Pick<RecordOf<'faces'>, 'approved' | 'history'>): boolean =>
  approved !== null || history.some(({ what }) => what === 'approved' || what === 'offline' || what === 'online');

/** Counts of a user without faces. */
export const NO_FACES: FaceCounts = Object.fromEntries(FACE_STATUSES.map((status) => [status, 0])) as FaceCounts;
