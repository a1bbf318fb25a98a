// docs/design-file.md: the stored document, field by field, from the Zod schemas and the comments beside their fields.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { z } from 'zod';
import { copy, design, mode, SCHEMA_VERSION } from '@/schemas/design';
import { DOCUMENT_BYTES_MAX, JSON_DEPTH_MAX, JSON_VALUES_MAX, NODES_MAX } from '@/schemas/limits';
import { type NodeType, nodeSchemas } from '@/schemas/nodes';
import { boxStyle, nodeBase } from '@/schemas/nodes/common';
import { createDesign } from '@/schemas/templates/createDesign';
import nodeTypes from '../../src/face/nodes/nodeTypes.json' with { type: 'json' };
import { BOUND_WORDS, type FieldRow, GENERATED, type JsonSchema, rowsInside, table } from './schemaFields';

/** The repository: scripts and tests run in it. */
const ROOT = process.cwd();

/** The text of a documentation comment, without the asterisks at the beginning of its lines. */
const wordsOf = ({ value }: { value: string }): string => value.replace(/^[ \t]*\*[ \t]*/gm, '').trim();

/**
 * Comments in front of fields of a file, by the field's name; the first one counts. `path#name` limits them to one
 * constant of the file.
 */
function commentsIn(place: string): Map<string, string> {
  const [path = '', constant] = place.split('#');
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  const { program, comments: all } = parseSync(path, text);
  const docs = all.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const comments = new Map<string, string>();
  // Declarations of other constants around the present node.
  let others = 0;
  const isOther = ({ id }: ESTree.VariableDeclarator) =>
    constant !== undefined && text.slice(id.start, id.end) !== constant;
  new Visitor({
    VariableDeclarator(node) {
      if (isOther(node)) others += 1;
    },
    'VariableDeclarator:exit'(node) {
      if (isOther(node)) others -= 1;
    },
    Property({ key, start }) {
      const name = text.slice(key.start, key.end);
      const words = docs.filter(({ end }) => end <= start && text.slice(end, start).trim() === '').map(wordsOf);
      if (others === 0 && words.length > 0 && !comments.has(name)) comments.set(name, words.join(' '));
    },
  }).visit(program);
  return comments;
}

const jsonOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const HEAD = ['field', 'type', 'presence', 'bounds', 'meaning'];

const lastName = (path: string): string => path.split('.').at(-1)?.replace('[]', '') ?? path;

function fieldTable(rows: readonly FieldRow[], ...files: readonly string[]): string {
  const comments = files.map(commentsIn);
  const meaning = (path: string) =>
    comments.map((one) => one.get(lastName(path))).find((one) => one !== undefined) ?? '';
  return table(
    HEAD,
    rows.map(({ path, type, presence, bounds }) => [`\`${path}\``, type, presence, bounds, meaning(path)]),
  );
}

const FOLDERS = new Map(Object.entries(nodeTypes).map(([folder, type]) => [type, folder]));
const schemaFile = (type: NodeType): string => `src/face/nodes/${FOLDERS.get(type)}/schema.ts`;

/** Fields that every layer has, and those of the box of every drawn layer. */
const COMMON = new Set([...Object.keys(nodeBase), 'nodeType', 'style']);
const BOX = new Set(Object.keys(boxStyle).map((name) => `style.${name}`));
const isShared = (path: string): boolean => {
  const [first = '', second = ''] = path.replaceAll('[]', '').split('.');
  return first === 'style' && second !== '' ? BOX.has(`style.${second}`) : COMMON.has(first);
};

function nodeSection(type: NodeType): string {
  const rows = rowsInside(jsonOf(nodeSchemas[type]));
  const own = rows.filter(({ path, presence, bounds }) => {
    if (!isShared(path)) return true;
    // A shared field with a default or bounds of its own is repeated.
    const shared = SHARED.get(path);
    return path !== 'nodeType' && path !== 'style' && (shared?.presence !== presence || shared?.bounds !== bounds);
  });
  const hasBox = rows.some(({ path }) => path === 'style.opacity');
  return [
    `### \`${type}\``,
    '',
    `Schema: \`${schemaFile(type)}\`. ${hasBox ? 'Has the fields of every layer and of the box.' : 'Has the fields of every layer, and no box.'}`,
    '',
    own.length > 0 ? fieldTable(own, schemaFile(type), 'schemas/nodes/common.ts') : 'No fields of its own.',
    '',
  ].join('\n');
}

