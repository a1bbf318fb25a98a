// Announcements and fields for undo and redo of more than layers: the name of the design, an update of a copy in part.

import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { switchCopy, updateCopy } from '@/editor/commands/copies';
import { renameDesign } from '@/editor/commands/rename';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened } from '@/editor/document/documentSlice';
import { announcements } from '@/ui/announce';
import { dismissToast, toasts } from '@/ui/toasts';
import { DesignNameField } from '@/workspace/properties/DesignNameField';
import { createEditorPort } from '@/workspace/screen/editorPort';
import { editAs } from '../support/acts';
import { rootLayer, textLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';
import { chipCopy, copyOf, designWith, watchCopy } from './twoCopies';

afterEach(() => {
  for (const toast of toasts.get()) dismissToast(toast.id);
});

async function open(language: 'en' | 'zh' = 'en') {
  const editor = await renderEditor(<DesignNameField />, [rootLayer()], language);
  type Parts = Parameters<typeof createEditorPort>[0];
  const animations = { toggle: () => {} };
  const port = createEditorPort({ store: editor.store, viewport: createViewport(), animations } as unknown as Parts);
  act(() => void editor.store.dispatch(designOpened({ design: designWith([watchCopy, chipCopy]), baseRev: 0 })));
  const expectAnnounced = (text: string) => vi.waitFor(() => expect(announcements.get().polite.text).toBe(text));
  return { ...editor, port, expectAnnounced };
}

describe('renaming the design', () => {
  it('is one undo step, announced as such and shown in its field', async () => {
    const { user, port, expectAnnounced, undos } = await open();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    await user.clear(field);
    await user.type(field, 'Pier');
    await user.tab();
    expect([field.value, undos()]).toEqual(['Pier', 1]);
    act(() => port.undo());
    await expectAnnounced('Undone: Rename design');
    expect(field.value).toBe('Harbour');
    act(() => port.redo());
    await expectAnnounced('Redone: Rename design');
    expect(field.value).toBe('Pier');
  });
  it('ends as a step when the field is left', async () => {
    const { user, store, undos } = await open();
    const field = screen.getByLabelText('Name');
    await user.type(field, '1');
    await user.tab();
    act(() => void runCommand(store, renameDesign, { name: 'Quay', language: 'en' }));
    expect(undos()).toBe(2);
  });
});

it('renaming a layer waits for the layer list if another panel is in front', async () => {
  const { port, desk } = await open();
  const shown: string[] = [];
  desk.panels.subscribe((panel) => shown.push(panel));
  port.rename('root');
  expect([desk.renaming.get(), shown]).toEqual([null, ['layers']]);
  desk.renaming.subscribe(() => {});
  desk.focus.appear('layers', { root: () => document.body, take: () => true });
  await vi.waitFor(() => expect(desk.renaming.get()).toBe('root'));
});

describe('an update of a copy', () => {
  const converted = copyOf('chip', 'falcon', [rootLayer(), textLayer('fresh')], {
    ratio: '466*466',
    ambient: [rootLayer(), textLayer('fresh-dim')],
  });
  it.each([
    [
      'en',
      'Undone in Normal mode only: Update copy from its source. The other mode has changed since then and is left unchanged.',
    ],
    ['zh', '仅在“常规”模式中撤销：从来源更新副本。另一模式此后有改动，保持不变。'],
  ] as const)(
    'followed by edits in one mode is undone only in the other, and that is announced, in %s',
    async (...given) => {
      const [language, words] = given;
      const { store, port, run, show, order } = await open(language);
      run(switchCopy, 'chip');
      show('ambient');
      run(updateCopy, { source: watchCopy, copy: converted, messages: [] });
      const nodes = [rootLayer(), textLayer('own-dim')];
      act(() => editAs(store, 'addNode', { nodes }));
      show('normal');
      act(() => port.undo());
      expect(toasts.get().map(({ text }) => text)).toEqual([words]);
      expect(order()).toEqual(['root', 'chip-time']);
      expect(store.getState().editor.design?.copies[1]?.nodeDataUnsync).toBe(true);
    },
  );
});
