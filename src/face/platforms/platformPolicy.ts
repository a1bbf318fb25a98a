// A platform's policy as data: canvas, delays, limits and the rules that may refuse an edit.
import type { Packaging } from '@/face/nodes/defineNode';
import type { ModeName, Platform } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { CanvasFacts } from '../nodes/defineNode';
import type { ElementName } from './elements';

/** Why an edit is refused; its text is `refusals.<key>` in the locale `messages`. */
export interface Refusal {
  messageKey: string;
  severity: 'info' | 'warning' | 'error';
  params?: Readonly<Record<string, string | number>>;
  /** Path of the offending field, such as `style.rotate`, if there is one. */
  field?: string;
  /** A possible fix; its text is `remedies.<key>` in the locale `messages`, shown after the refusal. */
  remedy?: 'trim' | 'smaller' | 'turned';
}

/** Input of a rule: the layers before the edit, and those it would add or change. */
export interface Situation {
  canvas: CanvasFacts;
  mode: ModeName;
  nodes: readonly FaceNode[];
  /** Layers that the edit adds, pastes, changes or moves, in their new state. */
  subjects: readonly FaceNode[];
  /** The whole list after a reorder; absent for other edits. */
  order?: readonly FaceNode[];
}

export type Rule = (situation: Situation) => Refusal | null;

/** Acts a policy has rules for. */
export type RuledAct = 'add' | 'paste' | 'change' | 'reorder';

export type { Packaging };

export interface PlatformPolicy {
  platform: Platform;
  packaging: Packaging;
  canvas: CanvasFacts;
  /** Whether a copy may contain groups; otherwise they are dissolved when layers arrive. */
  hasGroups: boolean;
  /** Default delay between animation frames, ms. */
  frameDelayMs: number;
  /** Minimum delay between animation frames, ms. */
  minFrameDelayMs: number;
  /** Every element of the platform covers at most 30 percent of this area (px²); null: the platform has no elements. */
  elementArea: number | null;
  /** Maximum data tags of a text layer. */
  textTagsMax: number;
  /** Expressions that a text layer may show besides a single tag; null: any tags with separators between them. */
  textCombinations: readonly string[] | null;
  /** Which `offered` tags the pickers show. */
  offeredTags: readonly string[];
  hiddenTags: readonly string[];
  /** Data tags that expressions may use. */
  shownTags: readonly string[];
  /** Additional tags that may pick the pictures of an image sequence. */
  pictureTags: readonly string[];
  /**
   * Keys of rules that only the store has. The package format has no such rule, so for imported faces they are
   * warnings.
   */
  storeRules: readonly string[];
  /** Maximum total bytes of a copy's pictures; null if there is no limit. */
  budgetBytes: number | null;
  /** Whether the platform lets a text layer show this expression. */
  allowsText(textTag: string): boolean;
  /** The platform element of a dynamic layer; null for a static one, and if the platform has no elements. */
  elementOf(node: FaceNode): { name: ElementName; type: number; level: number } | null;
  /** Adapts an incoming layer to the platform: limits its frame rate, and drops leftovers that its packages cannot have. */
  adapt(node: FaceNode): FaceNode;
  /**
   * The list in the platform's layer order with derived values (level). Returns the same list and layers if nothing
   * changes. Runs after every edit.
   */
  settle(nodes: readonly FaceNode[]): readonly FaceNode[];
  rules: Readonly<Record<RuledAct, readonly Rule[]>>;
}

/** The first refusal of a policy's rules for an edit, or null. */
export function refusalFor(policy: PlatformPolicy, act: RuledAct, situation: Situation): Refusal | null {
  for (const rule of policy.rules[act]) {
    const refusal = rule(situation);
    if (refusal) return refusal;
  }
  return null;
}
