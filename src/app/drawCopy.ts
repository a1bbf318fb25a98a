// Draws a copy for its picture in the account, with the fonts of the application.
import type { DrawCopy } from '@/drafts/saving/copyPictures';
import { canvasSize } from '@/schemas/design';
import { dataLanguage } from '@/service/language/i18n';
import { facePng } from '@/simulator/facePng';
import { stillWatch } from '@/simulator/simulator';
import { fontsOf } from './fonts';
import type { AppStore } from './store';

/** Equal copies give equal pictures: the watch shows 08:59:08 of the sample day. Never larger than the canvas of the copy. */
export const drawsCopies =
  (store: AppStore): DrawCopy =>
  (copy, mode, side, signal) => {
    const { width, height } = canvasSize(copy.ratio);
    const { fonts } = fontsOf(store).get();
    const watch = stillWatch(dataLanguage());
    return facePng(copy, mode, { watch, fonts, side: Math.min(side, Math.max(width, height)), signal });
  };
