// Types of the conversion of a face to another platform: notes and choices.
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { DataLanguage } from '@/schemas/languages';
import type { Refusal } from './platformPolicy';

/**
 * What to do with a layer that the platform does not accept unchanged: scale an oversized animation (or other element)
 * down, replace it by one of its frames, or leave it out (spec 5); show this expression in a text instead.
 */
export type LayerChoice =
  | { kind: 'scale' }
  | { kind: 'still'; frame: number }
  | { kind: 'skip' }
  | { kind: 'text'; source: string };

/** A choice for an oversized element. */
export type OverLimitChoice = Exclude<LayerChoice, { kind: 'text' }>;

/** The frames of an oversized animation. */
export interface OfferedFrames {
  kind: 'frames';
  frameUrls: readonly string[];
}

/**
 * Expressions that a text may show instead of `from`, which the platform does not support; `now` is null while the
 * layer is left out.
 */
export interface OfferedTexts {
  kind: 'texts';
  from: string;
  sources: readonly string[];
  now: string | null;
}

/** The choices available for a layer. */
export type OfferedChoice = OfferedFrames | OfferedTexts;

/** A note of the report; its text is `conversion.notes.<messageKey>`. */
export type ConversionNote = Refusal;

/** What happened to one layer of the source; uuid, label and type are those in the source. */
export interface LayerReport {
  uuid: string;
  label: string;
  nodeType: string;
  mode: ModeName;
  fate: 'kept' | 'changed' | 'lost';
  notes: readonly ConversionNote[];
  /** The choice offered to the designer. */
  choice?: OfferedChoice;
}

/** A note about the whole conversion; its text is `conversion.notes.<messageKey>`. */
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
  /** By uuid of the source layer; by default an animation is scaled down and a text shows the nearest expression. */
  choices: ReadonlyMap<string, LayerChoice>;
  /** The designer's language, for tags with words that the platform has per language. Absent: no Chinese words. */
  language?: DataLanguage;
}
