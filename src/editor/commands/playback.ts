// Playing the animations of the canvas, and the full-window preview.
import { playbackOf } from '@/face/nodes';
import { definePort } from './defineCommand';
import { lack } from './refuse';

export const togglePlay = definePort({
  name: 'togglePlay',
  group: 'layer',
  shortcuts: [' '],
  scope: 'canvas',
  route: 'properties',
  enabled: ({ selected }) => selected.some((node) => playbackOf(node) !== null),
  lacks: ({ selection }) => (selection.length > 0 ? lack('noAnimation') : null),
  perform: (port, { selected }) => port.togglePlay(selected),
});

export const openPreview = definePort({
  name: 'openPreview',
  group: 'view',
  shortcuts: ['P'],
  scope: 'layers',
  route: 'topBar',
  inMenu: 'empty',
  perform: (port) => port.openPreview(),
});
