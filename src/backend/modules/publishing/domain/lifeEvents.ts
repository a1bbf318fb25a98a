// Events of a face as values, and their history entries. Pure.

import type { RecordOf } from '@/backend/records';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { FaceEvent } from '@/schemas/wire/faces';

export type Face = RecordOf<'faces'>;
export type Pending = NonNullable<Face['pending']>;

/** Events of a face. `copyId`: only one copy is concerned. `by`: id of the reviewer; absent: decided by timeout. */
export type LifeEvent =
  | { kind: 'publish'; edition: Omit<Pending, 'stage' | 'since'> }
  | { kind: 'packaged' }
  | { kind: 'buildFailed' }
  | { kind: 'approve'; copyId?: string | undefined; by?: string | undefined }
  | { kind: 'reject'; reason: string; copyId?: string | undefined; by?: string | undefined }
  | { kind: 'offline'; copyId?: string | undefined }
  | { kind: 'online'; copyId?: string | undefined; builds: readonly string[] }
  | { kind: 'delete' };
export type LifeEventKind = LifeEvent['kind'];

/** The event of a kind. */
export type Of<K extends LifeEventKind> = Extract<LifeEvent, { kind: K }>;
/** Applies an event to a face at an instant (UTC ms), or returns why it is not possible. */
export type Step<K extends LifeEventKind> = (face: Face, event: Of<K>, now: number) => Face | Refusal;

/** Refusal for an event that is not allowed in this state. */
export const illegal = () => refuse('notInThisState');
/** Adds a history entry. `about`: reason, the copy concerned, and the decider. */
export function noted(
  face: Face,
  at: number,
  what: FaceEvent['what'],
  about: { reason?: string; copyId?: string | undefined; by?: string | undefined } = {},
): Face {
  const { reason, copyId, by } = about;
  const event = {
    ...{ at, what, ...(reason && { reason }) },
    ...(copyId !== undefined && { copyId }),
    ...(by !== undefined && { by }),
  };
  return { ...face, history: [...face.history, event] };
}
