// Shows one of the side panels, named by its tab.
import { definePort } from './defineCommand';

/** Panels that are always available, and their side of the canvas in a wide window. */
export const PANEL_SIDES = {
  layers: 'left',
  add: 'left',
  assets: 'left',
  properties: 'right',
  data: 'right',
} as const;
export type SidePanel = keyof typeof PANEL_SIDES;

const NAMES: Readonly<Record<SidePanel, string>> = {
  layers: 'showLayers',
  add: 'showAdd',
  assets: 'showAssets',
  properties: 'showProperties',
  data: 'showData',
};

export const PANEL_COMMANDS = (Object.keys(PANEL_SIDES) as SidePanel[]).map((panel) =>
  definePort({
    name: NAMES[panel],
    group: 'view',
    route: 'tabs',
    perform: (port) => port.showPanel(panel),
  }),
);
