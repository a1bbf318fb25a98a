// Which operation of the table a request calls, by its method and path.
import { OPERATION_IDS, type OperationId, operations } from '@/schemas/wire/operations';

export interface Route {
  op: OperationId;
  /** Named parts of the path, as they stand in it. */
  path: Record<string, string>;
}

const ROUTES = OPERATION_IDS.map((op) => ({
  op,
  method: operations[op].method,
  pattern: new RegExp(`^${operations[op].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** The operation and the parts of its path; null where the table has none. */
export function routeOf({ method, url }: Pick<Request, 'method' | 'url'>): Route | null {
  const { pathname } = new URL(url);
  for (const candidate of ROUTES) {
    const match = candidate.method === method ? candidate.pattern.exec(pathname) : null;
    if (match) return { op: candidate.op, path: { ...match.groups } };
  }
  return null;
}
