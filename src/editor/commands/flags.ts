// Lock and show or hide. For several layers: if any is not locked (hidden), all become so; else none.
import { isKnown } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { mapLayers, restyled } from './changeLayers';
import { defineEdit } from './defineCommand';
import { isFixed, isLocked, isVisible, layersBy, styleOf } from './layerFacts';
import { lack } from './refuse';
import type { Announcement } from './userMessages';

export interface FlagPayload {
  uuids: readonly string[];
}

interface Flag {
  name: 'toggleLock' | 'toggleVisible';
  shortcut: string;
  /** The state that the command sets unless all layers have it. */
  isOn: (node: LayerList[number]) => boolean;
  style: (on: boolean) => Readonly<Record<string, unknown>>;
  said: readonly [on: string, off: string];
}

const changeable = (nodes: LayerList, uuids: readonly string[]) =>
  layersBy(nodes, uuids).filter((node) => !isFixed(node) && isKnown(node) && 'x' in styleOf(node));

function toggle({ name, shortcut, isOn, style, said }: Flag) {
  return defineEdit<FlagPayload>({
    name,
    group: 'layer',
    record: 'entry',
    shortcuts: [shortcut],
    scope: 'layers',
    inMenu: true,
    enabled: ({ nodes, selection }) => changeable(nodes, selection).length > 0,
    lacks: ({ selected }) => (selected.some((node) => !isFixed(node)) ? lack('keptLayer') : null),
    fromKeys: ({ selection }) => ({ uuids: selection }),
    apply({ nodes }, { uuids }) {
      const layers = new Set(changeable(nodes, uuids));
      const on = [...layers].some((node) => !isOn(node));
      const change = mapLayers(nodes, (node) => (layers.has(node) ? restyled(node, style(on)) : node));
      return change && { nodes: change.nodes };
    },
    announce(before, { nodes = [] }): Announcement | null {
      const changed = nodes.filter((node, index) => node !== before.nodes[index]);
      const [first] = changed;
      if (!first) return null;
      const key = isOn(first) ? said[0] : said[1];
      return changed.length === 1
        ? { key, params: { label: first.label } }
        : { key: `${key}Many`, params: { n: changed.length } };
    },
  });
}

export const toggleLock = toggle({
  name: 'toggleLock',
  shortcut: 'Mod+Shift+L',
  isOn: isLocked,
  style: (on) => ({ isLock: on }),
  said: ['lock', 'unlock'],
});

export const toggleVisible = toggle({
  name: 'toggleVisible',
  shortcut: 'Mod+Shift+H',
  isOn: (node) => !isVisible(node),
  style: (on) => ({ visible: !on }),
  said: ['hide', 'show'],
});
