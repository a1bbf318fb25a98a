// The editor around an open design: bars, panels and canvas, and the acts that commands ask of them.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { FormServicesContext } from '@/forms/formServices';
import { Spinner } from '@/ui/Spinner';
import { createViewport } from './canvas/viewport';
import type { WithEditor } from './document/selectors';
import { EditorContext, type EditorReduxStore, type EditorServices } from './editorContext';
import { createEditorPort } from './editorPort';
import { ShortcutHelp } from './help/ShortcutHelp';
import { useAddLayers } from './images/useAddLayers';
import { pictureSource } from './preview/pictureSource';
import { useSimulator } from './preview/simulator';
import { useExportFile } from './projectFiles/useExportFile';
import { useEditorFormServices } from './properties/useEditorFormServices';
import { situationOf } from './runCommand';
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
  const [viewport] = useState(createViewport);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { save } = saving;
  const exportFile = useExportFile();
  const policy = useOpenPolicy(store);
  const formServices = useEditorFormServices(policy, layers.pickImage);
  const port = useMemo(
    () => createEditorPort({ store, viewport, layers, save, exportFile, showHelp: () => setHelpOpen(true) }),
    [store, viewport, layers, save, exportFile],
  );
  const services = useMemo<EditorServices>(
    () => ({ store, port, watch, formServices, addEntry: (entry) => void layers.addEntry(entry) }),
    [store, port, watch, formServices, layers],
  );
  return (
    <EditorContext value={services}>
      <FormServicesContext value={formServices}>
        <AssetProvider assets={pictureSource}>
          <Workspace session={session} viewport={viewport} layers={layers} />
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

/** Rules of the platform of the open copy. */
function useOpenPolicy(store: EditorReduxStore) {
  const situation = situationOf(store.getState());
  if (!situation) throw new Error('The editor is shown without an open design.');
  return situation.policy;
}
