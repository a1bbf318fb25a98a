// The guide's text without markup, for its search.
import type { TFunction } from 'i18next';
import { GUIDE_PAGES, type GuidePageId } from './guidePages';
import type { GuideTexts } from './guideTexts';
import type { Inline } from './inline';
import { limitText } from './limitText';
import { type Block, partsOf } from './readGuide';

export interface Passage {
  page: GuidePageId;
  pageTitle: string;
  /** Null for the start of the page. */
  heading: string | null;
  title: string;
  text: string;
}

/** The keys of a command, or null where it has none. */
export type KeysOf = (command: string) => string | null;

function inlineText(inline: Inline, t: TFunction, language: string, keysOf: KeysOf): string {
  if (inline.kind === 'ui') return t(inline.key);
  if (inline.kind === 'keys') return keysOf(inline.command) ?? '';
  if (inline.kind === 'limit') return limitText(inline.path, inline.unit, language);
  if (inline.kind === 'tag') return `#${inline.name}#`;
  return inline.text;
}

const blockText = (block: Block, t: TFunction, language: string, keysOf: KeysOf): string => {
  if (block.kind === 'picture' || block.kind === 'face') return block.alt;
  // A space parts items and cells. Inside one, the words keep the spaces of the text.
  return partsOf(block)
    .map((line) => line.map((inline) => inlineText(inline, t, language, keysOf)).join(''))
    .join(' ');
};

/** One passage for each section of each page. `t` must have the texts of every namespace that the pages name. */
export const passagesOf = (texts: GuideTexts, t: TFunction, language: string, keysOf: KeysOf): Passage[] =>
  GUIDE_PAGES.flatMap((page) =>
    texts[page].sections.map(({ id, title, blocks }) => ({
      page,
      pageTitle: texts[page].title,
      heading: id,
      title: title || texts[page].title,
      text: blocks.map((block) => blockText(block, t, language, keysOf)).join(' '),
    })),
  );
