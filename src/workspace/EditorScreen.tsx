// The editor around an open design: bars, panels and canvas, and the ports for commands.

import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import type { OpenDocument } from '@/drafts/documentPort';
import type { DraftSession } from '@/drafts/saving/draftSession';
import type { StartingDraft } from '@/drafts/saving/openDraft';
import { SaveObstacles } from '@/drafts/saving/SaveObstacles';
import { useDraftSession } from '@/drafts/saving/useDraftSession';
import { type Saving, useSaving } from '@/drafts/saving/useSaving';
import { OpenedDraftContext } from '@/drafts/versions/openedDraft';
import { canvasPointAt } from '@/editor/canvas/canvasPoint';
import { createViewport } from '@/editor/canvas/viewport';
import { EditorContext, type EditorReduxStore, type EditorServices } from '@/editor/dispatch/editorContext';
import { useEditorStore } from '@/editor/dispatch/openEditorStore';
import { selectPolicy } from '@/editor/document/selectors';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { useAddLayers } from '@/editor/images/useAddLayers';
import { useDrawings } from '@/editor/images/useDrawings';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { PlaybackProvider } from '@/face/nodes/PlaybackSvg';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import { ExpressionAssistantProvider } from '@/features/ai/ExpressionAssistantProvider';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { AiAccessProvider } from '@/service/ai/aiAccess';
import { FontServiceContext } from '@/service/fonts/fontService';
import { comesAfter, takeResumed } from '@/service/session/pendingSignIn';
import type { WithSession } from '@/service/session/session';
import { AnimationsContext } from '@/simulator/animations';
import { createHintNotices, HintNoticesContext } from '@/simulator/hintNotice';
import { pictureSource } from '@/simulator/pictureSource';
import { useSimulator } from '@/simulator/simulator';
import { Spinner } from '@/ui/Spinner';
import { useEditorAnimations } from './preview/useEditorAnimations';
import { useShownWatch } from './preview/useShownWatch';
import { useWatchShape } from './preview/useWatchShape';
import { type BackdropPorts, createBackdrop } from './properties/backdrop';
import { EditorFormServices } from './properties/EditorFormServices';
import { createFormEnvironment } from './properties/formEnvironment';
import { createOwnColors } from './properties/ownColors';
import { EditorDialogs, LaterHelp, LaterPreview } from './screen/EditorDialogs';
import { createEditorPort } from './screen/editorPort';
import { useMissingPictures } from './screen/keys/useMissingPictures';
import { useFreshReport } from './screen/useFreshReport';
import { useRequestedPlace } from './screen/useRequestedPlace';
import { Workspace } from './screen/Workspace';

export interface EditorScreenProps {
  start: StartingDraft;
  /** Reloads the stored design. */
  reopen(): void;
}

export function EditorScreen({ start, reopen }: EditorScreenProps) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const opened = useMemo(() => openDocumentOf(store, store.desk.letGo), [store]);
  const session = useDraftSession(opened, start);
  const saving = useSaving(opened, session, reopen, start.takeSave);
  const fonts = useContext(FontServiceContext);
  useEffect(() => fonts?.need(fontFamiliesOf(start.design)), [fonts, start]);
  const { save } = saving;
  const draft = useMemo(() => session && { opened, session, save, reopen }, [opened, session, save, reopen]);
  if (!session || !draft) {
    return (
      <main className="grid min-h-dvh place-items-center bg-app" aria-busy="true">
        <Spinner label={t('open.loading')} />
      </main>
    );
  }
  return (
    <OpenedDraftContext value={draft}>
      <OpenEditor store={store} opened={opened} session={session} saving={saving} />
    </OpenedDraftContext>
  );
}

interface OpenEditorProps {
  store: EditorReduxStore;
  opened: OpenDocument;
  session: DraftSession;
  saving: Saving;
}

