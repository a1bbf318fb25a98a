// Reads a store in a component.
import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '@/face/liveData/createStore';

export const useStoreValue = <T>(store: ReadableStore<T>): T => useSyncExternalStore(store.subscribe, store.get);
