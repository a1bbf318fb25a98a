// The layer that shows words and nothing else, for tools that lay and measure them.
import type { FaceNode, NodeOf } from '@/schemas/nodes';
import { wordsOf } from '..';

export type WordsNode = NodeOf<'text'>;
export type WordsStyle = WordsNode['style'];

/** The layer as one of words; null for any other. */
export const asWords = (node: FaceNode): WordsNode | null => (wordsOf(node) ? (node as WordsNode) : null);
