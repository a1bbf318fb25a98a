// What stands in the way of publishing a design: broken rules of its copies, as this device and as the server finds them. Pure.

import { findings } from '@/face/platforms/findings';
import { overPackage } from '@/face/platforms/packageSize';
import type { Refusal } from '@/face/platforms/policy';
import { type Design, type FaceCopy, isServed, type ModeName, type WatchSystem } from '@/schemas/design';
import type { BrokenRule } from './sendFace';

export interface RuleProblem {
  key: string;
  copy: FaceCopy;
  /** Null: the copy as a whole. */
  mode: ModeName | null;
  uuid: string | null;
  /** Label of the layer; empty for the copy as a whole. */
  layer: string;
  refusal: Refusal;
}

const KILOBYTE = 1024;
const kilobytes = (bytes: unknown): number => Math.ceil(Number(bytes) / KILOBYTE);

const labelOf = (copy: FaceCopy, mode: ModeName | null, uuid: string | null): string =>
  (mode && copy[mode]?.nodeList.find((node) => node.uuid === uuid)?.label) ?? '';

const problem = (copy: FaceCopy, mode: ModeName | null, uuid: string | null, refusal: Refusal): RuleProblem => ({
  key: [copy.id, mode, uuid, refusal.messageKey].join(' '),
  copy,
  mode,
  uuid,
  layer: labelOf(copy, mode, uuid),
  refusal,
});

/** Copies that are offered to the watches chosen. */
export const offeredCopies = ({ copies }: Design, range: WatchSystem): FaceCopy[] =>
  copies.filter(({ platform }) => isServed(platform, range));

function foundBy(copy: FaceCopy): RuleProblem[] {
  const heavy = overPackage(copy);
  return [
    ...(heavy ? [problem(copy, null, null, heavy)] : []),
    ...findings(copy).map(({ refusal, mode, uuid }) => problem(copy, mode, uuid, refusal)),
  ];
}

/** The server weighs the pictures itself, in bytes, and names no layers. */
function asRefusal({ key, params }: BrokenRule): Refusal {
  if (key !== 'overBudget' || 'layers' in params) return { messageKey: key, severity: 'warning', params };
  const { size, limit } = params;
  return { messageKey: 'storedOver', severity: 'warning', params: { size: kilobytes(size), limit: kilobytes(limit) } };
}

/** Everything to mend in the layers of the offered copies; what the server found joins what is found here. */
export function ruleProblems(design: Design, range: WatchSystem, broken: readonly BrokenRule[]): RuleProblem[] {
  const offered = offeredCopies(design, range);
  const told = broken.flatMap((rule) => {
    const copy = offered.find(({ id }) => id === rule.copyId);
    return copy ? [problem(copy, rule.mode, rule.uuid, asRefusal(rule))] : [];
  });
  const all = [...offered.flatMap(foundBy), ...told];
  return [...new Map(all.map((one) => [one.key, one])).values()];
}

/** Where the editor shows a layer, or the copy as a whole. */
export function placeInEditor(design: Pick<Design, 'id'>, { copy, mode, uuid }: RuleProblem): string {
  const place = new URLSearchParams({ copy: copy.id });
  if (mode) place.set('mode', mode);
  if (uuid) place.set('layer', uuid);
  return `/dial/${design.id}?${place}`;
}
