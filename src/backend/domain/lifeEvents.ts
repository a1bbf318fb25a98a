// What can befall a face, as values, and how it is written down. Pure.
import type { FaceEvent } from '@/schemas/wire/faces';
import type { RecordOf } from './records';
import { type Refusal, refuse } from './refusal';

export type Face = RecordOf<'faces'>;
export type Pending = NonNullable<Face['pending']>;

/** What can happen to a face. `copyId`: to one copy of it alone. `by`: id of who judged it; absent: time did. */
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
/** What an event makes of a face at an instant (UTC ms), or why it cannot happen. */
export type Step<K extends LifeEventKind> = (face: Face, event: Of<K>, now: number) => Face | Refusal;

/** Nothing that may happen in this state. */
export const illegal = () => refuse('notInThisState');
/** What befell a face, written down. `about`: why, the one copy that it befell, and who decided so. */
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
