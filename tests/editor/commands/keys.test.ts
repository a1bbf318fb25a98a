// The shortcut table: the owner of each key in each place, and keys that belong to the browser.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import {
  ariaShortcut,
  commandForKey,
  commandsIn,
  type KeyPress,
  parseShortcut,
  shortcutText,
} from '@/editor/commands/keys';
import { rootLayer, Session, textLayer } from '../support/documents';

const selected = new Session([rootLayer(), textLayer('a')]).select('a').situation;
const idle = new Session([rootLayer(), textLayer('a')]).situation;
const named = (press: KeyPress, scope: 'editor' | 'layers' | 'canvas' = 'canvas', mac = false, situation = selected) =>
  commandForKey(press, scope, mac, situation)?.name ?? null;

describe('the registry', () => {
  it('has unique names', () => {
    const names = COMMANDS.map((command) => command.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
  it('gives every command a key, a menu entry or another route', () => {
    const lost = COMMANDS.filter(({ shortcuts, inMenu, route }) => !shortcuts?.length && !inMenu && !route);
    expect(lost.map((command) => command.name)).toEqual([]);
  });
  it.each(['editor', 'layers', 'canvas'] as const)('no two commands enabled together share a key in %s', (scope) => {
    for (const situation of [selected, idle]) {
      const keys = commandsIn(scope)
        .filter((command) => command.enabled?.(situation) !== false)
        .flatMap((command) => command.shortcuts ?? []);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });
  it('lets only commands share keys of which one at most is enabled', () => {
    const owners = new Map<string, string[]>();
    for (const { name, shortcuts = [] } of COMMANDS) {
      for (const key of shortcuts) owners.set(key, [...(owners.get(key) ?? []), name]);
    }
    const shared = [...owners.values()].filter((names) => names.length > 1);
    const arrows = shared.filter((names) => /^nudge/.test(names[0]!) && /^pan/.test(names[1]!));
    expect(arrows).toHaveLength(4);
    // A group is entered, a text edited or a path shown by its points; the group is left before the selection is cleared.
    expect(shared.filter((names) => !arrows.includes(names))).toEqual([
      ['enterGroup', 'editText', 'editPoints'],
      ['leaveGroup', 'selectNone'],
    ]);
  });
  it('avoids the keys of browsers, screen readers and input methods', () => {
    const taken = /^(Mod\+[-+=0TWRFNP]|F1|F3|F5|F6|F7|F11|F12|Alt\+Arrow|Ctrl|Mod\+Alt|Mod\+Space|Alt\+Shift$)/;
    const keys = COMMANDS.flatMap((command) => command.shortcuts ?? []);
    expect(keys.filter((key) => taken.test(key))).toEqual([]);
  });
});

describe('the table of operations', () => {
  it.each([
    ['Shift+2', 'zoomToSelection'],
    ['D', 'showDistances'],
    ['Mod+Z', 'undo'],
    ['Mod+S', 'save'],
    ['Mod+D', 'duplicate'],
    ['Delete', 'removeNodes'],
    ['F2', 'startRename'],
    ['Mod+A', 'selectAll'],
    ['Escape', 'selectNone'],
    [']', 'toTop'],
    ['Mod+]', 'moveUp'],
    ['Mod+[', 'moveDown'],
    ['[', 'toBottom'],
    ['Mod+Shift+L', 'toggleLock'],
    ['Mod+Shift+H', 'toggleVisible'],
    ['Mod+Shift+ArrowRight', 'resizeRight'],
    ['Shift+ArrowUp', 'nudgeUpFar'],
    ['Mod+ArrowUp', 'selectNearestUp'],
    ['Mod+Enter', 'focusProperties'],
    ['Mod+/', 'showHelp'],
    ['R', 'describeSelection'],
    ['Shift+D', 'describeFace'],
    ['-', 'zoomOut'],
    ['0', 'fit'],
    ['1', 'zoom100'],
  ])('%s is %s', (shortcut, name) => {
    const { key, mod, alt, shift } = parseShortcut(shortcut);
    const situation = { ...selected, canUndo: true };
    const press = { key: key.length === 1 ? key.toLowerCase() : key, altKey: alt, shiftKey: shift };
    expect(named({ ...press, ctrlKey: mod }, 'canvas', false, situation)).toBe(name);
    expect(named({ ...press, metaKey: mod }, 'canvas', true, situation)).toBe(name);
    if (mod) expect(named({ ...press, ctrlKey: true }, 'canvas', true, situation)).toBeNull();
  });
  it('matches characters that Shift, Alt or a layout changes', () => {
    expect(named({ key: '>', code: 'Period', shiftKey: true })).toBe('rotateRight');
    expect(named({ key: ';', code: 'Comma', shiftKey: true })).toBe('rotateLeft');
    expect(named({ key: '˘', code: 'Period', shiftKey: true, altKey: true }, 'canvas', true)).toBe('rotateRightFine');
    expect(named({ key: '+', code: 'Equal', shiftKey: true })).toBe('zoomIn');
    expect(named({ key: '/', code: 'Digit7', shiftKey: true, ctrlKey: true })).toBe('showHelp');
    expect(named({ key: 'я', code: 'KeyZ', ctrlKey: true }, 'canvas', false, { ...selected, canUndo: true })).toBe(
      'undo',
    );
    expect(named({ key: ']', code: 'Digit9', ctrlKey: true, altKey: true, altGraph: true })).toBe('toTop');
    expect(named({ key: 'ю', code: 'Period', shiftKey: true })).toBe('rotateRight');
  });
  it('leaves the zoom keys of the browser alone, on every layout', () => {
    for (const key of ['+', '-', '=', '0']) expect(named({ key, ctrlKey: true })).toBeNull();
    expect(named({ key: '+', code: 'BracketRight', ctrlKey: true })).toBeNull();
    expect(named({ key: '-', code: 'Slash', ctrlKey: true })).toBeNull();
  });
  it('matches only in its scope', () => {
    expect(named({ key: 'ArrowLeft' }, 'layers')).toBeNull();
    expect(named({ key: ']' }, 'editor')).toBeNull();
    expect(named({ key: 's', ctrlKey: true }, 'editor')).toBe('save');
  });
  it('pans with nothing selected, and ignores keys during composition', () => {
    expect(named({ key: 'ArrowLeft' }, 'canvas', false, idle)).toBe('panLeft');
    expect(named({ key: 'ArrowLeft' })).toBe('nudgeLeft');
    expect(named({ key: 'ArrowLeft', isComposing: true })).toBeNull();
  });
});

describe('a formatted shortcut', () => {
  it('uses Ctrl, or the symbols of a Mac', () => {
    expect(shortcutText('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
    expect(shortcutText('Mod+Shift+Z', true)).toBe('⇧⌘Z');
    expect(shortcutText('Alt+Shift+.', false)).toBe('Alt+Shift+.');
    expect(shortcutText('+', false)).toBe('+');
    expect(ariaShortcut('Mod+]', true)).toBe('Meta+]');
    expect(ariaShortcut('+', false)).toBe('Plus');
  });
});
