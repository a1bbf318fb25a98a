// Showing the normal or the always-on mode of the open copy; each has its own layers and its own undo.
import type { ModeName } from '@/schemas/design';
import { definePort } from './defineCommand';

const showing = (mode: ModeName, name: string, key: string) =>
  definePort({
    name,
    group: 'view',
    shortcuts: [key],
    scope: 'layers',
    enabled: (situation) => situation.mode !== mode,
    perform: (port) => port.showMode(mode),
  });

export const showNormal = showing('normal', 'showNormal', 'N');
export const showAmbient = showing('ambient', 'showAmbient', 'O');
export const MODE_COMMANDS = { normal: showNormal, ambient: showAmbient } as const;
