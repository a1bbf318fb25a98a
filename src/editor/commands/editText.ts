// Texts of text layers: focusing their field, and replacing live data by text.
import { derivedStyle, wordsOf } from '@/face/nodes';
import { defineStyleEdit } from './changeLayers';
import { definePort } from './defineCommand';
import { isLocked } from './layerFacts';
import { lack, refuse } from './refuse';

/** Enter on a text layer of the canvas, or a double click; a layer with live data asks first (spec 5). */
export const editText = definePort({
  name: 'editText',
  group: 'layer',
  shortcuts: ['Enter'],
  scope: 'canvas',
  inMenu: true,
  enabled: ({ selected: [node, ...others] }) => node !== undefined && others.length === 0 && wordsOf(node) !== null,
  lacks: ({ selected }) => (selected.length === 0 ? null : lack(selected.length > 1 ? 'selectOne' : 'noWords')),
  perform(port, { selected: [node] }) {
    if (node) port.editText(node.uuid);
  },
});

export interface ReplaceTagPayload {
  uuid: string;
}

/** Text replaces live data: never a mix (docs/rules/product.md). One undo restores it. */
export const replaceTag = defineStyleEdit<ReplaceTagPayload>({
  name: 'replaceTag',
  group: 'layer',
  record: 'entry',
  route: 'canvas',
  patches({ nodes, canvas }, { uuid }) {
    const node = nodes.find((candidate) => candidate.uuid === uuid);
    if (!node || !wordsOf(node)?.textTag) return new Map();
    if (isLocked(node)) return refuse('locked');
    return new Map([[uuid, derivedStyle(node, 'textTag', '', canvas) ?? { textTag: '' }]]);
  },
});
