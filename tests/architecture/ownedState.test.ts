// State that changes at runtime has an owner: the editor, the watch, a form. No module of the rooms below keeps such state,
// because it would outlive its owner. Observable state uses `createStore.ts` instead of a set of listeners of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.tsx?$/.test(entry.name) ? [relative('', path)] : [];
  });

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
const read = (path: string) => parse(path, readFileSync(join(ROOT, path), 'utf8'));

/** Rooms whose state comes and goes while the page stays open. */
const OWNED = ['forms', 'simulator', 'drafts', 'packaging', 'storefront', 'editor', 'features', 'workspace'].map(
  (room) => `src/${room}`,
);

/** Caches of pure results, keyed by immutable data and garbage-collected with it. */
const MEMOS: Readonly<Record<string, string>> = {
  'src/forms/describeFields.ts: described': 'the fields of a schema, which is written once',
  'src/simulator/shownNodes.ts: ambientLists': 'layers of always-on by the copy, which is replaced and never changed',
  'src/editor/document/selectors.ts: seenCopies': 'a copy with its present lists, by the stored copy',
  'src/editor/document/selectors.ts: seenLists': 'all copies of a design, by its histories',
  'src/editor/canvas/layerNames.ts: looked': 'words by the object of all words of a language',
  'src/workspace/properties/textOverflow.ts: known': 'the extent of a text by its layer',
};

const MUTABLE = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
const MAKERS = /^create(Store|Signal|KeyedSignal|Asked|DeviceStore)$/;
const CHANGES = new Set(['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'fill']);

/** Names that this file mutates after creation: by assignment or by a mutating method. */
function changedNames(file: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  const root = (node: ts.Expression): string | null =>
    ts.isIdentifier(node)
      ? node.text
      : ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)
        ? root(node.expression)
        : null;
  const note = (name: string | null) => name !== null && found.add(name);
  const look = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && !ts.isIdentifier(node.left)) {
      const { kind } = node.operatorToken;
      if (kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment) note(root(node.left));
    }
    if (ts.isDeleteExpression(node)) note(root(node.expression));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (CHANGES.has(name.text) && ts.isIdentifier(expression)) note(expression.text);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** Code that runs when the module is loaded: everything outside function bodies. */
function madeAtOnce(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  if (ts.isFunctionLike(node)) return found;
  found.push(node);
  ts.forEachChild(node, (child) => void madeAtOnce(child, found));
  return found;
}

/** Mutable state of a module: `path: name`. */
function keptByModule(file: ts.SourceFile): string[] {
  const changed = changedNames(file);
  const kept: string[] = [];
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
    for (const { name, type, initializer } of statement.declarationList.declarations) {
      const made = initializer ? madeAtOnce(initializer) : [];
      const isStore = made.some((node) => ts.isCallExpression(node) && MAKERS.test(node.expression.getText(file)));
      const isWeak = made.some((node) => ts.isNewExpression(node) && /^Weak/.test(node.expression.getText(file)));
      const isTable = made.some((node) => ts.isNewExpression(node) && MUTABLE.has(node.expression.getText(file)));
      const isOpen =
        isTable &&
        statement.modifiers !== undefined &&
        /^(Map|Set|$)/.test(type?.getText(file).replace(/<.*/, '') ?? '');
      const isChanged = ts.isIdentifier(name) && changed.has(name.text);
      if (!isConst || isStore || isWeak || isChanged || isOpen) kept.push(`${file.fileName}: ${name.getText(file)}`);
    }
  }
  return kept;
}

/** Sets of functions without a result are listeners. A map from names to functions is a table, or holds pending callers. */
function listenerSets(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const listens = (type: ts.TypeNode): boolean =>
    (ts.isFunctionTypeNode(type) && type.type.kind === ts.SyntaxKind.VoidKeyword) ||
    (ts.isTypeReferenceNode(type) && /[Ll]istener/.test(type.typeName.getText(file)));
  const look = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || ts.isTypeReferenceNode(node)) {
      const named = (ts.isNewExpression(node) ? node.expression : node.typeName).getText(file);
      if (named === 'Set' && (node.typeArguments ?? []).some(listens))
        found.push(`${file.fileName}: ${node.getText(file)}`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe('mutable state has an owner', () => {
  const kept = OWNED.flatMap(walk).map(read).flatMap(keptByModule);

  it('no module of these rooms keeps any', () => expect(kept.filter((name) => !(name in MEMOS))).toEqual([]));
  it('every allowed cache exists', () => expect(Object.keys(MEMOS).filter((name) => !kept.includes(name))).toEqual([]));
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
