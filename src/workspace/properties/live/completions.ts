// What fits at the caret of an expression: tags after a #, functions after a letter.
import { FUNCTIONS } from '@/face/dataTags/expression/ast';
import { findTags } from '@/forms/controls/TagPicker';
import type { FormTag } from '@/forms/services/tagService';

export interface Completion {
  /** What is inserted in place of the typed part. */
  text: string;
  /** Characters of `text` after the caret, such as the bracket of a function. */
  behind: number;
  tag: FormTag | null;
}

/** Rows that are shown at once. */
const COMPLETIONS_MAX = 8;

const FUNCTION_NAMES = Object.keys(FUNCTIONS);

/** The part before the caret that a completion replaces, and what fits; nothing fits most places. */
export function completionsAt(
  text: string,
  caret: number,
  tags: readonly FormTag[],
): { from: number; completions: readonly Completion[] } {
  const before = text.slice(0, caret);
  // An odd number of # before the caret: it is inside a tag.
  const isInTag = (before.split('#').length - 1) % 2 === 1;
  const [, word = ''] = /#(\w*)$/.exec(before) ?? [];
  if (isInTag && before.endsWith(`#${word}`)) {
    const lower = word.toLowerCase();
    const starts = tags.filter(({ name }) => name.toLowerCase().startsWith(lower));
    const others = findTags(tags, 'all', word).filter((tag) => !starts.includes(tag));
    const completions = (word === '' ? findTags(tags, 'all', '') : [...starts, ...others]).slice(0, COMPLETIONS_MAX);
    return {
      from: caret - word.length - 1,
      completions: completions.map((tag) => ({ text: `#${tag.name}#`, behind: 0, tag })),
    };
  }
  const [name = ''] = /[A-Za-z]+$/.exec(before) ?? [];
  if (name === '' || isInTag) return { from: caret, completions: [] };
  const completions = FUNCTION_NAMES.filter((one) => one.startsWith(name.toLowerCase()) && one !== name);
  return {
    from: caret - name.length,
    completions: completions.map((one) => ({ text: `${one}()`, behind: 1, tag: null })),
  };
}
