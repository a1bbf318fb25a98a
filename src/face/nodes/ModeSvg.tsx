// The mode a face is drawn in: a React context, so that a layer can wear its always-on look.
import { createContext, type ReactNode, useContext } from 'react';
import { watchIn } from '@/face/liveData/minuteWatch';
import type { ModeName } from '@/schemas/design';
import { useWatch, WatchProvider } from './WatchSvg';

const ModeContext = createContext<ModeName>('normal');

/** Draws everything inside in this mode: always-on once a minute, as a watch does. Stands inside of a WatchProvider. */
export function ModeProvider({ mode, children }: { mode: ModeName; children: ReactNode }) {
  const watch = useWatch();
  return (
    <ModeContext value={mode}>
      <WatchProvider watch={watchIn(mode, watch)}>{children}</WatchProvider>
    </ModeContext>
  );
}

/** The mode around this component; normal where none is given. */
export const useFaceMode = (): ModeName => useContext(ModeContext);
