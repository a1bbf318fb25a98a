// The points of a path on the canvas.
import { pathOf } from '@/face/nodes';
import { definePort } from './defineCommand';
import { lack } from './refuse';

/** Enter on a path of the canvas, or a double click. */
export const editPoints = definePort({
  name: 'editPoints',
  group: 'layer',
  shortcuts: ['Enter'],
  scope: 'canvas',
  inMenu: true,
  isSilent: true,
  enabled: ({ selected: [node, ...others] }) => node !== undefined && others.length === 0 && pathOf(node) !== null,
  lacks: ({ selected }) => (selected.length === 0 ? null : lack(selected.length > 1 ? 'selectOne' : 'noPath')),
  perform(port, { selected: [node] }) {
    if (node) port.editPoints(node.uuid);
  },
});
