// Selecting: one, toggled, a range, all, none, next, nearest; the root clears, frozen layers are never selected.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { select, selectAll, selectNext, selectNone, selectPrevious } from '@/editor/commands/select';
import { rangeBetween, toggledIn } from '@/editor/commands/selectionSets';
import { rootLayer, Session, textLayer } from '../support/documents';

const session = () =>
  new Session([
    rootLayer(),
    textLayer('a', { x: 0, y: 0 }),
    textLayer('b', { x: 200, y: 0 }),
    textLayer('f', {}, { freeze: true }),
    textLayer('c', { x: 0, y: 300, isLock: true }),
    textLayer('d', { x: 210, y: 300 }),
  ]);

describe('select', () => {
  const picks = (...steps: ['replace' | 'toggle' | 'range', string][]) => {
    const face = session();
    for (const [mode, uuid] of steps) face.run(select, { mode, uuids: [uuid] });
    return face.state.selection;
  };
  it('replaces, toggles in and out', () => {
    expect(picks(['replace', 'a'], ['replace', 'b'])).toEqual(['b']);
    expect(picks(['replace', 'a'], ['toggle', 'c'], ['toggle', 'd'])).toEqual(['a', 'c', 'd']);
    expect(picks(['replace', 'a'], ['toggle', 'c'], ['toggle', 'a'])).toEqual(['c']);
  });
  it('selects a range from the anchor in either direction, again from the same anchor', () => {
    expect(picks(['replace', 'b'], ['range', 'd'])).toEqual(['b', 'c', 'd']);
    expect(picks(['replace', 'd'], ['range', 'b'])).toEqual(['b', 'c', 'd']);
    expect(picks(['replace', 'b'], ['range', 'd'], ['range', 'a'])).toEqual(['a', 'b']);
    expect(picks(['range', 'b'])).toEqual(['b']);
  });
  it('clears with the root, and never includes a frozen layer', () => {
    expect(picks(['replace', 'a'], ['replace', 'root'])).toEqual([]);
    expect(picks(['replace', 'a'], ['toggle', 'f'])).toEqual(['a']);
    expect(picks(['replace', 'a'], ['toggle', 'root'])).toEqual([]);
    expect(picks(['replace', 'a'], ['range', 'root'])).toEqual([]);
  });
  it('is not an undo state', () => {
    const face = session();
    face.run(select, { mode: 'replace', uuids: ['a'] });
    expect(face.undos).toBe(0);
  });
  it('selects all editable layers, none, and steps through the list from the top', () => {
    const face = session();
    face.press(selectAll);
    expect(face.state.selection).toEqual(['a', 'b', 'd']);
    face.press(selectNone);
    expect(face.state.selection).toEqual([]);
    const walk = (command: typeof selectNext, steps: number) =>
      Array.from({ length: steps }, () => {
        face.press(command);
        return face.state.selection[0];
      }).join('');
    expect(walk(selectNext, 5)).toBe('dcbad');
    expect(walk(selectPrevious, 2)).toBe('ab');
    face.press(selectNone);
    expect(walk(selectPrevious, 1)).toBe('a');
  });
  it('finds the nearest layer in a direction', () => {
    const face = session().select('a');
    const go = (name: string) => {
      face.press(COMMANDS.find((command) => command.name === `selectNearest${name}`)!);
      return face.state.selection.join();
    };
    expect([go('Right'), go('Down'), go('Left'), go('Up'), go('Up')]).toEqual(['b', 'd', 'c', 'a', 'a']);
  });
});

describe('sets', () => {
  it('toggles several at once', () => expect(toggledIn(['a', 'b'], ['b', 'c'])).toEqual(['a', 'c']));
  it('gives no range without both ends', () => expect(rangeBetween(['a', 'b'], 'x', 'b')).toEqual([]));
});
