// The rendered images of the face for the image fields, and the record of which local images were rendered.
import { createContext } from 'react';
import { createDeviceStore } from '@/service/deviceStore';
import type { DrawnPictures } from './useDrawnPictures';

export const NOT_YET: DrawnPictures = { status: 'drawing', normal: '', ambient: '' };

export const DrawnContext = createContext<DrawnPictures>(NOT_YET);

/** Key under `publish:drawn` of the text that describes the images. */
export const drawnWords = ({ status, ambient }: Pick<DrawnPictures, 'status' | 'ambient'>) =>
  status === 'drawn' && ambient === '' ? 'drawnNormal' : status;

const KEPT = 200;

/** Rendered images, latest last. The form replaces any of them with an image of the face's present state. */
export const drawnBefore = createDeviceStore('dialwright-drawn-pictures', (raw): readonly string[] =>
  Array.isArray(raw) ? raw.filter((ref): ref is string => typeof ref === 'string').slice(-KEPT) : [],
);

export function noteDrawn(refs: readonly string[]): void {
  const fresh = refs.filter((ref) => ref !== '' && !drawnBefore.get().includes(ref));
  if (fresh.length > 0) drawnBefore.set([...drawnBefore.get(), ...fresh].slice(-KEPT));
}
