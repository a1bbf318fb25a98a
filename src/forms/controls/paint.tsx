// A paint: none, one color, or a gradient. Its parts are fetched when a panel first shows one.
import { lazy, Suspense } from 'react';
import type { Control, ControlProps } from '../Control';

const PaintInput = lazy(async () => ({ default: (await import('./PaintInput')).PaintInput }));

function PaintControl(props: ControlProps) {
  return (
    <Suspense fallback={<div className="h-8 rounded-md border border-line bg-app" />}>
      <PaintInput {...props} />
    </Suspense>
  );
}

export const paintControl: Control = {
  Input: PaintControl,
  labelling: 'by',
  isTyped: true,
  isShownAsStored: true,
  isWide: true,
};
