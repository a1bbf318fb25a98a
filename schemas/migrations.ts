// Documents of older versions: every node goes through the steps of its type, one version after the other.
import { SCHEMA_VERSION } from './design';
import { nodeMigrations } from './nodes';
import type { RawNode } from './nodes/migrations';

type Raw = Record<string, unknown>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNode = (value: Raw): value is RawNode => typeof value.nodeType === 'string';

/** Copies `value` with `edit` applied to every object that looks like a node, at any depth. */
function mapNodes(value: unknown, edit: (node: RawNode) => RawNode): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNodes(item, edit));
  if (!isRaw(value)) return value;
  const copied: Raw = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNodes(item, edit)]));
  return isNode(copied) ? edit(copied) : copied;
}

/** The node of version `from` as one of the next. */
const stepped = (node: RawNode, from: number): RawNode =>
  Object.values(nodeMigrations).reduce((current, steps) => steps[from]?.(current) ?? current, node);

/** Brings a raw document to the newest version; what is no document, or newer, comes back as it was. */
export function migrate(raw: unknown): unknown {
  let current = raw;
  while (isRaw(current) && typeof current.schemaVersion === 'number') {
    const from = current.schemaVersion;
    if (!Number.isInteger(from) || from < 1 || from >= SCHEMA_VERSION) break;
    current = { ...current, copies: mapNodes(current.copies, (node) => stepped(node, from)), schemaVersion: from + 1 };
  }
  return current;
}
