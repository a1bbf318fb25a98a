// Routes of requests: each path leads to its own operation, in whatever order the rows are.
import { expect, it } from 'vitest';
import { routeOf } from '@/backend/route';
import { OPERATION_IDS, operations } from '@/schemas/wire/operations';

const at = (method: string, path: string) => routeOf({ method, url: `http://localhost${path}` });

it.each(OPERATION_IDS)('%s is found by its path', (op) => {
  const { method, path } = operations[op];
  expect(at(method, path.replace(/:\w+/g, 'some-id'))?.op).toBe(op);
});

it('a fixed path is not the parameter of another one', () => {
  expect(at('GET', '/api/face/draft/page')?.op).toBe('draftPage');
  expect(at('GET', '/api/face/draft/pages')).toEqual({ op: 'draftGet', path: { id: 'pages' } });
});

it('an optional last part may be missing, with or without its slash', () => {
  const withOptionalPart = OPERATION_IDS.find((op) => 'lastPartOptional' in operations[op])!;
  const { method, path } = operations[withOptionalPart];
  for (const end of ['', '/'])
    expect(at(method, path.replace(/\/:\w+$/, end))).toEqual({ op: withOptionalPart, path: {} });
});

it('an unknown path and a wrong method have no route', () => {
  expect(at('GET', '/api/nothing')).toBeNull();
  expect(at('PUT', '/api/ping')).toBeNull();
});
