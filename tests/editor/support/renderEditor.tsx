// Renders a part of the editor over a real store with an open design, in English, and gives the hands of a user.
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import type { EditorPort } from '@/editor/commands/defineCommand';
import { designOpened, documentReducer, redone, undone } from '@/editor/document/documentSlice';
import { currentHistory } from '@/editor/document/editorState';
import { selectNodes } from '@/editor/document/selectors';
import { EditorContext } from '@/editor/editorContext';
import { useEditorKeys } from '@/editor/keys/useEditorKeys';
import { startRenaming } from '@/editor/layers/renaming';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { type FormServices, FormServicesContext } from '@/forms/formServices';
import type { FaceNode } from '@/schemas/nodes';
import { i18n, startLanguage } from '@/service/language/i18n';
import { RenderCounter } from '@/tests/support/RenderCounter';
import { designOf } from './documents';

const formServices: FormServices = {
  fonts: [{ family: 'Roboto-Regular', label: 'Roboto' }],
  pickImage: async () => null,
  imageSrc: () => undefined,
  tags: [],
  checkExpression: () => null,
  liveExpression: (source) => source,
  subscribeLive: () => () => {},
};

function WithKeys({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEditorKeys(root);
  return <div ref={root}>{children}</div>;
}

export async function renderEditor(part: ReactNode, nodes: readonly FaceNode[], language: 'en' | 'zh' = 'en') {
  await startLanguage(language);
  const store = configureStore({
    reducer: { editor: documentReducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(designOpened({ design: designOf(nodes), baseRev: 0 }));
  const port = {
    undo: vi.fn(() => void store.dispatch(undone())),
    redo: vi.fn(() => void store.dispatch(redone())),
    zoomBy: vi.fn(),
    zoomTo: vi.fn(),
    fit: vi.fn(),
    panBy: vi.fn(),
    save: vi.fn(),
    exportFile: vi.fn(),
    showHelp: vi.fn(),
    rename: startRenaming,
    pickImage: vi.fn(),
    focusProperties: vi.fn(),
    describeSelection: vi.fn(),
  } satisfies EditorPort;
  const addEntry = vi.fn();
  const services = { store, port, watch: createWatch(SAMPLE_STATE), formServices, addEntry };
  render(
    <I18nextProvider i18n={i18n}>
      <EditorContext value={services}>
        <FormServicesContext value={formServices}>
          <WithKeys>
            <RenderCounter>{part}</RenderCounter>
          </WithKeys>
        </FormServicesContext>
      </EditorContext>
    </I18nextProvider>,
  );
  const nodesNow = () => selectNodes(store.getState());
  return {
    store,
    watch: services.watch,
    port,
    addEntry,
    user: userEvent.setup(),
    nodes: nodesNow,
    order: () => nodesNow().map((node) => node.uuid),
    selection: () => store.getState().editor.selection,
    undos: () => currentHistory(store.getState().editor)?.index ?? 0,
    style: (uuid: string) =>
      (nodesNow().find((node) => node.uuid === uuid) as { style: Record<string, unknown> } | undefined)?.style ?? {},
    dispatch: (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action)),
    row: (name: string) => screen.getByRole('treeitem', { name }),
  };
}
