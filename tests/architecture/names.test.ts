// Names of values, functions, types and their members are nouns and verbs (docs/writing.md, rule 8).
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Words that do not name the value: a participle says what happened to it, `wish` and `way` fit any argument. */
const VAGUE: ReadonlySet<string> = new Set([
  'asked',
  'said',
  'known',
  'kept',
  'found',
  'told',
  'heard',
  'met',
  'wish',
  'way',
]);

/** Files whose members have the name of the parameter `way` of the captcha calls, which the wire format fixes. */
const FIXED: Readonly<Record<string, string>> = {
  'schemas/payouts.ts': 'way',
  'schemas/ui.ts': 'way',
  'src/backend/shared/ports.ts': 'way',
  'src/service/api/captcha.ts': 'way',
  'src/service/session/codeSends.ts': 'way',
};

interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Identifiers that a pattern binds: a name, or the names inside destructuring, defaults and rest elements. */
function boundIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)];
    case 'ObjectPattern':
      return (pattern.properties as SyntaxNode[]).flatMap((property) => boundIn(property.value ?? property.argument));
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(boundIn);
    case 'AssignmentPattern':
      return boundIn(pattern.left);
    case 'RestElement':
      return boundIn(pattern.argument);
    case 'TSParameterProperty':
      return boundIn(pattern.parameter);
    default:
      return [];
  }
}

const MEMBERS = new Set(['PropertyDefinition', 'MethodDefinition', 'TSPropertySignature', 'TSMethodSignature']);

/** Names that one syntax node declares. */
function declaredBy(node: SyntaxNode): string[] {
  if (MEMBERS.has(node.type)) return boundIn(node.key);
  const own = ['VariableDeclarator', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'].includes(node.type);
  const callable = /Function|Method|Class/.test(node.type);
  return [
    ...(own || callable ? boundIn(node.id) : []),
    ...(callable && Array.isArray(node.params) ? node.params.flatMap(boundIn) : []),
    ...(node.type === 'CatchClause' ? boundIn(node.param) : []),
  ];
}

function declaredIn(path: string, code: string): string[] {
  const names: string[] = [];
  const walk = (node: SyntaxNode): void => {
    names.push(...declaredBy(node));
    childrenOf(node).forEach(walk);
  };
  walk(parseSync(path, code).program as unknown as SyntaxNode);
  return names;
}

const vagueIn = (path: string, code: string) => declaredIn(path, code).filter((name) => VAGUE.has(name));

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    // Packages of the bench, and files that other tests build.
    if (entry.name === 'node_modules' || entry.name === '.output') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('finds a vague name', () => {
  it.each([
    ['of a variable', 'const found = 1;'],
    ['behind another variable', 'let one = 1, kept = 2;'],
    ['in nested destructuring', 'const { one, two: { three: [known] } } = list;'],
    ['with a default', 'const { asked = 1 } = list;'],
    ['of a rest element', 'const { one, ...kept } = list;'],
    ['of an arrow function’s parameter', 'list.map((one, known) => one);'],
    ['of a function and its parameter', 'function asked(one: number, { way }: Options) {}'],
    ['of a method’s parameter', 'const box = { open(wish: string) {} };'],
    ['of a function type’s parameter', 'type Open = (wish: string) => void;'],
    ['of a type’s member', 'interface Box { said: string }'],
    ['of a type’s method', 'interface Box { said(): string }'],
    ['of a class member', 'class Box { #one = 1; kept = 2; }'],
    ['of a caught error', 'try { run(); } catch (found) { report(found); }'],
  ])('%s', (_, code) => expect(vagueIn('case.ts', code)).not.toEqual([]));
});

it('allows keys of other objects, and words that contain a vague one', () => {
  const code = 'const foundation = answer.found; send({ way: channel }); const { unique, kept: stored } = list;';
  expect(vagueIn('case.ts', code)).toEqual([]);
});

it.each(['src', 'schemas', 'mocks', 'build', 'tests'])('no declaration in %s has a vague name', (folder) => {
  const wrong = filesIn(folder).flatMap((path) =>
    vagueIn(path, read(path))
      .filter((name) => FIXED[path] !== name)
      .map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it.each(Object.entries(FIXED))('the exception for %s is needed', (path, name) => {
  expect(vagueIn(path, read(path))).toContain(name);
});
