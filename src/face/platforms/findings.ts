// Rule violations in a copy: allowed while editing, shown beside it and rejected at publishing.
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { bytesByLayer, copyBytes } from './fileSize';
import { policyOf } from './index';
import { type PlatformPolicy, type Refusal, refusalFor } from './platformPolicy';

/** One problem to fix; its text is the refusal's, `rules.refusals.<messageKey>`. */
export interface Finding {
  refusal: Refusal;
  /** An error prevents packaging and publishing; a warning does not. */
  severity: 'error' | 'warning';
  /** Where it is; null: in the copy as a whole. */
  mode: ModeName | null;
  uuid: string | null;
}

/** Number of largest layers named in the message. */
const HEAVIEST_NAMED = 3;
const KILOBYTE = 1024;

/** Whole KB, rounded up, so that a size over the limit never looks equal to it. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);

/** The violation if a copy exceeds its platform's size budget, with its largest layers; else null. */
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

/** An imported face may break rules that only this store has, so those are warnings. */
const severityOf = (copy: FaceCopy, { messageKey }: Refusal, { storeRules }: PlatformPolicy): Finding['severity'] =>
  copy.watchFace !== undefined && storeRules.includes(messageKey) ? 'warning' : 'error';

function inMode(copy: FaceCopy, mode: ModeName, policy: PlatformPolicy, canvas: CanvasFacts): Finding[] {
  const nodes = copy[mode]?.nodeList ?? [];
  return nodes.flatMap((node, index) => {
    const refusal = refusalFor(policy, 'add', { canvas, mode, nodes: nodes.slice(0, index), subjects: [node] });
    return refusal ? [{ refusal, severity: severityOf(copy, refusal, policy), mode, uuid: node.uuid }] : [];
  });
}

/** All violations of a copy's platform rules: the budget first, then layer by layer from the bottom. */
export function findings(copy: FaceCopy, policy: PlatformPolicy = policyOf(copy.platform)): readonly Finding[] {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const heavy = overBudget(copy, policy);
  return [
    ...(heavy ? [{ refusal: heavy, severity: 'error' as const, mode: null, uuid: null }] : []),
    ...inMode(copy, 'normal', policy, canvas),
    ...inMode(copy, 'ambient', policy, canvas),
  ];
}
