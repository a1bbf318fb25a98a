// Lock, show or hide, add or remove a shadow, glow or outline. For several layers: if any is not locked (hidden, with it), all become so;
// else none.
import { effectOfLayer } from '@/face/nodes/effectOfLayer';
import type { LayerEffect } from '@/face/nodes/effects';
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
  name: 'toggleLock' | 'toggleVisible' | 'toggleShadow' | 'toggleGlow' | 'toggleOutline';
  shortcut?: string;
  /** Layers that it changes, of those with a box; absent: all. */
  suits?: (node: LayerList[number]) => boolean;
  /** Why a selection without such layers is refused. */
  refusal: (selected: LayerList) => 'keptLayer' | 'locked' | 'noShadow' | 'noLetters';
  /** The state that the command sets unless all layers have it. */
  isOn: (node: LayerList[number]) => boolean;
  style: (on: boolean, node: LayerList[number]) => Readonly<Record<string, unknown>>;
  announcements: readonly [on: string, off: string];
}

const hasBox = (node: LayerList[number]) => !isFixed(node) && isKnown(node) && 'x' in styleOf(node);

function toggle({ name, shortcut, suits = () => true, refusal, isOn, style, announcements }: Flag) {
  const changeable = (nodes: LayerList, uuids: readonly string[]) =>
    layersBy(nodes, uuids).filter((node) => hasBox(node) && suits(node));
  return defineEdit<FlagPayload>({
    name,
    group: 'layer',
    record: 'entry',
    ...(shortcut !== undefined && { shortcuts: [shortcut] }),
    scope: 'layers',
    inMenu: true,
    enabled: ({ nodes, selection }) => changeable(nodes, selection).length > 0,
    lacks: ({ selected }) => (selected.some((node) => !isFixed(node)) ? lack(refusal(selected)) : null),
    fromKeys: ({ selection }) => ({ uuids: selection }),
    apply({ nodes }, { uuids }) {
      const layers = new Set(changeable(nodes, uuids));
      const on = [...layers].some((node) => !isOn(node));
      const change = mapLayers(nodes, (node) => (layers.has(node) ? restyled(node, style(on, node)) : node));
      return change && { nodes: change.nodes };
    },
    announce(before, { nodes = [] }): Announcement | null {
      const changed = nodes.filter((node, index) => node !== before.nodes[index]);
      const [first] = changed;
      if (!first) return null;
      const key = isOn(first) ? announcements[0] : announcements[1];
      return changed.length === 1
        ? { key, params: { label: first.label } }
        : { key: `${key}Many`, params: { n: changed.length } };
    },
  });
}

export const toggleLock = toggle({
  name: 'toggleLock',
  shortcut: 'Mod+Shift+L',
  refusal: () => 'keptLayer',
  isOn: isLocked,
  style: (on) => ({ isLock: on }),
  announcements: ['lock', 'unlock'],
});

export const toggleVisible = toggle({
  name: 'toggleVisible',
  shortcut: 'Mod+Shift+H',
  refusal: () => 'keptLayer',
  isOn: (node) => !isVisible(node),
  style: (on) => ({ visible: !on }),
  announcements: ['hide', 'show'],
});

const toggleEffect = (
  effect: LayerEffect,
  { name, refusal, announcements }: Pick<Flag, 'name' | 'announcements'> & { refusal: 'noShadow' | 'noLetters' },
) =>
  toggle({
    name,
    suits: (node) => effectOfLayer(node, effect) !== null && !isLocked(node),
    refusal: (selected) => (selected.some((node) => effectOfLayer(node, effect)) ? 'locked' : refusal),
    isOn: (node) => effectOfLayer(node, effect)?.isOn === true,
    style: (on, node) => ({ [effect]: { ...effectOfLayer(node, effect), isOn: on } }),
    announcements,
  });

export const toggleShadow = toggleEffect('shadow', {
  name: 'toggleShadow',
  refusal: 'noShadow',
  announcements: ['shadowOn', 'shadowOff'],
});

export const toggleGlow = toggleEffect('glow', {
  name: 'toggleGlow',
  refusal: 'noLetters',
  announcements: ['glowOn', 'glowOff'],
});

export const toggleOutline = toggleEffect('outline', {
  name: 'toggleOutline',
  refusal: 'noLetters',
  announcements: ['outlineOn', 'outlineOff'],
});

/** The command of each effect. */
export const TOGGLE_EFFECT = { shadow: toggleShadow, glow: toggleGlow, outline: toggleOutline } as const;
