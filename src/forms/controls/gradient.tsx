// One color or a gradient of opaque colors. The gradient's parts are fetched when a panel first shows the field.
import { lazy, Suspense } from 'react';
import type { Control, ControlProps } from '../Control';

const GradientInput = lazy(async () => ({ default: (await import('./GradientInput')).GradientInput }));

function GradientControl(props: ControlProps) {
  return (
    <Suspense fallback={<div className="h-8 rounded-md border border-line bg-app" />}>
      <GradientInput {...props} />
    </Suspense>
  );
}

export const gradientControl: Control = {
  Input: GradientControl,
  labelling: 'by',
  isTyped: true,
  isShownAsStored: true,
  isWide: true,
};
