// Keys of the product that are no commands of the editor: whoever listens to one tells it here, and the help lists it.
import { createStore } from '@/face/liveData/createStore';

export interface KeyBeside {
  /** Room of words, and the key in it, of what the keys do. */
  room: string;
  text: string;
  /** As the editor writes shortcuts, `Mod+Alt+Shift+T`. */
  shortcut: string;
}

export const keysBeside = createStore<readonly KeyBeside[]>([]);
