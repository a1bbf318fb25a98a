// Layout of the editor: bars above and below, panels at the sides or, on narrow screens, below the canvas.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSession } from '@/drafts/saving/draftSession';
import type { Viewport } from '@/editor/canvas/viewport';
import { useDesk } from '@/editor/dispatch/editorContext';
import { type FocusPlace, focusChosenTab, useFocusPlace } from '@/editor/dispatch/focus';
import { useRestoredFocus } from '@/editor/dispatch/useRestoredFocus';
import type { AddLayers } from '@/editor/images/useAddLayers';
import type { CheckPanelProps } from '@/features/check/CheckPanel';
import { useAiAccess } from '@/service/ai/aiAccess';
import { SimulatorBar } from '@/simulator/SimulatorBar';
import { later, laterPanel } from '@/ui/later';
import { type TabItem, Tabs } from '@/ui/Tabs';
import { ToastPlace } from '@/ui/ToastPlace';
import { useInUse } from '@/ui/useInUse';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { CopiesBar } from '../copies/CopiesBar';
import { EditorHints } from '../copies/EditorHints';
import { CanvasRegion } from '../stage/CanvasRegion';
import { TopBar } from '../topBar/TopBar';
import { useEditorKeys } from './keys/useEditorKeys';
import { useMissingPictures } from './keys/useMissingPictures';
import { SkipLinks } from './SkipLinks';

/** The side panels load right after the canvas: the list with its drag code, the fields with their controls. */
const LayersPanel = laterPanel(async () => (await import('../layers/LayersPanel')).LayersPanel);
const PropertiesPanel = laterPanel(async () => (await import('../properties/PropertiesPanel')).PropertiesPanel);
/** Tabs that are closed at first. */
const AddPanel = laterPanel(async () => (await import('../catalogue/AddPanel')).AddPanel);
const AssetsPanel = laterPanel(async () => (await import('@/features/library/AssetsPanel')).AssetsPanel);
const AiPanel = laterPanel(async () => (await import('@/features/ai/AiPanel')).AiPanel);
const DataTab = laterPanel(async () => (await import('../data/DataTab')).DataTab);
/** The check runs after an edit when the editor is idle. Its list loads when it is opened. */
const CheckRunner = later(async () => (await import('@/features/check/CheckRunner')).CheckRunner);
const CheckPanel = later<CheckPanelProps>(
  async () => (await import('@/features/check/CheckPanel')).CheckPanel,
  ({ onClose }) => onClose(),
);

type PanelId = 'layers' | 'add' | 'assets' | 'ai' | 'properties' | 'data';

const PANELS: Record<PanelId, () => ReactNode> = {
  layers: () => <LayersPanel />,
  add: () => <AddPanel />,
  assets: () => <AssetsPanel />,
  ai: () => <AiPanel />,
  properties: () => <PropertiesPanel />,
  data: () => <DataTab />,
};

interface PanelTabsProps {
  label: string;
  ids: readonly PanelId[];
  /** Focus places of the selected tab: one, or both if all tabs are in this panel. */
  places: readonly [FocusPlace, FocusPlace?];
  className: string;
  /** Another panel covers it for now. */
  covered?: boolean;
  /** Below the tabs, which shrink to make room. */
  foot?: ReactNode;
}

/** Tabs over some of the panels. */
function PanelTabs({ label, ids: all, places, className, covered = false, foot }: PanelTabsProps) {
  const { t } = useTranslation('editor');
  const { pictures, texts, backgrounds } = useAiAccess();
  const hasAi = pictures || texts || backgrounds;
  const ids = useMemo(() => all.filter((id) => hasAi || id !== 'ai'), [all, hasAi]);
  const { panels } = useDesk();
  const [shown, setShown] = useState<PanelId>(ids[0] ?? 'layers');
  useEffect(
    () =>
      panels.subscribe((wanted) => {
        const here = ids.find((id) => id === wanted);
        if (here) setShown(here);
      }),
    [ids, panels],
  );
  const tabs = ids.map((id): TabItem<PanelId> => ({ id, label: t(`panels.${id}`), content: PANELS[id]() }));
  const root = useRef<HTMLElement>(null);
  const take = () => focusChosenTab(root.current);
  const [first, second = first] = places;
  useFocusPlace(first, root, { take });
  useFocusPlace(second, root, { take });
  return (
    <aside
      ref={root}
      aria-label={label}
      className={`${covered ? 'hidden' : 'flex'} min-h-0 flex-col bg-panel ${className}`}
    >
      <Tabs
        label={label}
        tabs={tabs}
        value={ids.includes(shown) ? shown : (ids[0] ?? 'layers')}
        onChange={(id) => setShown(id)}
        className="grow"
        panelClassName="overflow-y-auto"
      />
      {foot}
    </aside>
  );
}

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
        <SimulatorBar />
      </div>
    </div>
  );
}
