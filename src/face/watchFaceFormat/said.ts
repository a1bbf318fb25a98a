// What an expression of ours becomes in the Watch Face Format: text for its attributes, or why it cannot be said there.

/** Fixed language of words that a text shows; null follows the watch. */
export type SaidLocale = 'zh_CN' | 'en_US' | null;

/** A text: a template with a `%s` for each parameter, `%` doubled elsewhere. Without parameters it is literal text (not doubled). */
export interface SaidText {
  readonly template: string;
  /** Formulas of the format, as they stand in `Parameter expression`. */
  readonly parameters: readonly string[];
  readonly locale: SaidLocale;
}

/** Why an expression has no form there. The words are `check:unsaid.<reason>`. */
export type UnsaidReason =
  /** It names tags that the format has no source for: `tags`. */
  | 'noSource'
  /** It asks for words in two fixed languages at once. */
  | 'twoLanguages'
  /** It calculates with, or compares, text of the watch, which the format cannot. */
  | 'textCompared'
  /** Our own parser refuses it. */
  | 'broken';

export type Said<T> =
  /** `weather`: it reads the weather, so that what shows it stands in a condition on its being there. */
  | { readonly ok: true; readonly said: T; readonly weather: boolean }
  | { readonly ok: false; readonly reason: UnsaidReason; readonly tags: readonly string[] };
