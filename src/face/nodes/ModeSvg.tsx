// The mode in which a face is drawn, as a React context, so that a layer can use its always-on look.
import { createContext, type ReactNode, useContext } from 'react';
import { watchIn } from '@/face/liveData/minuteWatch';
import type { ModeName } from '@/schemas/design';
import { useWatch, WatchProvider } from './WatchSvg';

const ModeContext = createContext<ModeName>('normal');

/** Draws everything inside in this mode; always-on updates once a minute, like a watch. Requires a WatchProvider. */
export function ModeProvider({ mode, children }: { mode: ModeName; children: ReactNode }) {
  const watch = useWatch();
  return (
    <ModeContext value={mode}>
      <WatchProvider watch={watchIn(mode, watch)}>{children}</WatchProvider>
    </ModeContext>
  );
}

/** The mode of the nearest ModeProvider; normal without one. */
export const useFaceMode = (): ModeName => useContext(ModeContext);
