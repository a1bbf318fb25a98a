// Connects the embedded backend once it has started: calls go to it, and what other tabs did to its data is heard.
import { type EmbeddedBackend, setBackend } from '@/service/api/backendPort';
import { forgetFetched } from './forgetFetched';
import type { AppStore } from './store';

export function connectBackend(store: AppStore, backend: EmbeddedBackend): void {
  backend.onMoved?.((moved) => forgetFetched(store, moved));
  setBackend(backend);
}
