// Images whose file names say that they are clock hands become hands when added, with an offer to undo that.
import type { HandKind } from '@/face/nodes/handKinds';
import { i18n } from '@/service/language/i18n';
import { listed } from '@/service/language/listed';
import { layersBy } from '../commands/layerFacts';
import { takeBackTo } from '../commands/session';
import { setHand } from '../commands/setHand';
import { type EditorStore, runCommand } from '../dispatch/runCommand';
import { selectNodes } from '../document/selectors';
import type { PictureActs } from './pictureActs';

const named = (words: string) => new RegExp(`^(?:hand)?(?:${words})(?:hands?)?$`);

/** File names of each hand, without separators. */
const NAMES: Readonly<Record<HandKind, RegExp>> = {
  hour: named('hours?|hr|时针|時針|时|時'),
  minutes: named('minutes?|min|分针|分針|分'),
  seconds: named('seconds?|sec|秒针|秒針|秒'),
};

/** Returns the hand that a file name says, such as `hour.png`, `minute-hand.png` or `handSecond.png`, or null. */
export function handNamed(fileName: string): HandKind | null {
  const name = fileName.replace(/\.[^.]*$/, '').toLowerCase();
  const word = name.replace(/[\s._-]+/g, '');
  const kinds = Object.keys(NAMES) as HandKind[];
  return kinds.find((kind) => NAMES[kind].test(word)) ?? null;
}

/** Turns new layers into hands on the dial, crops their transparent edges and offers to undo both. `hands`: by uuid. */
export async function becomeHands(
  store: EditorStore,
  hands: ReadonlyMap<string, HandKind>,
  pictures: Pick<PictureActs, 'trimHands'>,
): Promise<void> {
  const before = selectNodes(store.getState());
  if (hands.size === 0 || runCommand(store, setHand, { hands, isPlaced: true }) !== null) return;
  await pictures.trimHands([...hands.keys()], true);
  const names = layersBy(selectNodes(store.getState()), [...hands.keys()]).map(({ label }) => label);
  const { change, copyId, mode } = store.getState().editor;
  if (names.length === 0) return;
  store.desk.offers.make({
    tone: 'success',
    text: i18n.t('editor:images.becameHands', { names: listed(names, i18n.language), count: names.length }),
    label: i18n.t('editor:images.undo'),
    onSelect: () => void runCommand(store, takeBackTo, before),
    holds: (now) => now.change === change && now.copyId === copyId && now.mode === mode,
  });
}
