// Renders a part of the editor over a real store with an open design, in English, and returns a simulated user.
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished, vi } from 'vitest';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import type { EditorPort } from '@/editor/commands/ports';
import { select } from '@/editor/commands/select';
import { redo, undo } from '@/editor/commands/session';
import type { StoredCommand } from '@/editor/dispatch/decide';
import { EditorContext } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { startTextEditing } from '@/editor/dispatch/textEditing';
import { createViewPort } from '@/editor/dispatch/viewPort';
import { designOpened, documentReducer } from '@/editor/document/documentSlice';
import { lineOf } from '@/editor/document/editorState';
import { undoSteps } from '@/editor/document/line';
import { selectNodes } from '@/editor/document/selectors';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import type { Point } from '@/face/geometry/bounds';
import { type ClockSpeed, createClock } from '@/face/liveData/clock';
import { createStore } from '@/face/liveData/createStore';
import { createWatch } from '@/face/liveData/watch';
import type { ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { i18n, startLanguage } from '@/service/language/i18n';
import { type Before, type Simulator, SimulatorContext, schedule } from '@/simulator/simulator';
import { WithServices } from '@/tests/support/formServices';
import { RenderCounter } from '@/tests/support/RenderCounter';
import { pasteByButton } from '@/workspace/screen/keys/pasteByButton';
import { useEditorKeys } from '@/workspace/screen/keys/useEditorKeys';
import { designOf } from './documents';
import { withDesk } from './withDesk';

function WithKeys({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEditorKeys(root);
  return <div ref={root}>{children}</div>;
}

export async function renderEditor(part: ReactNode, nodes: readonly FaceNode[], language: 'en' | 'zh' = 'en') {
  await startLanguage(language);
  const store = withDesk(
    configureStore({
      reducer: { editor: documentReducer },
      middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    }),
  );
  store.dispatch(designOpened({ design: designOf(nodes), baseRev: 0 }));
  // As the screen does when the editor closes.
  onTestFinished(store.desk.clear);
  const port = {
    undo: vi.fn(() => void runCommand(store, undo, undefined)),
    redo: vi.fn(() => void runCommand(store, redo, undefined)),
    zoomBy: vi.fn(),
    zoomTo: vi.fn(),
    fit: vi.fn(),
    zoomToBounds: vi.fn(),
    panBy: vi.fn(),
    paste: vi.fn(() => pasteByButton(store, { onPasteFiles: undefined, onPastedFromElsewhere: undefined })),
    save: vi.fn(),
    publish: vi.fn(),
    showHelp: vi.fn(),
    openGuide: vi.fn(),
    togglePlay: vi.fn(),
    openPreview: vi.fn(),
    rename: store.desk.renaming.ask,
    editText: vi.fn((uuid: string) => startTextEditing(store, uuid)),
    startPen: vi.fn(),
    editPoints: vi.fn(),
    focusProperties: vi.fn(),
    showPanel: vi.fn(),
    showCheck: vi.fn(() => store.desk.focus.ask({ place: 'check' })),
    describeSelection: vi.fn(),
    askCopy: vi.fn(store.desk.copyRequest.ask),
    open: vi.fn(store.desk.dialogs.open),
    toggleView: vi.fn(store.desk.viewOptions.toggle),
    clearGuides: vi.fn(),
    showDistances: vi.fn(() => createViewPort(store).showDistances()),
  } satisfies EditorPort;
  const addEntry = vi.fn();
  const pictures = { trim: vi.fn(), trimHands: vi.fn(), naturalSize: vi.fn(), add: vi.fn(async () => {}) };
  const canvasPointAt = vi.fn((_client: Point): Point | null => null);
  const services = { store, port, watch: createWatch(SAMPLE_STATE), addEntry, pictures, canvasPointAt };
  store.desk.angles.follow(services.watch);
  const clock = createClock({ watch: services.watch, now: Date.now, schedule });
  const simulator: Simulator = {
    ...{ watch: services.watch, clock },
    ...{ speed: createStore<ClockSpeed>(1), before: createStore<Before | null>(null) },
  };
  render(
    <I18nextProvider i18n={i18n}>
      <EditorContext value={services}>
        <WithServices>
          <SimulatorContext value={simulator}>
            <WithKeys>
              <RenderCounter>{part}</RenderCounter>
            </WithKeys>
          </SimulatorContext>
        </WithServices>
      </EditorContext>
    </I18nextProvider>,
  );
  const nodesNow = () => selectNodes(store.getState());
  return {
    store,
    desk: store.desk,
    watch: services.watch,
    port,
    addEntry,
    pictures,
    canvasPointAt,
    user: userEvent.setup(),
    nodes: nodesNow,
    order: () => nodesNow().map((node) => node.uuid),
    selection: () => store.getState().editor.selection,
    undos: () => undoSteps(lineOf(store.getState().editor)!),
    style: (uuid: string) =>
      (nodesNow().find((node) => node.uuid === uuid) as { style: Record<string, unknown> } | undefined)?.style ?? {},
    /** Any command, through the product's own dispatcher. */
    run: <P,>(command: StoredCommand<P>, payload: P) => act(() => runCommand(store, command, payload)),
    select: (...uuids: string[]) => act(() => void runCommand(store, select, { mode: 'replace', uuids })),
    show: (mode: ModeName) => act(() => void runCommand(store, MODE_COMMANDS[mode], undefined)),
    undo: () => act(() => void runCommand(store, undo, undefined)),
    redo: () => act(() => void runCommand(store, redo, undefined)),
    dispatch: (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action)),
    row: (name: string) => screen.getByRole('treeitem', { name }),
  };
}
