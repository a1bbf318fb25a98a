// Two editors opened one after the other, as a designer goes from one design to the next, share only what the device stores.
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { withEditor } from '@/app/editorStore';
import { createStore } from '@/app/store';
import type { EditorSession } from '@/editor/dispatch/editorSession';
import { useEditorStore } from '@/editor/dispatch/openEditorStore';

const redux = withEditor(createStore());
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={redux}>{children}</Provider>;
/** Opens an editor over the page's one store; `close` is leaving the page. */
function openEditor(): { desk: EditorSession; close(): void } {
  const { result, unmount } = renderHook(useEditorStore, { wrapper });
  return { desk: result.current.desk, close: unmount };
}

/** A user who answers dialogs. */
const answerer = () => {};
const picture = { name: 'a', width: 1, height: 1, fileSize: 1 };

/** State that the first editor could leave behind, and how a second editor would show it. */
const LEFT: Readonly<Record<string, [leave: (desk: EditorSession) => void, seen: (desk: EditorSession) => unknown]>> = {
  'an open dialog': [({ dialogs }) => dialogs.open('addMenu'), ({ dialogs }) => dialogs.get()],
  'letters typed ahead': [
    ({ typedAhead }) => {
      typedAhead.start();
      fireEvent.keyDown(document.body, { key: 'h' });
    },
    ({ typedAhead }) => {
      const typed = typedAhead.text();
      fireEvent.keyDown(document.body, { key: 'x' });
      return typed + typedAhead.text();
    },
  ],
  'the question about what is too large': [
    ({ overLimit }) => overLimit.ask({ layers: [], go: () => {} }),
    ({ overLimit }) => overLimit.get(),
  ],
  'a name being edited': [({ renaming }) => renaming.ask('a'), ({ renaming }) => renaming.get()],
  'a question about a copy': [
    ({ copyRequest }) => copyRequest.ask({ kind: 'remove', copyId: 'copy' }),
    ({ copyRequest }) => copyRequest.get(),
  ],
  'live data about to give way': [
    ({ replacement }) => replacement.ask({ uuid: 'a', textTag: '#DH#' }),
    ({ replacement }) => replacement.get(),
  ],
  'facts about pictures': [
    ({ pictures }) => pictures.note('asset:a', picture),
    ({ pictures }) => pictures.of('asset:a') ?? null,
  ],
  'a layer on its way': [
    ({ arrivals }) => void arrivals.inTurn(new Promise(() => {}), () => {}),
    ({ arrivals }) => {
      let acted = false;
      arrivals.after(() => {
        acted = true;
      });
      return acted ? null : 'waits';
    },
  ],
  'a place that has the focus': [
    ({ focus }) => void focus.appear('canvas', { root: () => document.body, take: () => true }),
    ({ focus }) => focus.now() ?? (focus.take({ place: 'canvas' }) ? 'taken' : null),
  ],
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe.each(Object.keys(LEFT))('%s', (name) => {
  const [leave, seen] = LEFT[name]!;
  const follow = (desk: EditorSession) => {
    for (const request of [desk.renaming, desk.copyRequest, desk.overLimit, desk.replacement, desk.dialogs]) {
      request.subscribe(answerer);
    }
  };

  it('is visible in its own editor, and in none opened after it', () => {
    const first = openEditor();
    follow(first.desk);
    act(() => leave(first.desk));
    expect(seen(first.desk) || null).not.toBeNull();
    act(first.close);
    const second = openEditor();
    follow(second.desk);
    expect(seen(second.desk) || null).toBeNull();
  });
});

it('guides stay on the device, only for their own copy', () => {
  const first = openEditor();
  first.desk.guides.add('one', 'xs', 40);
  act(first.close);
  const { desk } = openEditor();
  expect([desk.guides.of('other').xs, desk.guides.of('one').xs]).toEqual([[], [40]]);
});

it('a closed editor opens no dialog, and handles no keys', () => {
  const { desk, close } = openEditor();
  desk.dialogs.subscribe(answerer);
  desk.renaming.subscribe(answerer);
  desk.dialogs.open('commandMenu');
  desk.renaming.ask('a');
  act(close);
  expect([desk.dialogs.get(), desk.renaming.get()]).toEqual([null, null]);
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(desk.typedAhead.text()).toBe('');
});
