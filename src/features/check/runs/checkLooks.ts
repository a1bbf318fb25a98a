// The findings that the check listed when it was last viewed, by copy. Stored on this device, not in the design.
import { z } from 'zod';
import type { CheckFinding, FaceCheck } from '@/output/watchFace/checkFinding';
import { faceScore } from '@/output/watchFace/faceScore';
import { createDeviceStore } from '@/service/deviceStore';

/** Maximum number of copies with a stored look; the longest unused is dropped first. */
const COPIES_MAX = 20;
/** Maximum number of findings of a look. A longer list stores no look, because its rest would count as new. */
export const LOOK_FINDINGS_MAX = 60;

const storedFinding = z.object({
  id: z.string(),
  words: z.enum(['check', 'rule']),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Of its layer; null for the whole copy. */
  name: z.string().nullable(),
});
const checkLook = z.object({ score: z.number(), findings: z.array(storedFinding) });
const checkLooks = z.record(z.string(), checkLook).catch({});

export type StoredFinding = z.infer<typeof storedFinding>;
/** The score and the findings at a look. */
export type CheckLook = z.infer<typeof checkLook>;

export interface CheckLooks {
  /** Null for a copy whose check was never viewed here. */
  of(copyId: string): CheckLook | null;
  set(copyId: string, look: CheckLook): void;
}

export function createCheckLooks(): CheckLooks {
  const store = createDeviceStore('dialwright.checkLooks', (raw) => checkLooks.parse(raw));
  return {
    of: (copyId) => store.get()[copyId] ?? null,
    set(copyId, look) {
      const { [copyId]: _, ...others } = store.get();
      store.set(Object.fromEntries([...Object.entries(others).slice(1 - COPIES_MAX), [copyId, look]]));
    },
  };
}

/** A check as a look at it. */
export const lookAt = (check: FaceCheck, nameOf: (finding: CheckFinding) => string | null): CheckLook => ({
  score: faceScore(check),
  findings: check.findings.map((finding) => {
    const { id, words, key, params } = finding;
    return { id, words, key, params: { ...params }, name: nameOf(finding) };
  }),
});

type Findings = FaceCheck['findings'];

/** Ids of the findings that an earlier look did not list; none without an earlier look. */
export function newSince(look: CheckLook | null, findings: Findings): ReadonlySet<string> {
  if (!look) return new Set();
  const before = new Set(look.findings.map(({ id }) => id));
  return new Set(findings.map(({ id }) => id).filter((id) => !before.has(id)));
}

/** The findings of an earlier look that are no longer listed, whether fixed or accepted. */
export function goneSince(look: CheckLook | null, findings: Findings): readonly StoredFinding[] {
  const now = new Set(findings.map(({ id }) => id));
  return look?.findings.filter(({ id }) => !now.has(id)) ?? [];
}