const SHARED = new Map(
  rowsInside(jsonOf(z.object({ ...nodeBase, style: z.object(boxStyle) }))).map((row) => [row.path, row]),
);

const without = (schema: JsonSchema, ...names: readonly string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name))),
});

function exampleOf(): string {
  let count = 0;
  const blank = createDesign({
    id: 'design-1',
    copyId: 'copy-1',
    newId: () => `layer-${++count}`,
    system: 'wearOS',
    ratio: '500*500',
    shape: 'circle',
    name: 'Blank',
    language: 'en',
    template: null,
    labelOf: () => 'Background',
  });
  return JSON.stringify(blank, null, 2);
}

export function designFilePage(): string {
  const megabytes = DOCUMENT_BYTES_MAX / (1024 * 1024);
  return `${[
    '# The design document',
    '',
    GENERATED,
    '',
    `A design is one JSON document, version ${SCHEMA_VERSION}. It is what the device stores, what a save sends, and \`design.json\` of a [project file](project-file.md). The schemas are in \`schemas/design.ts\`, \`schemas/nodes\` and the folders of \`src/face/nodes\`.`,
    '',
    '- A design has one copy per platform. A copy has a normal layer list and, once it was entered, an always-on one. `null` as `ambient` means that it was never entered.',
    '- A layer list is in painting order, bottom first. Its first layer is the root, and no other is. Ids are unique in a list.',
    '- A picture is a reference: `asset:<sha-256>` on the device, `/api/files/<id>` once the server has it, empty for none.',
    '- Expressions are text with data tags between hashes, for example `(#BLP#/100)`.',
    '- **Unknown fields are kept** in every object, and so are layers whose `nodeType` this version does not know.',
    `- Before a schema sees a document it is measured: at most ${megabytes} MB, ${JSON_VALUES_MAX.toLocaleString('en')} values, nesting of ${JSON_DEPTH_MAX} and ${NODES_MAX.toLocaleString('en')} layers in a list (\`schemas/readDesign.ts\`).`,
    '- A document of an older version is migrated when it is read (`schemas/migrations.ts`, and the migrations beside the schema of a type); a newer one opens read-only.',
    '',
    BOUND_WORDS,
    '',
    '## Design',
    '',
    fieldTable(rowsInside(without(jsonOf(design), 'copies')), 'schemas/design.ts#design'),
    '',
    '`copies` is a list of the object below, with 1 to 8 entries.',
    '',
    '## Copy',
    '',
    fieldTable(
      rowsInside(without(jsonOf(copy), 'normal', 'ambient')),
      'schemas/design.ts#copy',
      'src/face/nodes/watchPart/schema.ts',
    ),
    '',
    '`normal` and `ambient` are layer lists; `ambient` may be `null`.',
    '',
    '## Layer list',
    '',
    fieldTable(rowsInside(without(jsonOf(mode), 'nodeList')), 'schemas/design.ts#mode'),
    '',
    `\`nodeList\` holds 1 to ${NODES_MAX.toLocaleString('en')} layers.`,
    '',
    '## Every layer',
    '',
    fieldTable(rowsInside(jsonOf(z.object(nodeBase))), 'schemas/nodes/common.ts'),
    '',
    '`nodeType` names the type and `style` holds its values.',
    '',
    '## The box of drawn layers',
    '',
    'Lengths are px of the canvas, angles are degrees clockwise. The box is unrotated.',
    '',
    fieldTable(
      rowsInside(jsonOf(z.object(boxStyle))).map((row) => ({ ...row, path: `style.${row.path}` })),
      'schemas/nodes/common.ts',
    ),
    '',
    '## Node types',
    '',
    'Only fields that the tables above do not have, or that differ from them.',
    '',
    ...(Object.keys(nodeSchemas) as NodeType[]).map(nodeSection),
    '## Example',
    '',
    'A blank design for the smartwatch.',
    '',
    '```json',
    exampleOf(),
    '```',
  ].join('\n')}\n`;
}
