// Text layers, for tools that lay out and measure text.
import type { FaceNode, NodeOf } from '@/schemas/nodes';
import { wordsOf } from '..';

export type WordsNode = NodeOf<'text'>;
export type WordsStyle = WordsNode['style'];

/** The layer as a text layer; null for any other. */
export const asWords = (node: FaceNode): WordsNode | null => (wordsOf(node) ? (node as WordsNode) : null);
