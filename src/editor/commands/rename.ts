// Renames a layer or the design. Names are trimmed; empty or too long ones are refused.

import type { Refusal } from '@/face/platforms/platformPolicy';
import { designName, ownName, withName } from '@/schemas/designNames';
import type { DataLanguage } from '@/schemas/languages';
import { DESIGN_NAME_MAX } from '@/schemas/limits';
import { type NameFault, nameFault } from '@/schemas/names';
import { isKnown, nodeSchemas } from '@/schemas/nodes';
import { label as labelSchema } from '@/schemas/nodes/common';
import { mapLayers } from './changeLayers';
import { defineEdit, definePort } from './defineCommand';
import { isFixed } from './layerFacts';
import { lack, refuse } from './refuse';

const NAME_REFUSALS: Record<NameFault, Refusal> = {
  brokenCharacter: { messageKey: 'nameBrokenCharacter', severity: 'warning' },
  controlCharacter: { messageKey: 'nameControlCharacter', severity: 'warning' },
  bidiControl: { messageKey: 'nameBidiControl', severity: 'warning' },
  invisible: { messageKey: 'nameInvisible', severity: 'warning' },
};

/** The refusal of a typed name, by its specific problem; callers handle empty names. */
function refuseName(name: string): Refusal | null {
  const fault = name.trim() === '' ? null : nameFault(name.trim());
  return fault && NAME_REFUSALS[fault];
}

export interface RenamePayload {
  uuid: string;
  label: string;
}

export const rename = defineEdit<RenamePayload>({
  name: 'rename',
  group: 'layer',
  record: (payload) => ({ burstKey: `label:${payload.uuid}` }),
  route: 'properties',
  check({ nodes }, { uuid, label }) {
    const node = nodes.find((candidate) => candidate.uuid === uuid);
    const schema = node && isKnown(node) ? nodeSchemas[node.nodeType].shape.label : labelSchema();
    return schema.safeParse(label).success ? refuseName(label) : refuse('invalidValue');
  },
  apply({ nodes }, payload) {
    const label = payload.label.trim();
    const change = mapLayers(nodes, (node) =>
      node.uuid !== payload.uuid || node.label === label || isFixed(node) ? node : { ...node, label },
    );
    return change && { nodes: change.nodes };
  },
});

/** Starts editing the name of the one selected layer in the layer list. */
export const startRename = definePort({
  name: 'startRename',
  group: 'layer',
  shortcuts: ['F2'],
  scope: 'layers',
  inMenu: true,
  enabled: ({ selected }) => selected.length === 1 && !selected.some(isFixed),
  lacks: ({ selected }) => (selected.length > 1 ? lack('selectOne') : null),
  perform(port, { selected: [node] }) {
    if (node) port.rename(node.uuid);
  },
});

export interface RenameDesignPayload {
  /** Empty to show the name of the other language in both. */
  name: string;
  /** The language of the new name. */
  language: DataLanguage;
  /** Restores the name from before the typing, even if the design had none. */
  restores?: boolean;
}

const graphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

/** 1 to 40 graphemes (docs/rules/product.md), short enough for storage, visible, without hidden characters. */
export function isDesignName(name: string): boolean {
  const text = name.trim();
  return text.length <= DESIGN_NAME_MAX * 12 && nameFault(text) === null && graphemes(text) <= DESIGN_NAME_MAX;
}

/** Sets the design's name in one language; the other language's name stays. */
export const renameDesign = defineEdit<RenameDesignPayload>({
  name: 'renameDesign',
  group: 'file',
  record: ({ language }) => ({ burstKey: `designName:${language}` }),
  route: 'properties',
  check({ design }, { name, language, restores }) {
    if (restores && name === '') return null;
    if (name.trim() === '' && designName(withName(design, language, ''), language) !== '') return null;
    return refuseName(name) ?? (isDesignName(name) ? null : refuse('invalidValue'));
  },
  apply({ design }, payload) {
    const name = payload.name.trim();
    if (name === ownName(design, payload.language)) return null;
    return { facts: withName(design, payload.language, name) };
  },
});
