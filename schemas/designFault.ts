// Describes why and where a document is not a valid design, for a message to the designer.
import type { z } from 'zod';
import { nodeSchemas } from './nodes';

/** Its text is `errors:designFault.<kind>`. */
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
  /** Name of the layer; null if the error is in the design itself. */
  layer: string | null;
  /** The field as named in the file, such as `x` or `shadow.color`. */
  field: string;
  /** The invalid value, shortened. */
  value: string;
  /** The exceeded limit; 0 if not applicable. */
  limit: number;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Characters of a name or value that are quoted. */
const QUOTED_MAX = 40;

const shortened = (text: string): string => (text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text);

const valueAt = (raw: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as never)[key] : undefined), raw);

function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return shortened(String(value));
}

/** Messages of the schema's own checks. */
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

/** The path of the layer in an issue's path, and the rest of the path; null outside of layers. */
function layerIn(path: Path): { path: Path; inside: Path } | null {
  const at = path.indexOf('nodeList');
  return at === -1 || path.length <= at + 1 ? null : { path: path.slice(0, at + 2), inside: path.slice(at + 2) };
}

/** The issue from the schema of the layer's own type, because the union only reports that no type matches. */
function ownIssue(layer: unknown, issue: Issue, inside: Path): { issue: Issue; inside: Path } {
  const type = (layer as { nodeType?: unknown } | null)?.nodeType;
  const schema = typeof type === 'string' && Object.hasOwn(nodeSchemas, type) ? nodeSchemas[type as never] : null;
  const [own] = (schema as z.ZodType | null)?.safeParse(layer).error?.issues ?? [];
  return own ? { issue: own, inside: own.path } : { issue, inside };
}

/** The first error of a document in a displayable form. `raw`: the validated input. */
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
