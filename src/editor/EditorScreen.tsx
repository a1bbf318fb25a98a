// The editor around an open design: bars, panels and canvas, and the acts that commands ask of them.

import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { PlaybackProvider } from '@/face/nodes/PlaybackSvg';
import type { PlatformPolicy } from '@/face/platforms/policy';
import { FormServicesContext } from '@/forms/formServices';
import { Spinner } from '@/ui/Spinner';
import { canvasPointAt } from './canvas/canvasPoint';
import { GuidesDialog } from './canvas/GuidesDialog';
import { createViewport } from './canvas/viewport';
import { AddMenu } from './catalogue/AddMenu';
import { CommandMenu } from './commandMenu/CommandMenu';
import { CopyDialogs } from './copies/CopyDialogs';
import { selectPolicy, type WithEditor } from './document/selectors';
import { EditorContext, type EditorReduxStore, type EditorServices } from './editorContext';
import { createEditorPort } from './editorPort';
import { Messages } from './help/Messages';
import { ShortcutHelp } from './help/ShortcutHelp';
import { useAddLayers } from './images/useAddLayers';
import { useMissingPictures } from './keys/useMissingPictures';
import { AnimationsContext } from './preview/animations';
import { PreviewDialog } from './preview/PreviewDialog';
import { pictureSource } from './preview/pictureSource';
import { useSimulator } from './preview/simulator';
import { useEditorAnimations } from './preview/useEditorAnimations';
import { useWatchShape } from './preview/useWatchShape';
import { useExportFile } from './projectFiles/useExportFile';
import { createFormFacts } from './properties/formFacts';
import { useEditorFormServices } from './properties/useEditorFormServices';
import { ReplaceTagDialog } from './ReplaceTagDialog';
import { ConflictDialog } from './saving/ConflictDialog';
import type { DraftSession } from './saving/draftSession';
import type { StartingDraft } from './saving/openDraft';
import { useDraftSession } from './saving/useDraftSession';
import { type Saving, useSaving } from './saving/useSaving';
import { Workspace } from './Workspace';

export interface EditorScreenProps {
  start: StartingDraft;
  /** Opens what is stored anew. */
  reopen(): void;
}

export function EditorScreen({ start, reopen }: EditorScreenProps) {
  const { t } = useTranslation('editor');
  const session = useDraftSession(start);
  const saving = useSaving(session, reopen);
  if (!session) {
    return (
      <main className="grid min-h-dvh place-items-center bg-app" aria-busy="true">
        <Spinner label={t('open.loading')} />
      </main>
    );
  }
  return <OpenEditor session={session} saving={saving} />;
}

function OpenEditor({ session, saving }: { session: DraftSession; saving: Saving }) {
  const store = useStore<WithEditor>() as unknown as EditorReduxStore;
  const { watch } = useSimulator();
  const layers = useAddLayers();
  const onPastedFromElsewhere = useMissingPictures();
  const [viewport] = useState(createViewport);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const animations = useEditorAnimations(store);
  useWatchShape(store, watch);
  const { save } = saving;
  const exportFile = useExportFile();
  const policy = useOpenPolicy(store);
  const facts = useMemo(() => createFormFacts(store), [store]);
  const formServices = useEditorFormServices(policy, layers, facts);
  const port = useMemo(
    () =>
      createEditorPort({
        store,
        viewport,
        layers,
        save,
        exportFile,
        showHelp: () => setHelpOpen(true),
        animations,
        openPreview: () => setPreviewOpen(true),
        onPastedFromElsewhere,
      }),
    [store, viewport, layers, save, exportFile, animations, onPastedFromElsewhere],
  );
  const services = useMemo<EditorServices>(
    () => ({
      store,
      port,
      watch,
      formServices,
      addEntry: (entry, at) => void layers.addEntry(entry, at),
      canvasPointAt: (client) => canvasPointAt(viewport, client),
    }),
    [store, port, watch, formServices, layers, viewport],
  );
  return (
    <EditorContext value={services}>
      <FormServicesContext value={formServices}>
        <AssetProvider assets={pictureSource}>
          <AnimationsContext value={animations}>
            <PlaybackProvider playback={animations.playback}>
              <Workspace session={session} viewport={viewport} layers={layers} />
            </PlaybackProvider>
            <PreviewDialog open={isPreviewOpen} onClose={() => setPreviewOpen(false)} />
          </AnimationsContext>
          <CopyDialogs />
          <AddMenu />
          <ReplaceTagDialog />
          <CommandMenu />
          <GuidesDialog />
          <Messages />
          <ShortcutHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
          <ConflictDialog
            open={saving.hasConflict}
            onClose={saving.closeConflict}
            onKeepCopy={() => void saving.keepCopy()}
            onOpenSaved={() => void saving.openSaved()}
          />
        </AssetProvider>
      </FormServicesContext>
    </EditorContext>
  );
}

/** Rules of the platform of the open copy; another object when another copy is shown, or copies came or went. */
function useOpenPolicy(store: EditorReduxStore): PlatformPolicy {
  const read = useMemo(() => {
    let last = selectPolicy(store.getState());
    // While the design closes, the rules stay those it had.
    return () => {
      last = selectPolicy(store.getState()) ?? last;
      return last;
    };
  }, [store]);
  const policy = useSyncExternalStore(store.subscribe, read);
  if (!policy) throw new Error('The editor is shown without an open design.');
  return policy;
}
