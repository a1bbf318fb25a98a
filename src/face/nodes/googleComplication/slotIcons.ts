// Icons of the system's providers, drawn for this product: paths on a 24 px grid, stroked 2 px wide, or filled.
import type { SlotIcon } from './sampleData';

export interface IconPaths {
  stroke: string;
  fill?: string;
}

/** Side of the grid, px. */
export const ICON_GRID = 24;

const SUN = 'M5 17.5a7 7 0 0 1 14 0M2 17.5h20M4.2 10.2l1.6 1.4M19.8 10.2l-1.6 1.4';

export const SLOT_ICONS: Readonly<Record<SlotIcon | 'plus' | 'tap', IconPaths>> = {
  battery: {
    stroke:
      'M8.5 4.5h7a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V6a1.5 1.5 0 0 1 1.5-1.5zM10 2h4',
    fill: 'M9.5 10.5h5v8.5h-5z',
  },
  calendar: {
    stroke:
      'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5v-13A1.5 1.5 0 0 1 5.5 5zM4 10h16M8 2.5v4M16 2.5v4',
    fill: 'M13 13.5h4v4h-4z',
  },
  clock: { stroke: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 7.5V12l3.2 2' },
  steps: {
    stroke: '',
    fill: 'M8.2 2.5c2.1 0 3.3 2.2 3.3 4.9c0 1.9-.6 3.3-.9 4.6H5.9C5.5 10.7 5 9.4 5 7.4C5 4.7 6.1 2.5 8.2 2.5zM6 13.5h4.5c.1 2.3-.6 3.7-2.2 3.7S6 15.8 6 13.5zM15.8 6.5c2.1 0 3.2 2.2 3.2 4.9c0 2-.5 3.3-.9 4.6h-4.7c-.3-1.3-.9-2.7-.9-4.6c0-2.7 1.2-4.9 3.3-4.9zM13.5 17.5H18c0 2.3-.7 3.7-2.3 3.7s-2.3-1.4-2.2-3.7z',
  },
  globe: {
    stroke: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  },
  apps: {
    stroke: '',
    fill: 'M4 5.5A1.5 1.5 0 0 1 5.5 4h4A1.5 1.5 0 0 1 11 5.5v4A1.5 1.5 0 0 1 9.5 11h-4A1.5 1.5 0 0 1 4 9.5zM13 5.5A1.5 1.5 0 0 1 14.5 4h4A1.5 1.5 0 0 1 20 5.5v4a1.5 1.5 0 0 1-1.5 1.5h-4A1.5 1.5 0 0 1 13 9.5zM4 14.5A1.5 1.5 0 0 1 5.5 13h4a1.5 1.5 0 0 1 1.5 1.5v4A1.5 1.5 0 0 1 9.5 20h-4A1.5 1.5 0 0 1 4 18.5zM16.5 13a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7z',
  },
  bell: {
    stroke: 'M12 3a6 6 0 0 1 6 6v4.5l2 3.5H4l2-3.5V9a6 6 0 0 1 6-6zM10 20.5h4',
  },
  sunrise: { stroke: `${SUN}M12 8V3M9.2 5.5L12 2.7l2.8 2.8M6 21.5h12` },
  sunset: { stroke: `${SUN}M12 2.5v5M9.2 5L12 7.8L14.8 5M6 21.5h12` },
  person: {
    stroke: 'M12 3.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM3.5 21c.8-4 4-6 8.5-6s7.7 2 8.5 6',
  },
  plus: { stroke: 'M12 5v14M5 12h14' },
  tap: {
    stroke:
      'M9.5 13V5.2a1.7 1.7 0 0 1 3.4 0V11l4.6 1.2a2 2 0 0 1 1.5 2.3l-.8 4a3 3 0 0 1-3 2.5h-3.4a4 4 0 0 1-3.2-1.6L5.5 15.6a1.5 1.5 0 0 1 2.2-2z',
  },
};
