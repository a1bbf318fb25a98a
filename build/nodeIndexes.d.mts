// Types of nodeIndexes.mjs, which tests import.
export function nodeTypes(): Record<string, string>;
export function nodeIndexes(): ReadonlyMap<string, string>;
