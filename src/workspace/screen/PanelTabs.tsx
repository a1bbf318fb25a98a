// Tabs over the panels of one side of the editor, or over all of them on narrow screens.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '@/editor/dispatch/editorContext';
import { type FocusPlace, focusChosenTab, useFocusPlace } from '@/editor/dispatch/focus';
import { useAiAccess } from '@/service/ai/aiAccess';
import { laterPanel } from '@/ui/later';
import { type TabItem, Tabs } from '@/ui/Tabs';

/** The side panels load right after the canvas: the list with its drag code, the fields with their controls. */
const LayersPanel = laterPanel(async () => (await import('../layers/LayersPanel')).LayersPanel);
const PropertiesPanel = laterPanel(async () => (await import('../properties/PropertiesPanel')).PropertiesPanel);
/** Tabs that are closed at first. */
const AddPanel = laterPanel(async () => (await import('../catalogue/AddPanel')).AddPanel);
const AssetsPanel = laterPanel(async () => (await import('@/features/library/AssetsPanel')).AssetsPanel);
const AiPanel = laterPanel(async () => (await import('@/features/ai/AiPanel')).AiPanel);
const DataTab = laterPanel(async () => (await import('../data/DataTab')).DataTab);
export type PanelId = 'layers' | 'add' | 'assets' | 'ai' | 'properties' | 'data';

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

/** The AI tab keeps its place until the service answers that it has no AI features. */
export function PanelTabs({ label, ids: all, places, className, covered = false, foot }: PanelTabsProps) {
  const { t } = useTranslation('editor');
  const { isKnown, pictures, texts, backgrounds } = useAiAccess();
  const hasAi = !isKnown || pictures || texts || backgrounds;
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
