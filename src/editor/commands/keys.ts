// Maps a key press to its command in the registry. Never matches the browser's own shortcuts.
import { type Command, type EditSituation, type KeyScope, reasonOfDisabled, whyNot } from './defineCommand';
import { COMMANDS } from './index';

/** The used fields of a KeyboardEvent. `code` is the physical key, independent of the layout. */
export interface KeyPress {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  /** An input method is composing. */
  isComposing?: boolean;
  /** AltGr types characters, so Ctrl and Alt are ignored then. */
  altGraph?: boolean;
}

/** A parsed shortcut: `Mod+Shift+Z`. */
export interface Shortcut {
  mod: boolean;
  alt: boolean;
  shift: boolean;
  key: string;
}

export function parseShortcut(shortcut: string): Shortcut {
  const parts = shortcut.split(/\+(?=.)/);
  const key = parts.at(-1) ?? '';
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { mod: has('Mod'), alt: has('Alt'), shift: has('Shift'), key };
}

/** Physical keys of characters that Shift, Alt or another layout change. */
const CODES: Readonly<Record<string, string>> = {
  '.': 'Period',
  ',': 'Comma',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '/': 'Slash',
};
/** Browser shortcuts that must not be matched by physical key. */
const BROWSER_CHARACTERS = new Set(['+', '-', '=', '0', '_']);

const codeOf = (key: string): string | undefined => {
  if (/^[A-Z]$/.test(key)) return `Key${key}`;
  return CODES[key] ?? (/^[2-9]$/.test(key) ? `Digit${key}` : undefined);
};

/** Whether the key matches, by its character or, if that is not a plain letter or digit, by its physical key. */
function isKey(press: KeyPress, shortcut: Shortcut): boolean {
  if (press.key.toLowerCase() === shortcut.key.toLowerCase()) return true;
  if (BROWSER_CHARACTERS.has(press.key) || /^[a-z0-9]$/i.test(press.key)) return false;
  return press.code !== undefined && press.code === codeOf(shortcut.key);
}

/** Shift is needed to type some characters (`+`, `/`): if the character matches, Shift is ignored. */
const isWritten = (press: KeyPress, { key, shift }: Shortcut) => !shift && press.key === key && !/^[\w ]/.test(key);

export function matches(press: KeyPress, shortcut: Shortcut, platformIsMac: boolean): boolean {
  if (press.isComposing || !isKey(press, shortcut)) return false;
  const ctrl = press.ctrlKey === true && !press.altGraph;
  const alt = press.altKey === true && !press.altGraph;
  const [mod, other] = platformIsMac ? [press.metaKey === true, ctrl] : [ctrl, press.metaKey === true];
  if (other || mod !== shortcut.mod || alt !== shortcut.alt) return false;
  return (press.shiftKey === true) === shortcut.shift || isWritten(press, shortcut);
}

const SCOPES: Readonly<Record<KeyScope, readonly KeyScope[]>> = {
  editor: ['editor'],
  layers: ['editor', 'layers'],
  canvas: ['editor', 'layers', 'canvas'],
};

/** Commands whose shortcuts work at the focus; `editor` is anywhere else in the editor. */
export const commandsIn = (scope: KeyScope): readonly Command[] =>
  COMMANDS.filter((command) => SCOPES[scope].includes(command.scope ?? 'editor'));

/**
 * Shortcuts with Mod, Delete and the function keys also work from any button or tab of the editor; only single characters
 * and arrows require the focus on canvas or layers (WCAG 2.1.4).
 */
const actsAnywhere = ({ mod, key }: Shortcut): boolean =>
  key === 'Delete' || /^F\d/.test(key) || (mod && !key.startsWith('Arrow'));

/** A single character without Ctrl, Cmd or Alt, with or without Shift; users can turn these off (WCAG 2.1.4). */
export const isSingleKey = ({ mod, alt, key }: Shortcut): boolean => !mod && !alt && key.length === 1;

interface Where {
  scope: KeyScope;
  platformIsMac: boolean;
  singleKeys: boolean;
}

function means(command: Command, press: KeyPress, { scope, platformIsMac, singleKeys }: Where): boolean {
  const here = SCOPES[scope].includes(command.scope ?? 'editor');
  return (command.shortcuts ?? [])
    .map(parseShortcut)
    .filter((keys) => singleKeys || !isSingleKey(keys))
    .some(
      (keys) => (here || (command.scope === 'layers' && actsAnywhere(keys))) && matches(press, keys, platformIsMac),
    );
}

/**
 * The command of a key press at the focus, or null. Of two with the same key (arrows nudge or pan) the enabled one,
 * else the one refused by a rule, else one that reports what it lacks. `singleKeys`: single-character shortcuts are on.
 */
export function commandForKey(
  press: KeyPress,
  scope: KeyScope,
  platformIsMac: boolean,
  situation: EditSituation,
  singleKeys = true,
): Command | null {
  const where = { scope, platformIsMac, singleKeys };
  const meant = COMMANDS.filter((command) => means(command, press, where));
  const able = meant.find((command) => command.enabled?.(situation) !== false);
  return (
    able ??
    meant.find((command) => whyNot(command, situation) !== null) ??
    meant.find((command) => !command.isSilent && reasonOfDisabled(command, situation) !== null) ??
    null
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  '-': '−',
  ' ': 'Space',
};

/** The shortcut for display: `Ctrl+Shift+Z`, on a Mac `⇧⌘Z`. */
export function shortcutText(shortcut: string, platformIsMac: boolean): string {
  const { mod, alt, shift, key } = parseShortcut(shortcut);
  const sign = SIGNS[key] ?? key;
  if (platformIsMac) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${mod ? '⌘' : ''}${sign}`;
  return [mod && 'Ctrl', alt && 'Alt', shift && 'Shift', sign].filter(Boolean).join('+');
}

/** The shortcut for `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: string, platformIsMac: boolean): string {
  const { mod, alt, shift, key } = parseShortcut(shortcut);
  const written = key === '+' ? 'Plus' : key === ' ' ? 'Space' : key;
  return [mod && (platformIsMac ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift', written]
    .filter(Boolean)
    .join('+');
}
