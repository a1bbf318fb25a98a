// Which row of the layer list Tab reaches: each row listens for itself, so that moving the focus renders two rows.
import { createStore, type Store } from '@/face/liveData/createStore';

export type TabStop = Pick<Store<string | null>, 'get' | 'set' | 'subscribe'>;

export const createTabStop = (first: string | null): TabStop => createStore(first);
