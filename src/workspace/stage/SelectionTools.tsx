// Tools of the selection over the canvas, besides its frame: its pivot and its gradient.
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { withWords } from '@/service/language/i18n';
import { later } from '@/ui/later';
import type { GradientHandlesProps } from './gradient/GradientHandles';
import { PivotCross } from './PivotCross';

const GradientHandles = later<GradientHandlesProps>(async () => {
  return (await withWords(['gradient'], import('./gradient/GradientHandles'))).GradientHandles;
});

export interface SelectionToolsProps {
  host: CanvasHost;
}

export function SelectionTools({ host }: SelectionToolsProps) {
  return (
    <>
      <PivotCross host={host} />
      <GradientHandles host={host} />
    </>
  );
}