function OpenEditor({ store, opened, session, saving }: OpenEditorProps) {
  const { watch } = useSimulator();
  const layers = useAddLayers(store);
  useDrawings(store);
  const onPastedFromElsewhere = useMissingPictures();
  const [viewport] = useState(createViewport);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { getState } = useStore<WithSession>();
  const [hints] = useState(() => createHintNotices(getState));
  const animations = useEditorAnimations(store, hints);
  useWatchShape(store, watch);
  const shownWatch = useShownWatch(store, watch);
  useLayoutEffect(() => store.desk.angles.follow(shownWatch), [store, shownWatch]);
  const { save } = saving;
  useRequestedPlace(store);
  useFreshReport(store);
  const navigate = useNavigate();
  const publish = useCallback(async () => {
    const id = opened.now()?.id;
    if (id === undefined) return;
    const done = comesAfter({ kind: 'publish', id });
    // `save` reports its own failures.
    const isSaved = await save().finally(done);
    // Not after the user has left the editor.
    if (isSaved && opened.now()?.id === id) await navigate(`/publish?id=${id}`);
  }, [save, opened, navigate]);
  // A third-party sign-in left the page while publishing waited for it.
  useEffect(() => {
    const id = opened.now()?.id;
    if (id !== undefined && takeResumed('publish', id)) void publish();
  }, [opened, publish]);
  const policy = useOpenPolicy(store);
  const fontService = useContext(FontServiceContext);
  const facts = useMemo(() => {
    const { loadPictures } = store.desk;
    const fonts = () => fontService?.get().fonts ?? [];
    // Loaded with the first drawing.
    const draw: BackdropPorts['draw'] = async (face, ...how) =>
      (await import('@/simulator/rasterise')).rasterise({ ...face, loadPictures }, ...how);
    return createFormEnvironment(store, createBackdrop({ store, watch, fonts, draw }), store.desk.pickedStop);
  }, [store, watch, fontService]);
  const colors = useMemo(() => createOwnColors(store), [store]);
  const port = useMemo(
    () =>
      createEditorPort({
        store,
        viewport,
        layers,
        save,
        publish,
        showHelp: () => setHelpOpen(true),
        animations,
        openPreview: () => setPreviewOpen(true),
        onPastedFromElsewhere,
      }),
    [store, viewport, layers, save, publish, animations, onPastedFromElsewhere],
  );
  const services = useMemo<EditorServices>(
    () => ({
      store,
      port,
      watch: shownWatch,
      addEntry: (entry, at) => void layers.addEntry(entry, at),
      pictures: {
        trim: (uuids) => void layers.trim(uuids),
        trimHands: (uuids) => void layers.trimHands(uuids),
        naturalSize: (uuids) => void layers.naturalSize(uuids),
        add: (files, alt) => layers.addFiles(files, undefined, undefined, alt),
      },
      canvasPointAt: (client) => canvasPointAt(viewport, client),
    }),
    [store, port, shownWatch, layers, viewport],
  );
  return (
    <EditorContext value={services}>
      <EditorFormServices policy={policy} pictures={layers} facts={facts} colors={colors}>
        <AiAccessProvider>
          <ExpressionAssistantProvider>
            <AssetProvider assets={pictureSource}>
              <HintNoticesContext value={hints}>
                <AnimationsContext value={animations}>
                  <PlaybackProvider playback={animations.playback}>
                    <Workspace session={session} viewport={viewport} layers={layers} />
                  </PlaybackProvider>
                  <LaterPreview open={isPreviewOpen} onClose={() => setPreviewOpen(false)} />
                </AnimationsContext>
              </HintNoticesContext>
              <EditorDialogs />
              <LaterHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
              <SaveObstacles saving={saving} />
            </AssetProvider>
          </ExpressionAssistantProvider>
        </AiAccessProvider>
      </EditorFormServices>
    </EditorContext>
  );
}

/** Rules of the open copy's platform; a new object when another copy is shown, or copies were added or removed. */
function useOpenPolicy(store: EditorReduxStore): PlatformPolicy {
  const read = useMemo(() => {
    let last = selectPolicy(store.getState());
    // While the design closes, the last rules stay.
    return () => {
      last = selectPolicy(store.getState()) ?? last;
      return last;
    };
  }, [store]);
  const policy = useSyncExternalStore(store.subscribe, read);
  if (!policy) throw new Error('The editor is shown without an open design.');
  return policy;
}
