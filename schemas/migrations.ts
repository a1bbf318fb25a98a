// One step per released schemaVersion: each takes the raw document of one version and gives that of the next.

type Raw = Record<string, unknown>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies `value` with `edit` applied to every object that looks like a node, at any depth. */
function mapNodes(value: unknown, edit: (node: Raw) => Raw): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNodes(item, edit));
  if (!isRaw(value)) return value;
  const copied: Raw = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNodes(item, edit)]));
  return typeof copied.nodeType === 'string' ? edit(copied) : copied;
}

/** Steps by the version they start from. */
const STEPS: Readonly<Record<number, (raw: Raw) => Raw>> = {
  // 1 -> 2: slots were saved as `complication` or `google_complication`; only the second is written now (product.md).
  1: (raw) => ({
    ...raw,
    copies: mapNodes(raw.copies, (node) =>
      node.nodeType === 'complication' ? { ...node, nodeType: 'google_complication' } : node,
    ),
    schemaVersion: 2,
  }),
};

/** Brings a raw document to the newest version; what is no document, or newer, comes back as it was. */
export function migrate(raw: unknown): unknown {
  let current = raw;
  while (isRaw(current) && typeof current.schemaVersion === 'number') {
    const step = STEPS[current.schemaVersion];
    if (!step) break;
    current = step(current);
  }
  return current;
}
