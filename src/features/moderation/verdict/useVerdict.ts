// Sends a verdict on a face or on one of its copies and reports the result.
import type { FaceData } from '@/schemas/wire/faces';
import { isApiError } from '@/service/api/apiError';
import { useChangeAuditMutation, useChangeAuditSingleMutation } from '@/service/api/faces';

/** `copyId`: of that copy alone. */
export type Thought = { copyId?: string | undefined } & ({ pass: true } | { pass: false; reason: string });

export interface Judging {
  busy: boolean;
  /** Why the last verdict failed, or null. */
  failure: unknown;
  /** True once the verdict counts. */
  judge(face: FaceData, thought: Thought): Promise<boolean>;
}

interface Outcomes {
  /** `after`: the present state of the face. It still waits if other copies are not judged yet. */
  onJudged(face: FaceData, thought: Thought, after: FaceData): void;
  /** Somebody else judged it, its owner withdrew it, or it was submitted again. */
  onLost(face: FaceData): void;
}

export function useVerdict({ onJudged, onLost }: Outcomes): Judging {
  const [change, whole] = useChangeAuditMutation();
  const [changeOne, single] = useChangeAuditSingleMutation();
  return {
    busy: whole.isLoading || single.isLoading,
    failure: whole.error ?? single.error ?? null,
    async judge(face, thought) {
      const { copyId, ...verdict } = thought;
      const since = face.pending?.since;
      const body = { ...verdict, ...(since !== undefined && { since }) };
      const { data, error } = await (copyId === undefined
        ? change({ id: face.id, ...body })
        : changeOne({ copyId, faceId: face.id, ...body }));
      if (data) onJudged(face, thought, data);
      else if (isApiError(error) && (error.code === 404 || error.code === 409)) {
        // Reported separately, and not a failure of the next verdict.
        whole.reset();
        single.reset();
        onLost(face);
      }
      return data !== undefined;
    },
  };
}
