// The mode a face is drawn in: a React context, so that a layer can wear its always-on look.
import { createContext, type ReactNode, useContext } from 'react';
import type { ModeName } from '@/schemas/design';

const ModeContext = createContext<ModeName>('normal');

/** Draws everything inside in this mode. */
export function ModeProvider({ mode, children }: { mode: ModeName; children: ReactNode }) {
  return <ModeContext value={mode}>{children}</ModeContext>;
}

/** The mode around this component; normal where none is given. */
export const useFaceMode = (): ModeName => useContext(ModeContext);
