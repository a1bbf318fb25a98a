// The one way a stored or received document becomes a Design: bounded first, then migrated, then checked by the schema.
import { type Design, design, SCHEMA_VERSION } from './design';
import { type DesignFault, designFault } from './designFault';
import { JSON_DEPTH_MAX, JSON_VALUES_MAX, NODES_MAX } from './limits';
import { migrate } from './migrations';

/** Why a document could not be read; the locale keys are `errors.document.<reason>`. */
export type UnreadableReason = 'notADesign' | 'tooDeep' | 'tooManyLayers' | 'newerVersion' | 'badShape';

export type ReadDesign =
  | { ok: true; design: Design }
  | {
      ok: false;
      reason: UnreadableReason /** Path and message of the first fault, for the curious. */;
      detail: string;
      /** What is wrong and where, of a bad shape. */
      fault?: DesignFault;
    };

/** Why a value that came from outside is not looked at: iterative, so that no nesting overflows the stack (reliability.md, fault 21). */
export function tooDeepOrLarge(raw: unknown): 'tooDeep' | 'tooManyLayers' | null {
  const stack: { value: unknown; depth: number }[] = [{ value: raw, depth: 0 }];
  let count = 0;
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { value, depth } = top;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > JSON_DEPTH_MAX) return 'tooDeep';
    const children = Object.values(value);
    count += children.length;
    if (count > JSON_VALUES_MAX) return 'tooManyLayers';
    for (const child of children) stack.push({ value: child, depth: depth + 1 });
  }
  return null;
}

function longestNodeList(raw: unknown): number {
  const copies = (raw as { copies?: unknown }).copies;
  if (!Array.isArray(copies)) return 0;
  const lists = copies.flatMap((copy) => [copy?.normal?.nodeList, copy?.ambient?.nodeList]);
  return Math.max(0, ...lists.map((list) => (Array.isArray(list) ? list.length : 0)));
}

/**
 * The value without any own `__proto__`, which `JSON.parse` gives to objects: what is kept unread must never change one it is
 * merged into. The same value where there is none. Recursive: ask `tooDeepOrLarge` first.
 */
export function withoutProto(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutProto);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value);
  const kept = entries
    .filter(([name]) => name !== '__proto__')
    .map(([name, item]) => [name, withoutProto(item)] as const);
  const isSame = kept.length === entries.length && kept.every(([, item], index) => item === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(kept);
}

/** Reads a raw document of any released version. Never throws and never changes `raw`. */
export function readDesign(raw: unknown): ReadDesign {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, reason: 'notADesign', detail: typeof raw };
  }
  const bound = tooDeepOrLarge(raw);
  if (bound) return { ok: false, reason: bound, detail: '' };
  const migrated = migrate(withoutProto(raw));
  const version = (migrated as { schemaVersion?: unknown }).schemaVersion;
  if (typeof version === 'number' && version > SCHEMA_VERSION) {
    return { ok: false, reason: 'newerVersion', detail: String(version) };
  }
  if (longestNodeList(migrated) > NODES_MAX) return { ok: false, reason: 'tooManyLayers', detail: '' };
  const parsed = design.safeParse(migrated);
  if (parsed.success) return { ok: true, design: parsed.data };
  const issue = parsed.error.issues[0];
  if (!issue) return { ok: false, reason: 'badShape', detail: '' };
  const detail = `${issue.path.join('.')}: ${issue.message}`;
  return { ok: false, reason: 'badShape', detail, fault: designFault(migrated, issue) };
}
