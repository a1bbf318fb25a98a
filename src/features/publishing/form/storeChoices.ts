// The wearer's choices in which the publish form shows and draws a face. Stored on this device, so that reopening the form
// draws the same pictures.
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import type { Design, FaceCopy } from '@/schemas/design';
import { createDeviceStore } from '@/service/deviceStore';
import { type Worn, wornCopy } from '@/simulator/controls/wornCopy';
import { useStoreValue } from '@/ui/useStoreValue';
import { storeCopy } from './publishDetails';

/** Designs with stored choices at most; the longest unchanged is dropped first. */
const DESIGNS_MAX = 50;

const DEFAULTS: Worn = { choiceId: null, picks: {} };

const stored = z
  .record(z.string(), z.object({ choiceId: z.string().nullable(), picks: z.record(z.string(), z.string()) }))
  .catch({});

const storeChoices = createDeviceStore('dialwright.storeChoices', (raw) => stored.parse(raw));

function chooseFor(designId: string, worn: Worn): void {
  const { [designId]: _, ...others } = storeChoices.get();
  const next = { choiceId: worn.choiceId, picks: { ...worn.picks } };
  storeChoices.set(Object.fromEntries([...Object.entries(others).slice(1 - DESIGNS_MAX), [designId, next]]));
}

export interface StoreFace {
  /** The store copy as saved, with the default choices; undefined for a design without copies. */
  saved: FaceCopy | undefined;
  /** The same in the choices of the form. The same object if these are the defaults. */
  shown: FaceCopy | undefined;
  worn: Worn;
  choose(worn: Worn): void;
}

/** The copy that represents a face in the store, in the choices that the designer picked for it. */
export function useStoreFace(design: Design): StoreFace {
  const worn = useStoreValue(storeChoices)[design.id] ?? DEFAULTS;
  const saved = storeCopy(design);
  const shown = useMemo(() => saved && wornCopy(saved, worn), [saved, worn]);
  const choose = useCallback((next: Worn) => chooseFor(design.id, next), [design.id]);
  return { saved, shown, worn, choose };
}
