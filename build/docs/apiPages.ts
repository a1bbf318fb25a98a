// docs/api: a page for each group of calls, made from the OpenAPI document and the operations table.
import type { Operation } from '@/schemas/wire/operation';
import type { OperationId } from '@/schemas/wire/operations';
import { CALL_GROUPS } from '../callGroups';
import { CALL_SUMMARIES } from '../callSummaries';
import { openapiDocument } from '../openapiDocument';
import { BOUND_WORDS, type FieldRow, GENERATED, type JsonSchema, rowsInside, table, typeOf } from './schemaFields';

const AUTH: Readonly<Record<Operation['auth'], string>> = {
  none: 'no session needed',
  optional: 'a session is used if there is one',
  user: 'needs a session',
  moderator: 'needs a session of a moderator; for others the call answers 404',
  operator: 'needs a session of an operator; for others the call answers 404',
};

interface Described {
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Readonly<Record<string, { schema?: JsonSchema }>> };
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: JsonSchema }>> }>>;
}

const FIELDS = ['field', 'type', 'presence', 'bounds'];
const fieldTable = (rows: readonly FieldRow[]): string =>
  table(
    FIELDS,
    rows.map(({ path, type, presence, bounds }) => [`\`${path}\``, type, presence, bounds]),
  );

const paragraph = (title: string, body: string): string[] => [`**${title}**`, '', body, ''];

/** The fields of an object or of the items of a list, as a table; the bare type if there are none. */
function shape(title: string, schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const rows = rowsInside(schema);
  return rows.length > 0 ? paragraph(title, fieldTable(rows)) : paragraph(title, typeOf(schema));
}

function answerOf({ binary, stream }: Operation, described: Described): string[] {
  if (binary)
    return paragraph('Answer', 'The bytes with their detected type. HTTP 404 with an envelope if there are none.');
  if (stream) return paragraph('Answer', 'Server-sent events of a chat model, or an envelope with an error.');
  const content = described.responses?.['200']?.content?.['application/json']?.schema;
  return shape('`data` of the answer', content?.properties?.data);
}

function operationSection(id: string, row: Operation, described: Described): string {
  const seconds = row.timeoutMs / 1000;
  const facts = [
    AUTH[row.auth],
    ...(row.idempotent ? ['repeating it has no further effect'] : []),
    `the client waits ${seconds} s`,
    ...(row.bytesMax === undefined ? [] : [`body of at most ${row.bytesMax} bytes`]),
  ];
  const parameters = (described.parameters ?? []).map(({ name, in: place, required, schema = {} }) => [
    `\`${name}\``,
    place,
    typeOf(schema),
    schema.default === undefined
      ? required
        ? 'required'
        : 'optional'
      : `default \`${JSON.stringify(schema.default)}\``,
  ]);
  const [[type, body] = []] = Object.entries(described.requestBody?.content ?? {});
  return [
    `## ${id}`,
    '',
    `${CALL_SUMMARIES[id as OperationId]}.`,
    '',
    `\`${row.method} ${row.path}\`: ${facts.join('; ')}.`,
    '',
    ...(parameters.length === 0 ? [] : paragraph('Parameters', table(['name', 'in', 'type', 'presence'], parameters))),
    ...shape(`Body (${type})`, body?.schema),
    ...answerOf(row, described),
  ].join('\n');
}

/** Pages by path below `docs/api`. */
export function apiPages(): Map<string, string> {
  const { paths = {} } = openapiDocument();
  const described = (row: Operation) =>
    (paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase() as 'get'] ?? {}) as unknown as Described;
  const pages = CALL_GROUPS.map(({ file, title, rows }): [string, string] => {
    const sections = Object.entries(rows).map(([id, row]) => operationSection(id, row, described(row)));
    return [`docs/api/${file}.md`, `# ${title}\n\n${GENERATED}\n\n${sections.join('\n').trimEnd()}\n`];
  });
  const index = CALL_GROUPS.flatMap(({ file, title, rows }) => [
    `## [${title}](${file}.md)`,
    '',
    table(
      ['call', 'what it does', 'method and path', 'session'],
      Object.entries(rows).map(([id, { method, path, auth }]) => [
        `[${id}](${file}.md#${id.toLowerCase()})`,
        CALL_SUMMARIES[id as OperationId],
        `\`${method} ${path}\``,
        auth,
      ]),
    ),
    '',
  ]);
  const intro = [
    '# The API',
    '',
    GENERATED,
    'The machine-readable contract is `schemas/openapi.json` (OpenAPI 3.1).',
    '',
    'Every answer is an envelope `{ code, success, data, msg, enMsg }` with HTTP status 200, except for bytes and streams.',
    'Success is code 200 and `success` not false. Errors of the rules have code 400 (bad input), 403 (the session ended),',
    '404 (not there, or not yours), 409 (conflict), 429 (too many), 500 or 507 (storage full), and words in both languages.',
    'The session token travels in the header `token`. Lists take `current` and `size`; a list of values repeats its parameter.',
    '',
    BOUND_WORDS,
    '',
    'The rules behind the calls are in [rules/backend.md](../rules/backend.md).',
    '',
  ];
  return new Map([['docs/api/README.md', `${[...intro, ...index].join('\n').trimEnd()}\n`], ...pages]);
}
