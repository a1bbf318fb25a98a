// The drawn pictures of the face, for the fields that show pictures; and which pictures of this device were drawn.
import { createContext } from 'react';
import { createDeviceStore } from '@/service/deviceStore';
import type { DrawnPictures } from './useDrawnPictures';

export const NOT_YET: DrawnPictures = { status: 'drawing', normal: '', ambient: '' };

export const DrawnContext = createContext<DrawnPictures>(NOT_YET);

/** Which words under `publish:drawn` say what the pictures show. */
export const drawnWords = ({ status, ambient }: Pick<DrawnPictures, 'status' | 'ambient'>) =>
  status === 'drawn' && ambient === '' ? 'drawnNormal' : status;

const KEPT = 200;

/** Drawn pictures, the latest last: one of them in a form is replaced by that of the face as it is now. */
export const drawnBefore = createDeviceStore('dialwright-drawn-pictures', (raw): readonly string[] =>
  Array.isArray(raw) ? raw.filter((ref): ref is string => typeof ref === 'string').slice(-KEPT) : [],
);

export function noteDrawn(refs: readonly string[]): void {
  const fresh = refs.filter((ref) => ref !== '' && !drawnBefore.get().includes(ref));
  if (fresh.length > 0) drawnBefore.set([...drawnBefore.get(), ...fresh].slice(-KEPT));
}
