// Migrates documents of older versions: applies the steps of each node's type, one version after the other.
import { SCHEMA_VERSION } from './design';
import { nodeMigrations } from './nodes';
import type { RawNode } from './nodes/migrations';

type Raw = Record<string, unknown>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNode = (value: Raw): value is RawNode => typeof value.nodeType === 'string';

/** Copies `value` with `edit` applied to every node-like object at any depth. */
function mapNodes(value: unknown, edit: (node: RawNode) => RawNode): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNodes(item, edit));
  if (!isRaw(value)) return value;
  const copied: Raw = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNodes(item, edit)]));
  return isNode(copied) ? edit(copied) : copied;
}

/** Migrates a node from version `from` to the next. */
const stepped = (node: RawNode, from: number): RawNode =>
  Object.values(nodeMigrations).reduce((current, steps) => steps[from]?.(current) ?? current, node);

/** Migrates a raw document to the latest version; returns anything else, or a newer document, unchanged. */
export function migrate(raw: unknown): unknown {
  let current = raw;
  while (isRaw(current) && typeof current.schemaVersion === 'number') {
    const from = current.schemaVersion;
    if (!Number.isInteger(from) || from < 1 || from >= SCHEMA_VERSION) break;
    current = { ...current, copies: mapNodes(current.copies, (node) => stepped(node, from)), schemaVersion: from + 1 };
  }
  return current;
}
