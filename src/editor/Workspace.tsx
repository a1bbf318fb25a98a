// Where everything of the editor stands: bars above and below, panels at the sides, under the canvas on narrow screens.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TabItem, Tabs } from '@/ui/Tabs';
import { CanvasRegion } from './canvas/CanvasRegion';
import type { Viewport } from './canvas/viewport';
import { AddPanel } from './catalogue/AddPanel';
import { DataTab } from './data/DataTab';
import type { AddLayers } from './images/useAddLayers';
import { useEditorKeys } from './keys/useEditorKeys';
import { LayersPanel } from './layers/LayersPanel';
import { SimulatorBar } from './preview/SimulatorBar';
import { PropertiesPanel } from './properties/PropertiesPanel';
import type { DraftSession } from './saving/draftSession';
import { TopBar } from './topBar/TopBar';
import { useMediaQuery } from './useMediaQuery';

type PanelId = 'layers' | 'add' | 'properties' | 'data';

const PANELS: Record<PanelId, () => React.ReactNode> = {
  layers: () => <LayersPanel />,
  add: () => <AddPanel />,
  properties: () => <PropertiesPanel />,
  data: () => <DataTab />,
};

/** Tabs over some of the panels. */
function PanelTabs({ label, ids, className }: { label: string; ids: readonly PanelId[]; className: string }) {
  const { t } = useTranslation('editor');
  const [shown, setShown] = useState<PanelId>(ids[0] ?? 'layers');
  const tabs = ids.map((id): TabItem<PanelId> => ({ id, label: t(`panels.${id}`), content: PANELS[id]() }));
  return (
    <aside aria-label={label} className={`min-h-0 bg-panel ${className}`}>
      <Tabs
        label={label}
        tabs={tabs}
        value={ids.includes(shown) ? shown : (ids[0] ?? 'layers')}
        onChange={(id) => setShown(id)}
        className="h-full"
        panelClassName="overflow-y-auto"
      />
    </aside>
  );
}

interface WorkspaceProps {
  session: DraftSession;
  viewport: Viewport;
  layers: AddLayers;
}

export function Workspace({ session, viewport, layers }: WorkspaceProps) {
  const { t } = useTranslation('editor');
  const root = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width: 1024px)');
  useEditorKeys(root, { onPasteFiles: layers.addFiles });

  const canvas = <CanvasRegion viewport={viewport} onImageFiles={(files, at) => void layers.addFiles(files, at)} />;
  return (
    <div ref={root} className="relative flex h-dvh min-h-[38rem] flex-col overflow-hidden bg-app lg:min-h-[30rem]">
      <TopBar session={session} />
      {isWide ? (
        <main className="grid min-h-0 grow grid-cols-[272px_minmax(0,1fr)_320px]">
          <PanelTabs label={t('panels.left')} ids={['layers', 'add']} className="border-r border-line" />
          {canvas}
          <PanelTabs label={t('panels.right')} ids={['properties', 'data']} className="border-l border-line" />
        </main>
      ) : (
        <main className="grid min-h-0 grow grid-rows-[minmax(14rem,1fr)_minmax(16rem,1fr)]">
          {canvas}
          <PanelTabs
            label={t('panels.all')}
            ids={['layers', 'add', 'properties', 'data']}
            className="border-t border-line"
          />
        </main>
      )}
      <SimulatorBar />
    </div>
  );
}
