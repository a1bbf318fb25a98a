// Icons: an image with a second picture for a live state, such as charging.
import type { NodeOf } from '@/schemas/nodes';

/** Whether live data selects one of two pictures: an icon with a second picture and a condition. */
export const hasTwoPictures = ({ type, activeIcon = '', activeWhen = '' }: NodeOf<'image'>): boolean =>
  type === 'icon' && activeIcon !== '' && activeWhen !== '';
