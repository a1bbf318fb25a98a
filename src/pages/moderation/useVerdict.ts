// Tells the service what is thought of a face, and what came of it.
import type { FaceData } from '@/schemas/wire/faces';
import { isApiError } from '@/service/api/apiError';
import { useChangeAuditMutation } from '@/service/api/faces';

export interface Judging {
  busy: boolean;
  /** Why the last verdict did not arrive; null where it did. */
  failure: unknown;
  /** True once the verdict counts. */
  judge(face: FaceData, verdict: { pass: true } | { pass: false; reason: string }): Promise<boolean>;
}

interface Outcomes {
  onJudged(face: FaceData, pass: boolean): void;
  /** Somebody else judged it, its owner took it back, or it was sent anew. */
  onLost(face: FaceData): void;
}

export function useVerdict({ onJudged, onLost }: Outcomes): Judging {
  const [change, { isLoading, error, reset }] = useChangeAuditMutation();
  return {
    busy: isLoading,
    failure: error ?? null,
    async judge(face, verdict) {
      const since = face.pending?.since;
      const told = await change({ id: face.id, ...verdict, ...(since !== undefined && { since }) });
      if (told.data) onJudged(face, verdict.pass);
      else if (isApiError(told.error) && (told.error.code === 404 || told.error.code === 409)) {
        // That is told by itself, and is no failure of the next verdict.
        reset();
        onLost(face);
      }
      return told.data !== undefined;
    },
  };
}
