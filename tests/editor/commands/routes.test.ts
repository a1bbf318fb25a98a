// Every command has a route without keys, named in both languages, and an entry in the command menu or another place.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { isRunnable } from '@/editor/commands/defineCommand';
import { isSingleKey, parseShortcut } from '@/editor/commands/keys';
import en from '@/locales/en/shortcuts.json';
import zh from '@/locales/zh/shortcuts.json';
import { MENU_COMMANDS } from '@/workspace/commandMenu/commandList';
import { CLICK_ROUTES, routesOf } from '@/workspace/help/routes';

describe('every command', () => {
  it.each(COMMANDS.map((command) => [command.name, command] as const))('%s has a route without keys', (_, command) => {
    expect(routesOf(command)).not.toEqual([]);
    const isListed = MENU_COMMANDS.includes(command);
    expect(isListed || command.route !== undefined).toBe(true);
  });
  it('is in the command menu if it needs only the selection', () => {
    const missing = COMMANDS.filter((command) => isRunnable(command) && !MENU_COMMANDS.includes(command));
    expect(missing.map((command) => command.name)).toEqual(['showCommandMenu']);
  });
  it('has keys, or the command menu, whose own key is Mod+K', () => {
    const byKeys = COMMANDS.filter(isRunnable).filter((command) => !command.shortcuts?.length);
    expect(byKeys.every((command) => MENU_COMMANDS.includes(command))).toBe(true);
    expect(COMMANDS.find((command) => command.name === 'showCommandMenu')?.shortcuts).toEqual(['Mod+K']);
  });
});

it.each([
  ['en', en],
  ['zh', zh],
] as const)('names every place in %s', (_, words) => {
  const routes: Readonly<Record<string, string>> = words.routes;
  expect(CLICK_ROUTES.filter((route) => !routes[route])).toEqual([]);
});

describe('single keys', () => {
  it.each(['R', 'Shift+R', ']', '+', '0', 'Shift+.'])('%s is one', (shortcut) => {
    expect(isSingleKey(parseShortcut(shortcut))).toBe(true);
  });
  it.each(['Mod+K', 'Delete', 'ArrowLeft', 'Escape', 'F2', 'Alt+Shift+.', 'Tab', 'Enter'])(
    '%s is not one',
    (shortcut) => {
      expect(isSingleKey(parseShortcut(shortcut))).toBe(false);
    },
  );
});
