// The API contract as an OpenAPI 3.1 document, generated from the operations table. `npm run openapi` writes it to
// schemas/openapi.json.
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { CODE, envelope } from '@/schemas/wire/envelope';
import { OPERATION_IDS, type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { CALL_GROUPS } from './callGroups';
import { CALL_SUMMARIES } from './callSummaries';

/** The envelope of a refusal, once in the document. */
const refusal = envelope.meta({ id: 'Refusal' });

const BINARY = { type: 'string', format: 'binary' } as const;
const CODES = Object.entries(CODE)
  .map(([name, code]) => `${code} ${name}`)
  .join(', ');

const DESCRIPTION = [
  'Calls of the watch-face designer. Each answer is an envelope `{ code, success, data, msg, enMsg }` with HTTP status 200,',
  'except for bytes and streams. `code` 200 is success; others come with sentences in Chinese (`msg`) and English (`enMsg`).',
].join(' ');

/** Parameters by location: those named in the path, the others in the query. */
function parametersOf({ path, params, headers }: Operation) {
  const shape = params instanceof z.ZodObject ? params.shape : {};
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  // A path parameter is required, whatever its default.
  const standing = (field: unknown, isPath: boolean) =>
    isPath && field instanceof z.ZodDefault ? field.unwrap() : field;
  const part = (isPath: boolean) => {
    const own = Object.entries(shape).filter(([name]) => names.includes(name) === isPath);
    return z.object(Object.fromEntries(own.map(([name, field]) => [name, standing(field, isPath) as z.ZodType])));
  };
  return {
    ...(names.length > 0 && { path: part(true) }),
    ...(Object.keys(shape).length > names.length && { query: part(false) }),
    ...(headers instanceof z.ZodObject && { header: headers }),
  };
}

/**
 * Every response is an envelope with HTTP 200; only binary calls use the status for errors, and refusals of a body before
 * its operation.
 */
function responsesOf(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const content = { 'application/json': { schema: refusal } };
  const ofBody = {
    '413': { description: 'The body is too large; an envelope', content },
    '503': { description: 'The server receives too many bodies at the moment; an envelope', content },
  };
  const foreign = { description: 'A page of an origin that is not allowed sent the request; an envelope', content };
  return { ...outcomesOf(operation), '403': foreign, ...(operation.body && ofBody) };
}

function outcomesOf({ data, binary, stream }: Operation): ZodOpenApiOperationObject['responses'] {
  const refused = { 'application/json': { schema: refusal } };
  if (binary) {
    const bytes = { description: 'The bytes, with their detected type', content: { '*/*': { schema: BINARY } } };
    return { '200': bytes, '404': { description: 'An envelope', content: refused } };
  }
  if (stream) {
    const content = { 'text/event-stream': { schema: { type: 'string' } as const }, ...refused };
    return { '200': { description: 'Events of a chat model, or an envelope with an error', content } };
  }
  const answer = envelope.extend({ data: data.nullish() });
  return {
    '200': {
      description: `An envelope; its code is one of ${CODES}`,
      content: { 'application/json': { schema: answer } },
    },
  };
}

/** An empty list, or an empty object in it: no session is needed. */
const SECURITY: Readonly<Record<Operation['auth'], Record<string, string[]>[]>> = {
  none: [],
  optional: [{}, { token: [] }],
  user: [{ token: [] }],
  moderator: [{ token: [] }],
  operator: [{ token: [] }],
};

const ROLES: Readonly<Partial<Record<Operation['auth'], string>>> = {
  moderator: 'For moderators; to everybody else it answers 404.',
  operator: 'For operators; to everybody else it answers 404.',
};

/** `name`: of the operation that describes the call. */
function operationOf(id: string, name: OperationId, row: Operation): ZodOpenApiOperationObject {
  const type = row.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: id,
    summary: CALL_SUMMARIES[name],
    ...(ROLES[row.auth] && { description: ROLES[row.auth] }),
    tags: CALL_GROUPS.filter(({ rows }) => name in rows).map(({ file }) => file),
    requestParams: parametersOf(row),
    ...(row.body && { requestBody: { required: true, content: { [type]: { schema: row.body } } } }),
    security: SECURITY[row.auth],
    responses: responsesOf(row),
    'x-idempotent': row.idempotent,
    'x-timeout-ms': row.timeoutMs,
    ...(row.bytesMax !== undefined && { 'x-body-bytes-max': row.bytesMax }),
  };
}

/**
 * The row without its last path part, which then has its default: OpenAPI requires every path parameter, so this is a
 * separate path.
 */
function withoutLastPart(row: Operation): Operation {
  const last = row.path.replace(/.*:/, '');
  const shape = row.params instanceof z.ZodObject ? row.params.shape : {};
  const params = z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => name !== last)));
  return { ...row, path: row.path.replace(/\/:\w+$/, '') as Operation['path'], params };
}

export function openapiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  const add = (id: string, name: OperationId, row: Operation) => {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(id, name, row) };
  };
  for (const id of OPERATION_IDS) {
    const row: Operation = operations[id];
    add(id, id, row);
    if (row.lastPartOptional) add(`${id}ByDefault`, id, withoutLastPart(row));
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Dialwright',
        version: '1',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: CALL_GROUPS.map(({ file, title }) => ({ name: file, description: title })),
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token of a session, from a sign-in' },
        },
      },
      paths,
    },
    {
      // A file is an instance of a class, which JSON Schema cannot describe.
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod;
        if (def.type === 'custom') Object.assign(jsonSchema, BINARY);
        // Responses may gain fields, so only strict objects forbid additional ones.
        if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
      },
    },
  );
}

/** The document as committed in the repository. */
export const openapiText = (): string => `${JSON.stringify(openapiDocument(), null, 2)}\n`;
