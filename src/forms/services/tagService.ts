// Data tags for fields, and validation of expressions and plain text. The provider knows the platform.
import { createContext, useContext } from 'react';

export interface FormTag {
  /** Name without hashes, such as `DH`. */
  name: string;
  /** In the language shown. */
  desc: string;
  /** The description in the other language: searched, not shown. */
  keywords?: string | undefined;
  sample: string;
  /** Its values are in another language: offered only when searching. */
  isForeign?: boolean | undefined;
  /** The current value on the simulated watch. */
  live(): string;
  category: string;
  categoryLabel: string;
  /** Translated text next to the name, such as "new". */
  badge?: string | undefined;
}

export interface ExpressionIssue {
  /** Already translated, including the position. */
  message: string;
  /**
   * Index of the first invalid UTF-16 unit in the source, and the number of invalid ones; 0: something is missing
   * there.
   */
  position: number;
  length: number;
}

export interface TagService {
  /** Created on first use; the same list for the service's lifetime. */
  tags(): readonly FormTag[];
  /** The error of an expression for a text or number field; null if it is valid. */
  checkExpression(source: string, kind: 'text' | 'number'): ExpressionIssue | null;
  /** Translated reason why a text is not plain; null if it is. */
  checkPlainText(text: string): string | null;
}

export const TagServiceContext = createContext<TagService | null>(null);

/** The tags, for a control that requires them. */
export function useTagService(): TagService {
  const tags = useContext(TagServiceContext);
  if (!tags) throw new Error('this field needs a TagServiceContext');
  return tags;
}
