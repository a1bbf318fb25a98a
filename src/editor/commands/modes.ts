// Showing the normal or the always-on mode of the open copy; each has its own layers and its own undo.
import type { ModeName } from '@/schemas/design';
import { enterMode, firstAmbient } from '../document/modes';
import { defineState } from './defineCommand';
import { placeSaid } from './placeSaid';

const showing = (mode: ModeName, name: string, key: string) =>
  defineState({
    name,
    group: 'view',
    shortcuts: [key],
    scope: 'layers',
    enabled: (situation) => situation.mode !== mode,
    change: (state) => enterMode(state, mode),
    /** The first entry to always-on tells how many layers it had to leave out. */
    said(before, after) {
      const count = mode === 'ambient' ? (firstAmbient(before)?.dropped.length ?? 0) : 0;
      if (count === 0) return placeSaid(after);
      return [
        ...placeSaid(after),
        { kind: 'toast', tone: 'info', words: { key: 'editor:modes.dropped', params: { count } } },
      ];
    },
  });

export const showNormal = showing('normal', 'showNormal', 'N');
export const showAmbient = showing('ambient', 'showAmbient', 'O');
export const MODE_COMMANDS = { normal: showNormal, ambient: showAmbient } as const;
