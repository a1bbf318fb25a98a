// The watch from which an exported picture is drawn: the simulated one, or the same at another moment.
import { localTime, type WatchState } from '@/face/dataTags/watchState';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import type { ExportPictureForm } from '@/schemas/forms/exporting';
import { momentOf } from '@/simulator/controls/localMoment';

export type PictureMoment = Pick<ExportPictureForm, 'moment' | 'date' | 'time'>;

const two = (value: number) => String(value).padStart(2, '0');

/** The moment of a watch as the form's day and time of day. */
export function momentFields({
  now,
  zone,
}: Pick<WatchState, 'now' | 'zone'>): Pick<ExportPictureForm, 'date' | 'time'> {
  const at = localTime(now, zone);
  return {
    date: `${at.year}-${two(at.month)}-${two(at.day)}`,
    time: `${two(at.hour)}:${two(at.minute)}:${two(at.second)}`,
  };
}

/** ms since the epoch of a day and a time of day in a zone; null while they are not typed whole. */
function chosenMoment({ date, time }: PictureMoment, zone: string): number | null {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute, second = 0] = time.split(':').map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return null;
  const at = momentOf([year, month, day], [hour, minute, second], zone);
  return Number.isFinite(at) ? at : null;
}

/** The watch that is meant. Everything but the time is as the simulator has it. */
export function pictureWatch(simulated: LiveWatch, moment: PictureMoment): LiveWatch {
  if (moment.moment === 'simulator') return simulated;
  const state = simulated.state();
  const now = chosenMoment(moment, state.zone);
  return now === null ? simulated : createWatch({ ...state, now });
}
