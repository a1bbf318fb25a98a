import type { ComplicationType } from '@/schemas/complications';

/** Names of the data types in the format. */
export const TYPE_NAMES: Readonly<Record<ComplicationType, string>> = {
  short_text: 'SHORT_TEXT',
  long_text: 'LONG_TEXT',
  ranged_value: 'RANGED_VALUE',
  icon: 'MONOCHROMATIC_IMAGE',
  small_image: 'SMALL_IMAGE',
  large_image: 'PHOTO_IMAGE',
};
