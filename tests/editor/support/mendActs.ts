// The commands that carry out the quick fixes of the check.
import { fitTextBox, fitTextSize } from '@/editor/commands/fitText';
import { TOGGLE_EFFECT } from '@/editor/commands/flags';
import {
  addListedPictures,
  enlargeTap,
  enlargeText,
  fixTag,
  halveFrames,
  hideSeconds,
  moveInside,
  speakLayer,
  swapPictures,
  useDefaultFont,
  useExpression,
  useReadableColor,
} from '@/editor/commands/quickFixes';
import { removeNodes } from '@/editor/commands/removeNodes';
import { trimPicture } from '@/editor/commands/replacePicture';
import type { QuickFix, QuickFixKind } from '@/output/watchFace/checkFinding';
import { ref } from '../../support/brokenFaces';
import type { Session } from './documents';

/** Reference of a picture that was made smaller. */
export const SMALLER = 'asset:'.padEnd(70, 'e');
const EDGELESS = 'asset:'.padEnd(70, 'd');

export type MendAct<K extends QuickFixKind> = (
  session: Session,
  uuid: string,
  mend: Extract<QuickFix, { kind: K }>,
) => unknown;
export const MEND_ACTS: { [K in QuickFixKind]: MendAct<K> } = {
  literal: (session, uuid, { path, tag }) => session.run(fixTag, { uuid, path, tag }),
  remove: (session, uuid) => session.run(removeNodes, { uuids: [uuid] }),
  hideSeconds: (session, uuid) => session.run(hideSeconds, { uuid }),
  moveInside: (session, uuid, { dx, dy }) => session.run(moveInside, { uuid, dx, dy }),
  readableColor: (session, uuid, { fill }) => session.run(useReadableColor, { uuid, fill }),
  enlargeText: (session, uuid, { fontSize }) => session.run(enlargeText, { uuid, fontSize }),
  expression: (session, uuid, { path, source }) => session.run(useExpression, { uuid, path, source }),
  addArt: (session, uuid, { images }) => session.run(addListedPictures, { uuid, images }),
  addPictures: (session, uuid, { count }) => {
    const images = Array.from({ length: count }, (_, index) => ({ url: ref(`added${index}`), fileSize: 7 }));
    return session.run(addListedPictures, { uuid, images });
  },
  enlargeTap: (session, uuid, { box }) => session.run(enlargeTap, { uuid, box }),
  fitTextSize: (session, uuid, { fontSize }) => session.run(fitTextSize, { uuid, patch: { fontSize } }),
  fitTextBox: (session, uuid, { box }) => session.run(fitTextBox, { uuid, patch: box }),
  speak: (session, uuid, { en, zh }) => session.run(speakLayer, { uuid, en, zh }),
  noEffect: (session, uuid, { effect }) => session.run(TOGGLE_EFFECT[effect], { uuids: [uuid] }),
  halveFrames: (session, uuid) => session.run(halveFrames, { uuid }),
  defaultFont: (session, uuid, { family }) => session.run(useDefaultFont, { uuid, family }),
  dedupe: (session, _, { from, to }) =>
    session.run(swapPictures, { pictures: new Map([[from, { url: to, fileSize: null }]]) }),
  scale: (session, _, { pictures }) =>
    session.run(swapPictures, { pictures: new Map(pictures.map(({ url }) => [url, { url: SMALLER, fileSize: 7 }])) }),
  trim: (session, uuid) => {
    const crop = { x: 10, y: 10, width: 100, height: 100 };
    const whole = { width: 400, height: 400 };
    return session.run(trimPicture, { trims: [{ uuid, from: ref(uuid), url: EDGELESS, fileSize: 7, crop, whole }] });
  },
};
