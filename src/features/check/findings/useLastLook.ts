// Compares the findings with those listed when the check was last viewed, and stores the viewed ones.
import { useEffect, useRef, useState } from 'react';
import type { CheckFinding, FaceCheck } from '@/output/watchFace/checkFinding';
import {
  type CheckLook,
  createCheckLooks,
  goneSince,
  LOOK_FINDINGS_MAX,
  lookAt,
  newSince,
  type StoredFinding,
} from '../runs/checkLooks';

export interface LastLook {
  /** Null if the check of this copy was never viewed on this device. */
  before: CheckLook | null;
  /** Ids of findings that are new since then. */
  fresh: ReadonlySet<string>;
  /** Findings from then that are gone. */
  gone: readonly StoredFinding[];
}

/** `isMeasured`: findings that are not measured yet are not gone, and an incomplete list is not stored. */
export function useLastLook(
  copyId: string,
  { check, isMeasured }: { check: FaceCheck | null; isMeasured: boolean },
  nameOf: (finding: CheckFinding) => string | null,
): LastLook {
  const [looks] = useState(createCheckLooks);
  /** The last look before this panel was opened, by copy. */
  const before = useRef(new Map<string, CheckLook | null>());
  if (!before.current.has(copyId)) before.current.set(copyId, looks.of(copyId));
  const names = useRef(nameOf);
  names.current = nameOf;
  useEffect(() => {
    if (check && isMeasured && check.findings.length <= LOOK_FINDINGS_MAX)
      looks.set(copyId, lookAt(check, names.current));
  }, [looks, copyId, check, isMeasured]);
  const look = before.current.get(copyId) ?? null;
  return {
    before: look,
    fresh: newSince(look, check?.findings ?? []),
    gone: check && isMeasured ? goneSince(look, check.findings) : [],
  };
}
