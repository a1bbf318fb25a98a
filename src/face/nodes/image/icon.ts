// Icons: an image with a second picture for a live state, such as charging.
import type { NodeOf } from '@/schemas/nodes';

/** Whether live data decides between two pictures: an icon that has both the second and its condition. */
export const hasTwoPictures = ({ type, activeIcon = '', activeWhen = '' }: NodeOf<'image'>): boolean =>
  type === 'icon' && activeIcon !== '' && activeWhen !== '';
