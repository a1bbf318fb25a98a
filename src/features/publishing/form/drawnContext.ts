// The rendered images of the face for the image fields.
import { createContext } from 'react';
import type { DrawnPictures } from '../useDrawnPictures';

export const NOT_YET: DrawnPictures = { status: 'drawing', normal: '', ambient: '' };

export const DrawnContext = createContext<DrawnPictures>(NOT_YET);

/** Key under `publish:drawn` of the text that describes the images. */
export const drawnWords = ({ status, ambient }: Pick<DrawnPictures, 'status' | 'ambient'>) =>
  status === 'drawn' && ambient === '' ? 'drawnNormal' : status;
