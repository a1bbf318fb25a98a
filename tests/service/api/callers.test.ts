// Each operation of the table is called somewhere in the product; the names of the tests list call and caller.
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPERATION_IDS, type OperationId, operations } from '@/schemas/wire/operations';

const ROOT = resolve(import.meta.dirname, '../../..');
const SRC = resolve(ROOT, 'src');
const isApi = (path: string) => path.startsWith('src/service/api/');

const files = new Map(
  readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(resolve(SRC, 'backend')))
    .map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')] as const),
);

/** Operations that are not RTK Query endpoints, with the file that calls them and the name it uses. */
const DIRECT: Partial<Record<OperationId, readonly [file: string, by: string]>> = {
  textStream: ['src/service/ai/streamText.ts', 'textStream'],
  file: ['src/service/api/assetUrl.ts', '/api/files/'],
};
/** Operations for hosts and testers, which no page calls. */
const NOT_OF_PAGES: Partial<Record<OperationId, string>> = {
  ping: 'a host asks whether the server is up',
};

/** The endpoints of RTK Query that make a call. */
function endpointsOf(op: string): string[] {
  const lines: string[] = [];
  for (const [path, text] of files) {
    if (!isApi(path)) continue;
    const tables = [...text.matchAll(/const ([A-Z]+) = (\{[^}]*\})/g)].flatMap(([, name, body]) =>
      body?.includes(`'${op}'`) ? [`call\\(${name}\\[`] : [],
    );
    for (const { index } of text.matchAll(new RegExp([`call\\('${op}'`, ...tables].join('|'), 'g'))) {
      const names = [...text.slice(0, index).matchAll(/^ {4}(\w+): define\.(?:query|mutation)/gm)];
      lines.push(names.at(-1)?.[1] ?? '');
    }
  }
  return [...new Set(lines)];
}

/** Files that run an endpoint: through its hook, or with `initiate`. */
function callersOf(endpoint: string): string[] {
  const hook = `use${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}(?:Query|Mutation)\\(`;
  const runs = new RegExp(`\\b(?:${hook}|${endpoint}\\.initiate\\()`);
  return [...files].flatMap(([path, text]) => (runs.test(text) ? [path] : []));
}

const table = OPERATION_IDS.map((op) => {
  const direct = DIRECT[op];
  const callers = direct ? [direct[0]] : endpointsOf(op).flatMap(callersOf);
  const { method, path } = operations[op];
  const usedBy = NOT_OF_PAGES[op] ?? (callers.join(', ') || 'nobody');
  return { call: `${method} ${path} (${op})`, told: usedBy, op, direct, callers };
});

describe('each call and its caller', () => {
  it.each(table)('$call: $told', ({ op, direct, callers }) => {
    if (NOT_OF_PAGES[op]) return expect(callers).toEqual([]);
    expect(callers.length).toBeGreaterThan(0);
    if (direct) expect(files.get(direct[0])).toContain(direct[1]);
    return undefined;
  });
});
