// What is wrong with a document that is no design, and where: for the sentence that a designer reads.
import type { z } from 'zod';
import { nodeSchemas } from './nodes';

/** The words are `errors:designFault.<kind>`. */
export type DesignFaultKind =
  | 'tooLarge'
  | 'tooSmall'
  | 'tooLong'
  | 'tooMany'
  | 'tooFew'
  | 'missing'
  | 'badValue'
  | 'version'
  | 'sameId'
  | 'background'
  | 'picture';

export interface DesignFault {
  kind: DesignFaultKind;
  /** Name of the layer it is in; null where it is in the design itself. */
  layer: string | null;
  /** The field as the file writes it, such as `x` or `shadow.color`. */
  field: string;
  /** What stands there, shortened. */
  value: string;
  /** The bound that it breaks; 0 where there is none. */
  limit: number;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Characters of a name or a value that are quoted. */
const QUOTED_MAX = 40;

const shortened = (text: string): string => (text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text);

const valueAt = (raw: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as never)[key] : undefined), raw);

function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return shortened(String(value));
}

/** Sentences of the schema's own checks. */
const CHECKS: Readonly<Record<string, DesignFaultKind>> = {
  'two layers share an id': 'sameId',
  'the first layer, and no other, is the background colour': 'background',
};

function kindOf(issue: Issue, value: unknown): { kind: DesignFaultKind; limit: number } {
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const isBig = issue.code === 'too_big';
    const limit = Number(isBig ? issue.maximum : issue.minimum);
    if (issue.origin === 'array') return { kind: isBig ? 'tooMany' : 'tooFew', limit };
    if (issue.origin === 'string') return { kind: isBig ? 'tooLong' : 'badValue', limit };
    return { kind: isBig ? 'tooLarge' : 'tooSmall', limit };
  }
  if (value === undefined) return { kind: 'missing', limit: 0 };
  return { kind: (issue.code === 'custom' && CHECKS[issue.message]) || 'badValue', limit: 0 };
}

/** Where the layer of a path begins, and the path within it; null for what is in no layer. */
function layerIn(path: Path): { path: Path; inside: Path } | null {
  const at = path.indexOf('nodeList');
  return at === -1 || path.length <= at + 1 ? null : { path: path.slice(0, at + 2), inside: path.slice(at + 2) };
}

/** What the schema of the layer's own type says: that of all types knows only that none fits. */
function ownIssue(layer: unknown, issue: Issue, inside: Path): { issue: Issue; inside: Path } {
  const type = (layer as { nodeType?: unknown } | null)?.nodeType;
  const schema = typeof type === 'string' && Object.hasOwn(nodeSchemas, type) ? nodeSchemas[type as never] : null;
  const [own] = (schema as z.ZodType | null)?.safeParse(layer).error?.issues ?? [];
  return own ? { issue: own, inside: own.path } : { issue, inside };
}

/** The first fault of a document in words' terms. `raw`: what the schema was asked about. */
export function designFault(raw: unknown, first: Issue): DesignFault {
  if (first.path[0] === 'schemaVersion') {
    return { kind: 'version', layer: null, field: 'schemaVersion', value: quoted(valueAt(raw, first.path)), limit: 0 };
  }
  const place = layerIn(first.path);
  const layer = place ? valueAt(raw, place.path) : raw;
  const { issue, inside } = place ? ownIssue(layer, first, place.inside) : { issue: first, inside: first.path };
  const value = valueAt(layer, inside);
  const label = place && (layer as { label?: unknown } | null)?.label;
  return {
    ...kindOf(issue, value),
    layer: place ? quoted(label ?? '?') : null,
    field: inside.filter((key) => key !== 'style').join('.') || 'layer',
    value: quoted(value),
  };
}
