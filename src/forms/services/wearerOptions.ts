// The options that the wearer of the edited face has: a layer can be shown for one choice.
import { createContext } from 'react';
import type { FaceOptions } from '@/schemas/options';

/** Null outside the panel of layers, and for a face without options. */
export const WearerOptionsContext = createContext<FaceOptions | null>(null);
