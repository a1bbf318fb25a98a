// Tracks which row of the layer list is the Tab stop. Each row subscribes for itself, so moving the focus renders two
// rows.
import { createStore, type Store } from '@/face/liveData/createStore';

export type TabStop = Pick<Store<string | null>, 'get' | 'set' | 'subscribe'>;

export const createTabStop = (first: string | null): TabStop => createStore(first);
