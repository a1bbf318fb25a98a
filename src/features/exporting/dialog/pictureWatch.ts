// The watch for an exported image: the simulated one, or the same at another time.
import { localTime, type WatchState } from '@/face/dataTags/watchState';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import type { ExportPictureForm } from '@/schemas/forms/exporting';
import { momentOf } from '@/simulator/controls/localMoment';

export type PictureMoment = Pick<ExportPictureForm, 'moment' | 'date' | 'time'>;

const two = (value: number) => String(value).padStart(2, '0');

/** The time of a watch as the form's date and time. */
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

/** ms since the epoch of a date and time in a zone. Null while they are incomplete. */
function chosenMoment({ date, time }: PictureMoment, zone: string): number | null {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute, second = 0] = time.split(':').map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return null;
  const at = momentOf([year, month, day], [hour, minute, second], zone);
  return Number.isFinite(at) ? at : null;
}

/** The chosen watch. Everything except the time is as in the simulator. */
export function pictureWatch(simulated: LiveWatch, moment: PictureMoment): LiveWatch {
  if (moment.moment === 'simulator') return simulated;
  const state = simulated.state();
  const now = chosenMoment(moment, state.zone);
  return now === null ? simulated : createWatch({ ...state, now });
}
