// Renders mode tabs, the bar of copies and their dialogs over a store with these copies.

import { act, screen } from '@testing-library/react';
import { afterEach } from 'vitest';
import { designOpened } from '@/editor/document/documentSlice';
import { documentOf } from '@/editor/document/editorState';
import type { FaceCopy } from '@/schemas/design';
import { designWith } from '@/tests/editor/document/twoCopies';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { Toaster } from '@/ui/Toaster';
import { CopiesBar } from '@/workspace/copies/CopiesBar';
import { CopyDialogs } from '@/workspace/copies/CopyDialogs';
import { EditorHints } from '@/workspace/copies/EditorHints';
import { SETTLED_MS } from '@/workspace/copies/focusOpenCopy';
import { Messages } from '@/workspace/help/Messages';
import { ModeTabs } from '@/workspace/topBar/ModeTabs';

// The focus returned after a dialog belongs to the test that closed it.
afterEach(() => new Promise<void>((settled) => setTimeout(settled, 2 * SETTLED_MS)));

export async function renderCopies(copies: readonly FaceCopy[], language: 'en' | 'zh' = 'en') {
  const editor = await renderEditor(
    <>
      <header>
        <ModeTabs />
      </header>
      <EditorHints />
      <CopiesBar />
      <CopyDialogs />
      <Toaster />
      <Messages />
    </>,
    copies[0]?.normal.nodeList ?? [],
    language,
  );
  act(() => void editor.store.dispatch(designOpened({ design: designWith(copies), baseRev: 0 })));
  return {
    ...editor,
    tab: (name: string | RegExp) => screen.getByRole('tab', { name }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    saved: () => documentOf(editor.store.getState().editor)!,
  };
}
