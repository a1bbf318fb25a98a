// Finds the operation of a request by method and path.
import { OPERATION_IDS, type Operation, type OperationId, operations } from '@/schemas/wire/operations';

export interface Route {
  op: OperationId;
  /** Named parts of the path, not decoded. */
  path: Record<string, string>;
}

/** Matches the path of a row. An optional last part may be missing with or without its slash. */
function patternOf({ path, lastPartOptional }: Operation): RegExp {
  const parts = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${lastPartOptional ? parts.replace(/\/(\([^)]+\))$/, '(?:/$1)?/?') : parts}$`);
}

const parametersOf = (op: OperationId): number => operations[op].path.split('/:').length - 1;

/** Paths with fewer parameters first, so that `/draft/page` is never the id of `/draft/:id`, whatever the order of the rows. */
const ROUTES = OPERATION_IDS.toSorted((one, other) => parametersOf(one) - parametersOf(other)).map((op) => ({
  op,
  method: operations[op].method,
  /** A file's headers may be requested alone. */
  isFile: (operations[op] as Operation).binary ?? false,
  pattern: patternOf(operations[op]),
}));

/** The named parts of a path, without one that is missing. */
const partsOf = ({ groups = {} }: RegExpExecArray): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).filter(([, part]) => part !== undefined));

/** The operation and its path parts; null if the table has none. */
export function routeOf({ method, url }: Pick<Request, 'method' | 'url'>): Route | null {
  const { pathname } = new URL(url);
  for (const candidate of ROUTES) {
    const isMatch = candidate.method === method || (method === 'HEAD' && candidate.isFile);
    const match = isMatch ? candidate.pattern.exec(pathname) : null;
    if (match) return { op: candidate.op, path: partsOf(match) };
  }
  return null;
}
