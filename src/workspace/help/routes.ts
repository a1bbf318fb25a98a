// Where each command can be run without keys: its own place, the context menu, or the command menu.
import { COMMAND_ROUTES, type Command, isRunnable } from '@/editor/commands/defineCommand';
import { showCommandMenu } from '@/editor/commands/session';

/** Places with a text under `shortcuts.routes`. */
export const CLICK_ROUTES = [...COMMAND_ROUTES, 'contextMenu', 'commandMenu'] as const;
export type ClickRoute = (typeof CLICK_ROUTES)[number];

/** Never empty: a test checks the whole registry. */
export function routesOf(command: Command): readonly ClickRoute[] {
  const own: ClickRoute[] = [
    ...(command.route ? [command.route] : []),
    ...(command.inMenu ? ['contextMenu' as const] : []),
  ];
  const isListed = isRunnable(command) && command.name !== showCommandMenu.name;
  return own.length === 0 && isListed ? ['commandMenu'] : own;
}
