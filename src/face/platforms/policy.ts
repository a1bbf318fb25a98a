// A platform's whole policy as data: canvas, delays, limits and the rules that may refuse a designer's act.
import type { Platform } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { CanvasFacts } from '../nodes/defineNode';

/** Why an act is refused; the words stand in the locale `messages` under `refusals.<key>`. */
export interface Refusal {
  messageKey: string;
  severity: 'info' | 'warning' | 'error';
  params?: Readonly<Record<string, string | number>>;
}

/** What a rule may look at: the layers before the act and those it would add or change. */
export interface Situation {
  canvas: CanvasFacts;
  nodes: readonly FaceNode[];
  /** Layers the act adds, pastes or changes, as they would be. */
  subjects: readonly FaceNode[];
}

export type Rule = (situation: Situation) => Refusal | null;

/** Acts a policy has rules for. */
export type RuledAct = 'add' | 'paste' | 'change';

export interface PlatformPolicy {
  platform: Platform;
  canvas: CanvasFacts;
  /** Default delay between animation frames, ms. */
  frameDelayMs: number;
  /** Data tags one text layer may hold. */
  textTagsMax: number;
  /** Which `offered` tags the pickers show. */
  offeredTags: readonly string[];
  hiddenTags: readonly string[];
  rules: Readonly<Record<RuledAct, readonly Rule[]>>;
}

/** The first refusal of a policy's rules for an act, or null. */
export function refusalFor(policy: PlatformPolicy, act: RuledAct, situation: Situation): Refusal | null {
  for (const rule of policy.rules[act]) {
    const refusal = rule(situation);
    if (refusal) return refusal;
  }
  return null;
}
