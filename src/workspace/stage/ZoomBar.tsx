// Zoom out, the zoom in percent (a click resets to 100 %), zoom in and fit, and the menu of rulers, grid and guides.
import { Minus, Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sayZoom } from '@/editor/canvas/sayZoom';
import type { Viewport } from '@/editor/canvas/viewport';
import { ZOOM_STEP } from '@/editor/commands/view';
import { ZOOM_MAX, ZOOM_MIN } from '@/schemas/limits';
import { IconButton } from '@/ui/IconButton';
import { Toolbar, ToolbarSeparator } from '@/ui/Toolbar';
import { ViewMenu } from './ViewMenu';

const WORDS = 'min-h-7 rounded-md px-2 text-xs text-ink tabular-nums transition-colors hover:bg-hover';

export function ZoomBar({ viewport }: { viewport: Viewport }) {
  const { t } = useTranslation('editor');
  const zoom = useSyncExternalStore(viewport.subscribe, () => viewport.get().zoom);
  const percent = Math.round(zoom * 100);
  const act = (change: () => void) => {
    change();
    sayZoom(viewport);
  };
  return (
    <Toolbar
      keepFocus
      mark="zoom-bar"
      label={t('zoom.bar')}
      className="absolute bottom-3 left-(--bar-inset) max-w-[calc(100%-2*var(--bar-inset))] flex-wrap rounded-lg border border-line bg-panel p-0.5 shadow-lg shadow-black/20"
    >
      <IconButton
        size="sm"
        label={t('zoom.out')}
        shortcut="-"
        aria-keyshortcuts="-"
        icon={<Minus size={14} />}
        disabledReason={zoom <= ZOOM_MIN ? t('zoom.least') : undefined}
        onClick={() => act(() => viewport.zoomAt(1 / ZOOM_STEP))}
      />
      <button
        type="button"
        aria-keyshortcuts="1"
        aria-label={t('zoom.reset', { percent })}
        className={`${WORDS} min-w-12`}
        onClick={() => act(() => viewport.zoomTo(1))}
      >
        {percent}%
      </button>
      <IconButton
        size="sm"
        label={t('zoom.in')}
        shortcut="+"
        aria-keyshortcuts="+"
        icon={<Plus size={14} />}
        disabledReason={zoom >= ZOOM_MAX ? t('zoom.most') : undefined}
        onClick={() => act(() => viewport.zoomAt(ZOOM_STEP))}
      />
      <button type="button" aria-keyshortcuts="0" className={WORDS} onClick={() => act(viewport.fit)}>
        {t('zoom.fit')}
      </button>
      <ToolbarSeparator />
      <ViewMenu />
    </Toolbar>
  );
}
