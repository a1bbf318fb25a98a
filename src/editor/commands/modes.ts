// Shows the normal or always-on mode of the open copy; each has its own layers and undo history.
import type { ModeName } from '@/schemas/design';
import { enterMode, firstAmbient } from '../document/modes';
import { defineState } from './defineCommand';
import { placeMessages } from './placeMessages';
import { lack } from './refuse';
import type { UserMessage } from './userMessages';

const showing = (mode: ModeName, name: string, key: string) =>
  defineState({
    name,
    group: 'view',
    shortcuts: [key],
    scope: 'layers',
    enabled: (situation) => situation.mode !== mode,
    lacks: () => lack(mode === 'ambient' ? 'alreadyAmbient' : 'alreadyNormal'),
    change: (state) => enterMode(state, mode),
    /** The first time always-on is opened, reports which layers were left out. */
    messages(before, after) {
      const dropped = mode === 'ambient' ? (firstAmbient(before)?.dropped ?? []) : [];
      const layers = { list: dropped.map(({ label }) => label) };
      const droppedMessage: UserMessage = {
        kind: 'toast',
        tone: 'info',
        words: { key: 'editor:modes.dropped', params: { layers } },
      };
      return dropped.length === 0 ? placeMessages(after) : [...placeMessages(after), droppedMessage];
    },
  });

export const showNormal = showing('normal', 'showNormal', 'N');
export const showAmbient = showing('ambient', 'showAmbient', 'O');
export const MODE_COMMANDS = { normal: showNormal, ambient: showAmbient } as const;
