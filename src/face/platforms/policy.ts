// A platform's whole policy as data: canvas, delays, limits and the rules that may refuse a designer's act.
import type { ModeName, Platform } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { CanvasFacts } from '../nodes/defineNode';
import type { ElementName } from './elements';

/** Why an act is refused; the words stand in the locale `messages` under `refusals.<key>`. */
export interface Refusal {
  messageKey: string;
  severity: 'info' | 'warning' | 'error';
  params?: Readonly<Record<string, string | number>>;
  /** Path of the field at fault, such as `style.rotate`, where it is one. */
  field?: string;
  /** What may mend it; the words stand in the locale `messages` under `remedies.<key>` and are said after the refusal. */
  remedy?: 'trim' | 'smaller' | 'turned';
}

/** What a rule may look at: the layers before the act and those it would add or change. */
export interface Situation {
  canvas: CanvasFacts;
  mode: ModeName;
  nodes: readonly FaceNode[];
  /** Layers the act adds, pastes, changes or moves, as they would be. */
  subjects: readonly FaceNode[];
  /** The whole list after a reorder; absent for other acts. */
  order?: readonly FaceNode[];
}

export type Rule = (situation: Situation) => Refusal | null;

/** Acts a policy has rules for. */
export type RuledAct = 'add' | 'paste' | 'change' | 'reorder';

/** How a copy leaves for its watches: as an installable watch face, or as its layers for the maker of the chip. */
export type Packaging = 'watchFace' | 'layers';

export interface PlatformPolicy {
  platform: Platform;
  packaging: Packaging;
  canvas: CanvasFacts;
  /** Default delay between animation frames, ms. */
  frameDelayMs: number;
  /** Least delay between animation frames, ms. */
  minFrameDelayMs: number;
  /** Every element of the platform covers at most 30 percent of this area (px²); null: it has no elements. */
  elementArea: number | null;
  /** Data tags one text layer may hold. */
  textTagsMax: number;
  /** What a text layer may show beside one tag alone, as expressions; null: any tags with separators between them. */
  textCombinations: readonly string[] | null;
  /** Which `offered` tags the pickers show. */
  offeredTags: readonly string[];
  hiddenTags: readonly string[];
  /** Data tags that expressions may name. */
  shownTags: readonly string[];
  /** Tags beside them that may pick the pictures of an image sequence. */
  pictureTags: readonly string[];
  /** Keys of rules that are the store's alone: the format of packages has no such rule, so they only warn of faces made elsewhere. */
  storeRules: readonly string[];
  /** Bytes the pictures of a copy may weigh together; null where the platform sets no such bound. */
  budgetBytes: number | null;
  /** Whether a text layer may show this expression here. */
  allowsText(textTag: string): boolean;
  /** The element the platform sees in a dynamic layer; null for a static one, and where the platform has no elements. */
  elementOf(node: FaceNode): { name: ElementName; type: number; level: number } | null;
  /** A layer as the platform takes it in when it comes from elsewhere: frames no faster than it plays them. */
  adapt(node: FaceNode): FaceNode;
  /**
   * The list as the platform keeps it: its order of layers, and the facts it derives (level). The same list, and the same
   * layers, where nothing differs. Run after every edit.
   */
  settle(nodes: readonly FaceNode[]): readonly FaceNode[];
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
