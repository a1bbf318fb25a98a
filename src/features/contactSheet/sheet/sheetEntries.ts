// The cells of the contact sheet: the moments of the product and those of the design, as states of the watch.
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { isSlot } from '@/face/nodes';
import { type MomentGroup, SHEET_MOMENTS } from '@/face/seen/sheetMoments';
import type { ContactSheet } from '@/schemas/contactSheet';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { watchAtMoment } from '@/simulator/storedMoment';

export interface SheetEntry {
  /** Unique: the key of a moment of the product, or the id of one of the design. */
  key: string;
  /** Absent: a moment of the product, named by its key. */
  name?: string;
  group: MomentGroup | 'own';
  mode: ModeName;
  state: WatchState;
}

/** The sample values on a watch with these settings, of the shape of the copy. */
export function sampleOn({ zone, place, language, isMetric, device }: WatchState, copy: FaceCopy): WatchState {
  const sample = sampleState({ zone, place, language, isMetric });
  const { name, manufacturer } = device;
  return { ...sample, device: { ...sample.device, name, manufacturer, isRound: copy.shape === 'circle' } };
}

/** All moments of a copy, also hidden ones: in always-on only with always-on layers, of slots only with slots. */
export function sheetEntries(copy: FaceCopy, sheet: ContactSheet, sample: WatchState): SheetEntry[] {
  const all: SheetEntry[] = [
    ...SHEET_MOMENTS.map(({ key, group, mode, state }) => ({ key, group, mode, state: state(sample) })),
    ...sheet.moments.map(({ id, name, mode, ...moment }) => ({
      ...{ key: id, name, mode },
      group: 'own' as const,
      state: watchAtMoment(moment, sample),
    })),
  ];
  const hasSlots = copy.normal.nodeList.some(isSlot);
  return all.filter(({ mode, group }) => (copy.ambient || mode === 'normal') && (hasSlots || group !== 'slots'));
}
