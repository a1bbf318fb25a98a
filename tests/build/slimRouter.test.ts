// The page's build marks components of the router as free of effects.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTER_FILE, withPureComponents } from '../../build/slimRouter';

const root = resolve(import.meta.dirname, '../..');
const source = readFileSync(resolve(root, `node_modules/react-router/dist/production/${ROUTER_FILE}`), 'utf8');

test('no statement that creates or names a component has an effect', () => {
  const marked = withPureComponents(source);
  expect(source).toContain('\nForm.displayName = "Form";\n');
  expect(marked).not.toMatch(/^\w+\.displayName = /m);
  expect(marked).not.toMatch(/^var \w+ = React\d*\./m);
  expect(marked).not.toMatch(/^var \w+ = class extends React/m);
});

test('nothing else changes', () => {
  const bare = (code: string) =>
    code
      .replaceAll('/* @__PURE__ */ ', '')
      .replace(/^\w+\.displayName = .*\n/gm, '')
      .replace(/^(var \w+ = )\(\(\) => (class extends React)/gm, '$1$2')
      .replace(/^\}\)\(\);$/gm, '};');
  expect(bare(withPureComponents(source))).toBe(bare(source));
});

test('a router in another form ends the build', () => {
  expect(() => withPureComponents('export {};')).toThrow('no longer contains');
});
