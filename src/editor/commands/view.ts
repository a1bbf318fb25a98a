// Zoom and pan: keys without a modifier, so that the browser's own Ctrl +, -, 0 stay its own.
import { definePort } from './defineCommand';
import { DIRECTIONS, eachDirection } from './directions';

/** Factor of one zoom step, and screen px of one pan step. */
export const ZOOM_STEP = 1.25;
export const PAN_STEP = 40;

export const zoomIn = definePort({
  name: 'zoomIn',
  group: 'view',
  shortcuts: ['+', '='],
  scope: 'layers',
  perform: (port) => port.zoomBy(ZOOM_STEP),
});

export const zoomOut = definePort({
  name: 'zoomOut',
  group: 'view',
  shortcuts: ['-'],
  scope: 'layers',
  perform: (port) => port.zoomBy(1 / ZOOM_STEP),
});

export const zoom100 = definePort({
  name: 'zoom100',
  group: 'view',
  shortcuts: ['1'],
  scope: 'layers',
  perform: (port) => port.zoomTo(1),
});

export const fit = definePort({
  name: 'fit',
  group: 'view',
  shortcuts: ['0'],
  scope: 'layers',
  inMenu: 'empty',
  perform: (port) => port.fit(),
});

/** Arrows pan while nothing is selected; with a selection they nudge. */
export const PANS = eachDirection((direction) =>
  definePort({
    name: `pan${direction}`,
    group: 'view',
    shortcuts: [DIRECTIONS[direction].key],
    scope: 'canvas',
    enabled: ({ selection }) => selection.length === 0,
    perform: (port) => port.panBy(DIRECTIONS[direction].x * PAN_STEP, DIRECTIONS[direction].y * PAN_STEP),
  }),
);
