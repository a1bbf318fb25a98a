// A watch for pictures of faces: fixed at 08:59:08, or in real time while live and seen.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stillAt0859 } from '@/face/liveData/clock';
import type { LiveWatch } from '@/face/liveData/watch';
import { languageRow } from '@/service/language/i18n';
import { createSimulator } from './simulator';

/**
 * One watch for the component's lifetime. Its time is fixed unless `live`; its language follows the page. While a live one is
 * not seen, its time stops where it is, so that nothing is drawn.
 */
export function useStillWatch(live: boolean, isSeen = true): LiveWatch {
  const { i18n } = useTranslation();
  const language = languageRow(i18n.language).data;
  const [{ watch, clock }] = useState(() => createSimulator(language));

  useEffect(() => watch.set({ language }), [watch, language]);
  useEffect(() => {
    const stop = () => clock.setMode({ kind: 'paused', at: watch.state().now });
    if (live && isSeen) clock.setMode({ kind: 'real' });
    else if (!live) clock.setMode({ kind: 'paused', at: stillAt0859(watch.state()) });
    return stop;
  }, [clock, watch, live, isSeen]);
  return watch;
}
