// Colours used in the open design, offered first by every colour field.
import { createContext } from 'react';

/** Called when a picker opens: `#rrggbb` each, most used first. */
export type OwnColors = () => readonly string[];

export const OwnColorsContext = createContext<OwnColors>(() => []);
