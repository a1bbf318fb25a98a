// Reads a store in a component.
import { useSyncExternalStore } from 'react';
import type { Store } from '@/face/liveData/createStore';

export const useStoreValue = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get);
