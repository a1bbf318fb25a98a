// Layout of the editor: bars above and below, panels at the sides or, on narrow screens, below the canvas.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSession } from '@/drafts/saving/draftSession';
import type { Viewport } from '@/editor/canvas/viewport';
import { useDesk } from '@/editor/dispatch/editorContext';
import { useRestoredFocus } from '@/editor/dispatch/useRestoredFocus';
import type { AddLayers } from '@/editor/images/useAddLayers';
import type { CheckPanelProps } from '@/features/check/CheckPanel';
import { later } from '@/ui/later';
import { ToastPlace } from '@/ui/ToastPlace';
import { useInUse } from '@/ui/useInUse';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { CopiesBar } from '../copies/CopiesBar';
import { EditorHints } from '../copies/EditorHints';
import { EditorSimulatorBar } from '../preview/EditorSimulatorBar';
import { CanvasRegion } from '../stage/CanvasRegion';
import { TopBar } from '../topBar/TopBar';
import { useEditorKeys } from './keys/useEditorKeys';
import { useMissingPictures } from './keys/useMissingPictures';
import { type PanelId, PanelTabs } from './PanelTabs';
import { SkipLinks } from './SkipLinks';

/** The check runs after an edit when the editor is idle. Its list loads when it is opened. */
const CheckRunner = later(async () => (await import('@/features/check/CheckRunner')).CheckRunner);
const CheckPanel = later<CheckPanelProps>(
  async () => (await import('@/features/check/CheckPanel')).CheckPanel,
  ({ onClose }) => onClose(),
);

const LEFT: readonly PanelId[] = ['layers', 'add', 'assets', 'ai'];
const RIGHT: readonly PanelId[] = ['properties', 'data'];
const ALL: readonly PanelId[] = [...LEFT, ...RIGHT];

/** Whether the check covers these panels: from its request until one of them is requested or the check is closed. */
function useCheckOpen(covers: readonly PanelId[]): [isOpen: boolean, close: () => void] {
  const { panels } = useDesk();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      panels.subscribe((wanted) => {
        if (wanted === 'check') setOpen(true);
        else if (covers.some((id) => id === wanted)) setOpen(false);
      }),
    [panels, covers],
  );
  return [isOpen, () => setOpen(false)];
}

interface WorkspaceProps {
  session: DraftSession;
  viewport: Viewport;
  layers: AddLayers;
}

export function Workspace({ session, viewport, layers }: WorkspaceProps) {
  const { t } = useTranslation('editor');
  const root = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isCheckOpen, closeCheck] = useCheckOpen(isWide ? RIGHT : ALL);
  const isInUse = useInUse();
  const onPastedFromElsewhere = useMissingPictures();
  useRestoredFocus(root);
  useEditorKeys(root, { onPasteFiles: layers.addFiles, onPastedFromElsewhere });

  const canvas = (
    <CanvasRegion
      viewport={viewport}
      hasToasts={isWide}
      onImageFiles={(files, at) => void layers.addFiles(files, at)}
      className="lg:col-start-2 lg:row-start-1"
    />
  );
  return (
    <div ref={root} className="relative flex min-h-dvh flex-col overflow-hidden bg-app lg:h-dvh lg:min-h-[30rem]">
      <SkipLinks />
      {isInUse ? <CheckRunner /> : null}
      <TopBar session={session} />
      {isWide ? (
        <main className="grid min-h-0 grow grid-cols-[17rem_minmax(0,1fr)_20rem]">
          {canvas}
          <PanelTabs
            label={t('panels.left')}
            ids={LEFT}
            places={['leftTabs']}
            className="col-start-1 row-start-1 border-r border-line"
          />
          <PanelTabs
            label={t('panels.right')}
            ids={RIGHT}
            places={['rightTabs']}
            className="col-start-3 row-start-1 border-l border-line"
            covered={isCheckOpen}
            foot={<EditorHints />}
          />
          {isCheckOpen ? (
            <CheckPanel onClose={closeCheck} className="col-start-3 row-start-1 border-l border-line" />
          ) : null}
        </main>
      ) : (
        <main className="grid shrink-0 grow basis-[31.5rem] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(17rem,1fr)_minmax(14.5rem,1fr)] [contain:size]">
          {canvas}
          <PanelTabs
            label={t('panels.all')}
            ids={ALL}
            places={['leftTabs', 'rightTabs']}
            className="col-start-1 row-start-2 border-t border-line"
            covered={isCheckOpen}
            foot={<EditorHints />}
          />
          {isCheckOpen ? (
            <CheckPanel onClose={closeCheck} className="col-start-1 row-start-2 border-t border-line" />
          ) : null}
          {/* Over the panels, because the canvas has no room beside the dial. */}
          <ToastPlace className="col-start-1 row-start-2 mb-2 self-end" />
        </main>
      )}
      <div className="flex shrink-0 border-t border-line bg-panel max-[1400px]:flex-col">
        <CopiesBar />
        <EditorSimulatorBar />
      </div>
    </div>
  );
}
