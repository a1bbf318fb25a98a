// What is wrong with a copy as it stands: not refused while editing, shown beside it and refused at publishing.
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { bytesByLayer, copyBytes } from './fileSize';
import { policyOf } from './index';
import { type PlatformPolicy, type Refusal, refusalFor } from './policy';

/** One thing to mend; the words are those of the refusal, `rules.refusals.<messageKey>`. */
export interface Finding {
  refusal: Refusal;
  /** An error keeps the copy from its package and from the store; a warning does not. */
  severity: 'error' | 'warning';
  /** Where it is; null: in the copy as a whole. */
  mode: ModeName | null;
  uuid: string | null;
}

/** Most layers named as the heaviest. */
const HEAVIEST_NAMED = 3;
const KILOBYTE = 1024;

/** Whole KB, rounded up, so that what is over a bound never looks like the bound. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);

/** That a copy weighs more than its platform takes, with its heaviest layers; null where it does not. */
export function overBudget(copy: FaceCopy, policy: PlatformPolicy): Refusal | null {
  const bytes = copyBytes(copy);
  if (policy.budgetBytes === null || bytes <= policy.budgetBytes) return null;
  const layers = bytesByLayer(copy)
    .slice(0, HEAVIEST_NAMED)
    .map(({ label }) => label)
    .join(', ');
  const params = { size: kilobytes(bytes), limit: kilobytes(policy.budgetBytes), layers };
  return { messageKey: 'overBudget', severity: 'warning', params };
}

/** A face made elsewhere need not know the rules of this store. */
const severityOf = (copy: FaceCopy, { messageKey }: Refusal, { storeRules }: PlatformPolicy): Finding['severity'] =>
  copy.watchFace !== undefined && storeRules.includes(messageKey) ? 'warning' : 'error';

function inMode(copy: FaceCopy, mode: ModeName, policy: PlatformPolicy, canvas: CanvasFacts): Finding[] {
  const nodes = copy[mode]?.nodeList ?? [];
  return nodes.flatMap((node, index) => {
    const refusal = refusalFor(policy, 'add', { canvas, mode, nodes: nodes.slice(0, index), subjects: [node] });
    return refusal ? [{ refusal, severity: severityOf(copy, refusal, policy), mode, uuid: node.uuid }] : [];
  });
}

/** Everything a copy breaks of its platform's rules, the budget first, then layer by layer from the bottom. */
export function findings(copy: FaceCopy, policy: PlatformPolicy = policyOf(copy.platform)): readonly Finding[] {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const heavy = overBudget(copy, policy);
  return [
    ...(heavy ? [{ refusal: heavy, severity: 'error' as const, mode: null, uuid: null }] : []),
    ...inMode(copy, 'normal', policy, canvas),
    ...inMode(copy, 'ambient', policy, canvas),
  ];
}
