// The colours that the open design is made of, offered by every colour field before any other.
import { createContext } from 'react';

/** Read when a picker opens: `#rrggbb` each, the most used first. */
export type OwnColors = () => readonly string[];

export const OwnColorsContext = createContext<OwnColors>(() => []);
