// Zoom, pan, rulers, grid and guides: shortcuts without a modifier, so that the browser keeps Ctrl +, -, 0.
import { type Bounds, boundsOf, unionBounds } from '@/face/geometry/bounds';
import { definePort, type EditSituation } from './defineCommand';
import { DIRECTIONS, eachDirection } from './directions';
import { boxOf } from './layerFacts';
import { movable, noPlace } from './nudge';
import { lack } from './refuse';
import type { ViewToggle } from './viewState';

/** Factor of one zoom step, and screen px of one pan step. */
export const ZOOM_STEP = 1.25;
export const PAN_STEP = 40;

export const zoomIn = definePort({
  name: 'zoomIn',
  group: 'view',
  route: 'zoomBar',
  shortcuts: ['+', '='],
  scope: 'layers',
  perform: (port) => port.zoomBy(ZOOM_STEP),
});

export const zoomOut = definePort({
  name: 'zoomOut',
  group: 'view',
  route: 'zoomBar',
  shortcuts: ['-'],
  scope: 'layers',
  perform: (port) => port.zoomBy(1 / ZOOM_STEP),
});

export const zoom100 = definePort({
  name: 'zoom100',
  group: 'view',
  route: 'zoomBar',
  shortcuts: ['1'],
  scope: 'layers',
  perform: (port) => port.zoomTo(1),
});

export const fit = definePort({
  name: 'fit',
  group: 'view',
  route: 'zoomBar',
  shortcuts: ['0'],
  scope: 'layers',
  inMenu: 'empty',
  perform: (port) => port.fit(),
});

/** Bounds of the selected layers as drawn, canvas px; null without a box. */
export function drawnBounds({ selected, angleOf }: EditSituation): Bounds | null {
  const boxes = movable({ selected }).flatMap((node) => {
    const box = boxOf(node);
    return box ? [boundsOf({ ...box, rotation: angleOf(node) })] : [];
  });
  return unionBounds(boxes);
}

/** Zooms so that the selected layers fill the canvas region. */
export const zoomToSelection = definePort({
  name: 'zoomToSelection',
  group: 'view',
  route: 'canvas',
  shortcuts: ['Shift+2'],
  scope: 'layers',
  inMenu: true,
  enabled: ({ selected }) => movable({ selected }).length > 0,
  lacks: noPlace,
  perform(port, situation) {
    const bounds = drawnBounds(situation);
    if (bounds) port.zoomToBounds(bounds);
  },
});

/**
 * Announces and draws the distances of the selection to its neighbours and the canvas edges; holding Alt does so for
 * the pointer.
 */
export const showDistances = definePort({
  name: 'showDistances',
  group: 'view',
  shortcuts: ['D'],
  scope: 'layers',
  inMenu: true,
  enabled: ({ selected }) => movable({ selected }).length > 0,
  lacks: noPlace,
  perform: (port) => port.showDistances(),
});

/** Without a selection arrows pan; with one they nudge. */
export const PANS = eachDirection((direction) =>
  definePort({
    name: `pan${direction}`,
    group: 'view',
    shortcuts: [DIRECTIONS[direction].key],
    scope: 'canvas',
    enabled: ({ selection }) => selection.length === 0,
    lacks: () => lack('deselectFirst'),
    perform: (port) => port.panBy(DIRECTIONS[direction].x * PAN_STEP, DIRECTIONS[direction].y * PAN_STEP),
  }),
);

const toggle = (name: string, what: ViewToggle, shortcuts: readonly string[]) =>
  definePort({
    name,
    group: 'view',
    shortcuts,
    scope: 'layers',
    route: 'viewMenu',
    perform: (port) => port.toggleView(what),
  });

export const TOGGLES: Record<ViewToggle, ReturnType<typeof toggle>> = {
  rulers: toggle('toggleRulers', 'rulers', ['Shift+R']),
  grid: toggle('toggleGrid', 'grid', ['Shift+G']),
  snapToGrid: toggle('toggleSnapToGrid', 'snapToGrid', []),
};

/** Opens the list of guides, for adding, moving and removing them by number. */
export const editGuides = definePort({
  name: 'editGuides',
  group: 'view',
  route: 'viewMenu',
  perform: (port) => port.open('guides'),
});

export const clearGuides = definePort({
  name: 'clearGuides',
  group: 'view',
  route: 'viewMenu',
  enabled: ({ view }) => view.guides.xs.length + view.guides.ys.length > 0,
  lacks: () => lack('noGuides'),
  perform: (port) => port.clearGuides(),
});
