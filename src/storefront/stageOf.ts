// The publishing stage of a face as shown to users. Pure.
import type { FaceData } from '@/schemas/wire/faces';

/** The key of its words under `publish:status`. */
export function stageOf({ pending, status, history }: Pick<FaceData, 'pending' | 'status' | 'history'>): string {
  if (pending) return pending.stage;
  return status === 'draft' && history.at(-1)?.what === 'buildFailed' ? 'buildFailed' : status;
}
