// A rule about what a layer, or a face, shows over the ranges of its data.
import type { WatchState } from '@/face/dataTags/watchState';
import type { FaceNode } from '@/schemas/nodes';
import type { QuickFix, TextExtent } from '../checkFinding';
import type { RangeReadings } from './rangeReadings';

export interface RangeSubject {
  node: FaceNode;
  readings: RangeReadings;
  /** Extent of its text if it is larger than its box; null if it fits or was not measured. */
  text: TextExtent | null;
  /** Whether a watch has a source for all tags of an expression. */
  hasSources(source: string): boolean;
}

export interface RangeFault {
  key: string;
  params?: Readonly<Record<string, string | number>>;
  /** The tags whose values show it, with the watch at that moment; absent if it holds at all times. */
  at?: { tags: readonly string[]; state: WatchState };
  mends?: readonly QuickFix[];
}

export type LayerRangeRule = (subject: RangeSubject) => readonly RangeFault[];

export interface FaceRangeSubject {
  /** The layers of a mode as the watch draws them. */
  nodes: readonly FaceNode[];
  readings: RangeReadings;
}

export type FaceRangeRule = (subject: FaceRangeSubject) => readonly RangeFault[];
