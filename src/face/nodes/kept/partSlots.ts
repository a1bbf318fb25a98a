// Data of the simulated providers for slots of the format; its icons get names of their own.
import type { ComplicationAsk, ComplicationData } from '@/face/watchFaceFormat/drawing/drawing';
import { COMPLICATION_PROVIDERS } from '@/schemas/complications';
import { type SlotIcon, sampleData } from '../googleComplication/sampleData';
import type { ReadableWatch } from '../liveValue';

const ICON = /^slot_(icon|photo)_(\w+)$/;

/** Picture name of a slot's icon. */
export const slotIconName = (icon: string, isPhoto: boolean): string => `slot_${isPhoto ? 'photo' : 'icon'}_${icon}`;

/** The icon for such a name; null for any other name. */
export function slotIconOf(name: string): { icon: string; isPhoto: boolean } | null {
  const [, kind, icon] = ICON.exec(name) ?? [];
  return icon === undefined ? null : { icon, isPhoto: kind === 'photo' };
}

/** The icon of a data type: a single-colour symbol, or a picture. */
const picture = (type: string, icon: SlotIcon): ComplicationData =>
  type === 'SMALL_IMAGE'
    ? { SMALL_IMAGE: slotIconName(icon, true) }
    : { MONOCHROMATIC_IMAGE: slotIconName(icon, false) };

/** Data of each slot on this watch; null for providers without data. */
export const toldBy =
  (watch: ReadableWatch) =>
  ({ provider, type }: ComplicationAsk): ComplicationData | null => {
    const row = COMPLICATION_PROVIDERS.find(({ systemProvider }) => systemProvider === provider);
    const data = row && sampleData(row.code, watch);
    if (!data) return null;
    const { range } = data;
    return {
      TEXT: data.text === '' ? null : data.text,
      TITLE: data.title === '' ? null : data.title,
      ...picture(type, data.icon),
      ...(range ? { RANGED_VALUE_VALUE: range.value, RANGED_VALUE_MIN: range.min, RANGED_VALUE_MAX: range.max } : {}),
    };
  };
