// The five states of a published face, their numbers on the wire, and payment types (spec 4 and 5; docs/rules/backend.md B2).
import { z } from 'zod';

/** In the order of their numbers on the wire. */
export const FACE_STATUSES = ['draft', 'review', 'rejected', 'live', 'offline'] as const;
export const faceStatus = z.enum(FACE_STATUSES);
export type FaceStatus = z.output<typeof faceStatus>;

/** List number that includes all states (spec 3, listRange). */
export const LIST_ALL = -1;

/** Number of a status on the wire. */
export const statusNumber = (status: FaceStatus): number => FACE_STATUSES.indexOf(status);

/** Free, paid once, or for subscribers only (vip exclusive). */
export const paymentType = z.enum(['free', 'paid', 'vip']);
