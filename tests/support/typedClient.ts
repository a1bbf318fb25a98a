// A typed client as a user of the API would generate it: only from the OpenAPI document.

interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  additionalProperties?: boolean | Schema;
  format?: string;
  $ref?: string;
}

interface Content {
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

interface Operation {
  operationId: string;
  parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
}

export interface OpenapiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const keyOf = (name: string) => JSON.stringify(name);
const union = (types: readonly string[]) => (types.length === 0 ? 'never' : [...new Set(types)].join(' | '));

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  if (fields.length > 0) return `{ ${fields.join(' ')} }`;
  const rest = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  return `Record<string, ${rest}>`;
}

/** The TypeScript type of values of a schema. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return `Schemas[${keyOf(schema.$ref.replace('#/components/schemas/', ''))}]`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((one) => JSON.stringify(one)));
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return `(${union(several.map(typeOf))})`;
  if (schema.allOf) return `(${schema.allOf.map(typeOf).join(' & ')})`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return 'unknown';
  const parts = types.map((type) => {
    if (type === 'object') return objectType(schema);
    if (type === 'array')
      return schema.prefixItems
        ? `[${schema.prefixItems.map(typeOf).join(', ')}]`
        : `(${typeOf(schema.items ?? {})})[]`;
    if (schema.format === 'binary') return 'Blob';
    return PLAIN[type] ?? 'unknown';
  });
  return union(parts);
}

function parametersType(operation: Operation): string {
  const own = (operation.parameters ?? []).filter((one) => one.in === 'path' || one.in === 'query');
  const fields = own.map(({ name, required, schema }) => `${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)};`);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join(' ')} }`;
}

const schemaIn = (part: Content | undefined, type: string): Schema | undefined => part?.content?.[type]?.schema;

function callType(path: string, method: string, operation: Operation): string {
  const body =
    schemaIn(operation.requestBody, 'application/json') ?? schemaIn(operation.requestBody, 'multipart/form-data');
  const answer = schemaIn(operation.responses['200'], 'application/json');
  const facts = [
    `method: ${JSON.stringify(method.toUpperCase())}; path: ${JSON.stringify(path)};`,
    `params: ${parametersType(operation)};`,
    `body: ${body ? typeOf(body) : 'undefined'};`,
    `answer: ${answer ? typeOf(answer) : 'Blob'};`,
  ];
  return `  ${keyOf(operation.operationId)}: { ${facts.join(' ')} };`;
}

const CLIENT = `
export type CallId = keyof Calls;
type Request<Id extends CallId> = { token?: string } & (Record<string, never> extends Calls[Id]['params']
  ? { params?: Calls[Id]['params'] }
  : { params: Calls[Id]['params'] }) &
  (Calls[Id]['body'] extends undefined ? { body?: undefined } : { body: Calls[Id]['body'] });

export const createClient = (origin: string, send: (request: globalThis.Request) => Promise<Response>) =>
  async <Id extends CallId>(id: Id, request: Request<Id>): Promise<Calls[Id]['answer']> => {
    const { method, path } = PATHS[id];
    const params: Record<string, unknown> = { ...request.params };
    const filled = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => {
      const value = String(params[name]);
      delete params[name];
      return encodeURIComponent(value);
    });
    const url = new URL(filled, origin);
    for (const [name, value] of Object.entries(params))
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) url.searchParams.append(name, String(one));
    const headers: Record<string, string> = request.token ? { token: request.token } : {};
    if (request.body !== undefined) headers['content-type'] = 'application/json';
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    const response = await send(new globalThis.Request(url, { method, headers, body }));
    return (await response.json()) as Calls[Id]['answer'];
  };
`;

/** The module: types of all calls, and `createClient` for calls with JSON. */
export function typedClient({ paths, components }: OpenapiDocument): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `  ${keyOf(name)}: ${typeOf(schema)};`,
  );
  return [
    'export interface Schemas {',
    ...schemas,
    '}',
    'export interface Calls {',
    ...all.map(({ path, method, operation }) => callType(path, method, operation)),
    '}',
    'const PATHS: { readonly [Id in CallId]: { method: string; path: string } } = {',
    ...all.map(
      ({ path, method, operation }) =>
        `  ${keyOf(operation.operationId)}: { method: ${JSON.stringify(method.toUpperCase())}, path: ${JSON.stringify(path)} },`,
    ),
    '};',
    CLIENT,
  ].join('\n');
}
