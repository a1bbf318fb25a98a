// The wearer's choices in which the publish form shows and draws a design. Stored on this device, so that reopening the form
// draws the same pictures.
import { z } from 'zod';
import type { Picks } from '@/schemas/optionPlaces';
import { createDeviceStore } from './deviceStore';

/** Maximum number of designs with stored choices; the longest unchanged is dropped first. */
const DESIGNS_MAX = 50;

/** Null and absent options: the defaults. */
export interface StoreChoices {
  choiceId: string | null;
  picks: Picks;
}

const stored = z
  .record(z.string(), z.object({ choiceId: z.string().nullable(), picks: z.record(z.string(), z.string()) }))
  .catch({});

/** By design id. */
export const storeChoices = createDeviceStore('dialwright.storeChoices', (raw) => stored.parse(raw));

export function chooseForStore(designId: string, { choiceId, picks }: StoreChoices): void {
  const { [designId]: _, ...others } = storeChoices.get();
  const latest = Object.entries(others).slice(1 - DESIGNS_MAX);
  storeChoices.set(Object.fromEntries([...latest, [designId, { choiceId, picks: { ...picks } }]]));
}
