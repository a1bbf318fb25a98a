// State that changes at runtime has an owner: the editor, the watch, a form. No module of the rooms below keeps such state,
// because it would outlive its owner. Observable state uses `createStore.ts` instead of a set of listeners of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { nodesIn, syntaxOf } from '../../build/coverage.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.tsx?$/.test(entry.name) ? [relative('', path)] : [];
  });

interface Source {
  path: string;
  program: ESTree.Program;
  /** The text of a node, as in the source. */
  textOf: (node: ESTree.Node) => string;
}

const parse = (path: string, text: string): Source => ({
  path,
  program: syntaxOf(path, text),
  textOf: ({ start, end }) => text.slice(start, end),
});
const read = (path: string) => parse(path, readFileSync(join(ROOT, path), 'utf8'));

/** Rooms whose state comes and goes while the page stays open. */
const OWNED = ['forms', 'simulator', 'drafts', 'packaging', 'storefront', 'editor', 'features', 'workspace'].map(
  (room) => `src/${room}`,
);

/** Caches of pure results, keyed by immutable data and garbage-collected with it. */
const MEMOS: Readonly<Record<string, string>> = {
  'src/forms/describeFields.ts: described': 'the fields of a schema, which is written once',
  'src/simulator/normalNodes.ts: normalLists':
    'layers of the normal mode by the copy, which is replaced and never changed',
  'src/simulator/shownNodes.ts: ambientLists': 'layers of always-on by the copy, which is replaced and never changed',
  'src/editor/document/selectors.ts: seenCopies': 'a copy with its present lists, by the stored copy',
  'src/editor/document/selectors.ts: seenLists': 'all copies of a design, by its histories',
  'src/editor/canvas/layerNames.ts: looked': 'words by the object of all words of a language',
  'src/workspace/properties/textOverflow.ts: cache': 'the extent of a text by its layer',
};

const MUTABLE = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
const MAKERS = /^create(Store|Signal|KeyedSignal|Asked|DeviceStore)$/;
const CHANGES = new Set(['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'fill']);

/** The name that a chain of members begins with; null if it begins with anything else. */
function rootOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'TSNonNullExpression' || node.type === 'ChainExpression' ? rootOf(node.expression) : null;
}

/** Names that this file mutates after creation: by assignment or by a mutating method. */
function changedNames({ program }: Source): Set<string> {
  const names = new Set<string>();
  const note = (name: string | null) => void (name !== null && names.add(name));
  new Visitor({
    AssignmentExpression({ left }) {
      if (left.type !== 'Identifier') note(rootOf(left));
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'delete') note(rootOf(argument));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
      if (CHANGES.has(callee.property.name) && callee.object.type === 'Identifier') note(callee.object.name);
    },
  }).visit(program);
  return names;
}

/** Code that runs when the module is loaded: everything outside function bodies. */
const madeAtOnce = (node: ESTree.Node) => nodesIn(node, ({ type }) => !type.includes('Function'));

/** Mutable state of a module: `path: name`. */
function keptByModule(source: Source): string[] {
  const { path, program, textOf } = source;
  const changed = changedNames(source);
  const stateNames: string[] = [];
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      const made = init ? madeAtOnce(init) : [];
      const isStore = made.some((node) => node.type === 'CallExpression' && MAKERS.test(textOf(node.callee)));
      const makesNew = (wanted: (name: string) => boolean) =>
        made.some((node) => node.type === 'NewExpression' && wanted(textOf(node.callee)));
      const isWeak = makesNew((name) => name.startsWith('Weak'));
      const type = id.typeAnnotation ? textOf(id.typeAnnotation.typeAnnotation) : '';
      const isOpen =
        isExported && makesNew((name) => MUTABLE.has(name)) && /^(Map|Set|$)/.test(type.replace(/<.*/, ''));
      const name = id.type === 'Identifier' ? id.name : textOf(id);
      if (declaration.kind !== 'const' || isStore || isWeak || changed.has(name) || isOpen)
        stateNames.push(`${path}: ${name}`);
    }
  }
  return stateNames;
}

/** Sets of functions without a result are listeners. A map from names to functions is a table, or holds pending callers. */
function listenerSets({ path, program, textOf }: Source): string[] {
  const places: string[] = [];
  const listens = (type: ESTree.TSType): boolean =>
    (type.type === 'TSFunctionType' && type.returnType.typeAnnotation.type === 'TSVoidKeyword') ||
    (type.type === 'TSTypeReference' && /[Ll]istener/.test(textOf(type.typeName)));
  const look = (node: ESTree.NewExpression | ESTree.TSTypeReference, named: ESTree.Node) => {
    if (textOf(named) === 'Set' && (node.typeArguments?.params ?? []).some(listens))
      places.push(`${path}: ${textOf(node)}`);
  };
  new Visitor({
    NewExpression(node) {
      look(node, node.callee);
    },
    TSTypeReference(node) {
      look(node, node.typeName);
    },
  }).visit(program);
  return places;
}

describe('mutable state has an owner', () => {
  const moduleState = OWNED.flatMap(walk).map(read).flatMap(keptByModule);

  it('no module of these rooms keeps any', () => expect(moduleState.filter((name) => !(name in MEMOS))).toEqual([]));
  it('every allowed cache exists', () =>
    expect(Object.keys(MEMOS).filter((name) => !moduleState.includes(name))).toEqual([]));
  it.each([
    ['let open = false;', 1],
    ['export const guides = createDeviceStore("x", Number);', 1],
    ['export const { ask, end } = createAsked<string>();', 1],
    ['const known = new Map<string, number>(); export const note = (a: string) => known.set(a, 1);', 1],
    ['const last = { id: 0 }; export const next = () => { last.id += 1; };', 1],
    ['export const NAMES = new Set(["a"]);', 1],
    ['export const NAMES: ReadonlySet<string> = new Set(["a"]); const BY = new Map([["a", 1]]);', 0],
    ['export const make = () => { const s = createStore(0); let n = 0; return () => s.set(n++); };', 0],
  ])('it is found in %s', (code, count) => expect(keptByModule(parse('a.ts', code))).toHaveLength(count));
});

describe('observable state', () => {
  const HOME = 'src/face/liveData/createStore.ts';
  it('uses createStore', () => {
    expect(
      walk('src')
        .filter((path) => path !== HOME)
        .map(read)
        .flatMap(listenerSets),
    ).toEqual([]);
  });
  it.each([
    ['const listeners = new Set<() => void>();', 1],
    ['const followers = new Map<string, Set<Listener>>();', 1],
    ['interface Entry { heard: Set<(news: string) => void> }', 1],
    ['const makers = new Map<string, () => number>();', 0],
  ])('is found in %s', (code, count) => expect(listenerSets(parse('a.ts', code))).toHaveLength(count));
});
