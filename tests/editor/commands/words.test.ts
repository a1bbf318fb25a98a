// Words of the commands: names, groups, announcements and refusals exist in both languages.
import { expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { ACCEPT_COMMANDS } from '@/editor/commands/acceptFindings';
import { COMMAND_GROUPS } from '@/editor/commands/defineCommand';
import { QUICK_FIX_COMMANDS } from '@/editor/commands/quickFixes';
import { EDITOR_REFUSALS } from '@/editor/commands/refuse';
import enCheck from '@/locales/en/check.json';
import enEditor from '@/locales/en/editor.json';
import enRules from '@/locales/en/rules.json';
import zhCheck from '@/locales/zh/check.json';
import zhEditor from '@/locales/zh/editor.json';
import zhRules from '@/locales/zh/rules.json';
import { nodeSchemas } from '@/schemas/nodes';

const has = (words: object, key: string) => typeof (words as Record<string, unknown>)[key] === 'string';

it.each([
  ['en', enEditor, enCheck, enRules],
  ['zh', zhEditor, zhCheck, zhRules],
] as const)('are complete in %s', (_, editor, check, rules) => {
  const missing = [
    ...[...COMMANDS, ...ACCEPT_COMMANDS].filter(({ name }) => !has(editor.commands, name)).map(({ name }) => name),
    ...QUICK_FIX_COMMANDS.filter(({ name }) => !has(check.commands, name)).map(({ name }) => name),
    ...COMMAND_GROUPS.filter((group) => !has(editor.commands.groups, group)),
    ...EDITOR_REFUSALS.filter((key) => !has(rules.refusals, key)),
    ...Object.keys(nodeSchemas).filter((type) => !has(editor.layers.types, type)),
  ];
  expect(missing).toEqual([]);
});
