// The data tags that fields offer, and what is wrong with an expression or with plain words. Who gives them knows the platform.
import { createContext, useContext } from 'react';

export interface FormTag {
  /** Name without hashes, such as `DH`. */
  name: string;
  /** In the language shown. */
  desc: string;
  /** The description in the other language: searched, not shown. */
  keywords?: string | undefined;
  sample: string;
  /** Its values are written in another language than the one shown: offered only to who searches for it. */
  isForeign?: boolean | undefined;
  /** The value on the simulated watch now. */
  live(): string;
  category: string;
  categoryLabel: string;
  /** A word beside the name, translated: what is new says so. */
  badge?: string | undefined;
}

export interface ExpressionIssue {
  /** Already translated, the place named in words. */
  message: string;
  /** Index of the first wrong UTF-16 unit in the source, and how many are wrong; 0: something is missing there. */
  position: number;
  length: number;
}

export interface TagService {
  /** Made when they are first asked for; the same list as long as the service is. */
  tags(): readonly FormTag[];
  /** What is wrong with an expression of a text or a number field; null if nothing. */
  checkExpression(source: string, kind: 'text' | 'number'): ExpressionIssue | null;
  /** Why words are not plain, translated; null if they are. */
  checkPlainText(text: string): string | null;
}

export const TagServiceContext = createContext<TagService | null>(null);

/** The tags, for a control that cannot work without them. */
export function useTagService(): TagService {
  const tags = useContext(TagServiceContext);
  if (!tags) throw new Error('this field needs a TagServiceContext');
  return tags;
}
