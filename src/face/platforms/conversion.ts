// What is said and chosen when a copy of a face is made for another platform.
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { Refusal } from './policy';

/**
 * What becomes of a layer that the platform does not take as it is: an animation (or another element) that is too large
 * becomes smaller, one of its frames, or nothing (spec 5); a text shows this expression instead.
 */
export type LayerChoice =
  | { kind: 'scale' }
  | { kind: 'still'; frame: number }
  | { kind: 'skip' }
  | { kind: 'text'; source: string };

/** A choice about something larger than the platform allows. */
export type OverLimitChoice = Exclude<LayerChoice, { kind: 'text' }>;

/** The frames of an animation that is too large. */
export interface OfferedFrames {
  kind: 'frames';
  frameUrls: readonly string[];
}

/** Expressions that a text may show instead of `from`, which the platform does not take; `now` is null while it is left out. */
export interface OfferedTexts {
  kind: 'texts';
  from: string;
  sources: readonly string[];
  now: string | null;
}

/** What may be chosen about a layer. */
export type OfferedChoice = OfferedFrames | OfferedTexts;

/** A sentence of the report; its words are `rules.conversions.<messageKey>`. */
export type ConversionNote = Refusal;

/** What became of one layer of the source; uuid, label and type are those it has there. */
export interface LayerReport {
  uuid: string;
  label: string;
  nodeType: string;
  mode: ModeName;
  fate: 'kept' | 'changed' | 'lost';
  notes: readonly ConversionNote[];
  /** The designer may choose what becomes of it. */
  choice?: OfferedChoice;
}

/** A sentence about the whole conversion; its words are `rules.conversions.<messageKey>`. */
export type ConversionMessage = Omit<Refusal, 'severity'> & { severity: Refusal['severity'] | 'success' };

export interface Conversion {
  copy: FaceCopy;
  report: readonly LayerReport[];
  messages: readonly ConversionMessage[];
}

export interface ConversionOptions {
  /** Id of the new copy. */
  id: string;
  /** Fresh uuids for its layers. */
  newId(): string;
  /** By uuid of the source's layer; an animation without a choice is scaled down, a text shows the nearest. */
  choices: ReadonlyMap<string, LayerChoice>;
}
