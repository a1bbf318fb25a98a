// Values of the selected layers: a field is notified of its own path only.
import { expect, it, vi } from 'vitest';
import { select, selectNone } from '@/editor/commands/select';
import { setField } from '@/editor/commands/setField';
import { rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { createNodeSource } from '@/workspace/properties/nodeSource';

function watched(...uuids: string[]) {
  return watchedIn({ uuids });
}

function watchedIn({ uuids, isOfSelection = false }: { uuids: string[]; isOfSelection?: boolean }) {
  const face = new Session([rootLayer(), textLayer('a', { x: 1 }), textLayer('b', { x: 1 }), textLayer('c')]);
  const listeners = new Set<() => void>();
  const store = {
    getState: () => ({ editor: face.state }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const source = createNodeSource(store, uuids, { place: '', typings: new Map(), isOfSelection });
  const set = (uuid: string, path: string, value: unknown) => {
    face.run(setField, { uuids: [uuid], path, value });
    for (const listener of [...listeners]) listener();
  };
  const choose = (...chosen: string[]) => {
    if (chosen.length > 0) face.run(select, { mode: 'replace', uuids: chosen });
    else face.run(selectNone, undefined);
    for (const listener of [...listeners]) listener();
  };
  return { source, set, choose, listeners };
}

it('notifies a field of its own value, or of becoming mixed, and of nothing else', () => {
  const { source, set, listeners } = watched('a', 'b');
  const onChange = vi.fn();
  const stop = source.subscribe('style.x', onChange);
  set('c', 'x', 9);
  set('a', 'y', 9);
  expect(onChange).not.toHaveBeenCalled();
  set('b', 'x', 5);
  expect([onChange.mock.calls.length, source.get('style.x'), source.isMixed('style.x')]).toEqual([1, 1, true]);
  set('b', 'x', 6);
  expect(onChange).toHaveBeenCalledTimes(1);
  set('b', 'x', 1);
  expect([onChange.mock.calls.length, source.isMixed('style.x')]).toEqual([2, false]);
  stop();
  expect(listeners.size).toBe(0);
});

it('returns undefined for a deleted layer', () => {
  const { source } = watched('gone');
  expect([source.get('style.x'), source.isMixed('style.x')]).toEqual([undefined, false]);
});

it('keeps the values of the last selection while nothing is selected, and says when that begins', () => {
  const { source, set, choose } = watchedIn({ uuids: ['a', 'b'], isOfSelection: true });
  choose('a', 'b');
  const [changed, hidden] = [vi.fn(), vi.fn()];
  source.subscribe('style.x', changed);
  source.onHidden?.(hidden);
  expect([source.get('style.x'), source.isMixed('style.x')]).toEqual([1, false]);
  choose();
  set('b', 'x', 5);
  expect([changed.mock.calls.length, hidden.mock.calls.length, source.isMixed('style.x')]).toEqual([0, 1, false]);
  choose('a', 'b');
  expect([changed.mock.calls.length, hidden.mock.calls.length, source.isMixed('style.x')]).toEqual([1, 1, true]);
});
