// The copy that represents a face in the store, in the choices that the designer picked for it.
import { useCallback, useMemo } from 'react';
import type { Design, FaceCopy } from '@/schemas/design';
import { chooseForStore, storeChoices } from '@/service/storeChoices';
import { type Worn, wornCopy } from '@/simulator/controls/wornCopy';
import { useStoreValue } from '@/ui/useStoreValue';
import { storeCopy } from './publishDetails';

const DEFAULTS: Worn = { choiceId: null, picks: {} };

export interface StoreFace {
  /** The store copy as saved, with the default choices; undefined for a design without copies. */
  saved: FaceCopy | undefined;
  /** The same in the choices of the form. The same object if these are the defaults. */
  shown: FaceCopy | undefined;
  worn: Worn;
  choose(worn: Worn): void;
}

export function useStoreFace(design: Design): StoreFace {
  const worn = useStoreValue(storeChoices)[design.id] ?? DEFAULTS;
  const saved = storeCopy(design);
  const shown = useMemo(() => saved && wornCopy(saved, worn), [saved, worn]);
  const choose = useCallback((next: Worn) => chooseForStore(design.id, next), [design.id]);
  return { saved, shown, worn, choose };
}
