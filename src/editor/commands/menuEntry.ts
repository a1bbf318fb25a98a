// What every entry of the command menu has: its texts, and why it is disabled.
import type { TFunction } from 'i18next';

export interface MenuEntryText {
  /** Unique in the menu. */
  key: string;
  label: string;
  group: string;
  /** The lowercase search text: words of both languages and the group. */
  searched: string;
  /** Why it is disabled, or null. */
  reason: string | null;
}

/** Texts of `editor`, `rules` and `catalogue` in one language. */
export type MenuWords = TFunction<readonly ['editor', 'rules', 'catalogue']>;
