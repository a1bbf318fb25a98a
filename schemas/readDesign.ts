// Reads any stored or received document as a Design: checks limits, migrates, validates.
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
      reason: UnreadableReason /** Path and message of the first error, for diagnosis. */;
      detail: string;
      /** The error and its location, for a bad shape. */
      fault?: DesignFault;
    };

/**
 * Whether an external value exceeds the limits of depth and layers. Iterative, so that nesting cannot overflow the
 * stack (docs/rules/reliability.md, fault 21).
 */
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
 * The value without own `__proto__` keys, which `JSON.parse` creates: preserved data must never change an object it is
 * merged into. Returns the same value if there are none. Recursive: check `tooDeepOrLarge` first.
 */
export function withoutProto(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutProto);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value);
  const safe = entries
    .filter(([name]) => name !== '__proto__')
    .map(([name, item]) => [name, withoutProto(item)] as const);
  const isSame = safe.length === entries.length && safe.every(([, item], index) => item === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(safe);
}

/** Reads a raw document of any released version. Never throws or modifies `raw`. */
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
