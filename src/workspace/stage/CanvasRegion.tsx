// The center of the editor: the watch on its stage, the zoom bar, and image drops.
import { useTranslation } from 'react-i18next';
import { useDesk } from '@/editor/dispatch/editorContext';
import { ToastPlace } from '@/ui/ToastPlace';
import { useStoreValue } from '@/ui/useStoreValue';
import { CanvasCorner } from '../preview/CanvasCorner';
import { AlignBar } from './AlignBar';
import { CanvasStage } from './CanvasStage';
import './canvas.css';
import type { Viewport } from '@/editor/canvas/viewport';
import { type ImageFilesHandler, useImageDrop } from './imageDrop';
import { ZoomBar } from './ZoomBar';

export interface CanvasRegionProps {
  /** Created by the page with `createViewport`. The commands' port uses it too. */
  viewport: Viewport;
  /** Handles files that are dropped on the canvas, position in canvas px. Without it drops are disabled. */
  onImageFiles?: ImageFilesHandler | undefined;
  /** Whether toasts are shown here. */
  hasToasts?: boolean | undefined;
  className?: string | undefined;
}

/** Requires an EditorContext, and an AssetProvider for the images. */
export function CanvasRegion({ viewport, onImageFiles, hasToasts = true, className = '' }: CanvasRegionProps) {
  const { t } = useTranslation('editor');
  const drop = useImageDrop(viewport, onImageFiles);
  const { viewOptions, tool } = useDesk();
  const { rulers } = useStoreValue(viewOptions);
  const drawing = useStoreValue(tool);
  return (
    <section
      id="canvas"
      aria-label={t('canvas.region')}
      data-keep-frame=""
      data-rulers={rulers || undefined}
      className={`canvas-region relative isolate min-h-0 min-w-0 overflow-hidden bg-app ${className}`}
      {...drop.handlers}
    >
      {/* The bar of a tool takes its place. */}
      {drawing ? null : <AlignBar />}
      <CanvasStage viewport={viewport} />
      <ZoomBar viewport={viewport} />
      {drawing?.kind === 'pen' ? null : <CanvasCorner />}
      {/* Above the bars at the lower edge. */}
      {hasToasts ? <ToastPlace className="absolute inset-x-0 bottom-13" /> : null}
      {drop.isOver && (
        <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-xl border-2 border-dashed border-accent bg-accent/10">
          <span className="rounded-md bg-panel px-3 py-1.5 text-sm text-ink">{t('canvas.drop')}</span>
        </div>
      )}
    </section>
  );
}
