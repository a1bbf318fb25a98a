// Result of writing an expression in the Watch Face Format: text for its attributes, or the reason why it cannot be
// expressed.

/** Fixed language of the words in a text; null follows the watch. */
export type TextLocale = 'zh_CN' | 'en_US' | null;

/**
 * A text: a template with a `%s` per parameter and other `%` doubled. Without parameters it is literal text (not
 * doubled).
 */
export interface LocalizedText {
  readonly template: string;
  /** Formulas of the format, as in `Parameter expression`. */
  readonly parameters: readonly string[];
  readonly locale: TextLocale;
}

/** Why an expression cannot be expressed. Its text is `check:unsaid.<reason>`. */
export type UnwritableReason =
  /** It uses tags without a source in the format: `tags`. */
  | 'noSource'
  /** It requires words in two fixed languages at once. */
  | 'twoLanguages'
  /** It calculates with or compares text of the watch, which the format cannot do. */
  | 'textCompared'
  /** Our own parser refuses it. */
  | 'broken';

export type WrittenExpression<T> =
  /** `weather`: it depends on weather, so the layer must be in a condition on weather being available. */
  | { readonly ok: true; readonly value: T; readonly weather: boolean }
  | { readonly ok: false; readonly reason: UnwritableReason; readonly tags: readonly string[] };
