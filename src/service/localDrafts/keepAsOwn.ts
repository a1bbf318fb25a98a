// Stores a state of a design as a separate design on this device, so that another state can replace it.
import type { Design } from '@/schemas/design';
import type { DesignNames } from '@/schemas/designNames';
import { asNewDesign } from './asNewDesign';
import type { Journal } from './journal';

export interface KeepPorts {
  journal: Pick<Journal, 'edit' | 'flush' | 'isSettled' | 'release'>;
  owner: string;
  newId(): string;
  /** The names of the new design; those of the state when absent. */
  names?: DesignNames;
}

/** Writes and returns it, or null if this device could not store it; then nothing remains. */
export async function keepAsOwn(design: Design, ports: KeepPorts): Promise<Design | null> {
  const { journal, owner, newId, names } = ports;
  const own = asNewDesign(design, newId, names);
  journal.edit(own, { owner, baseRev: 0 });
  await journal.flush();
  if (journal.isSettled(own.id, owner)) return own;
  await journal.release(own.id, owner);
  return null;
}
