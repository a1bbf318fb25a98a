// Connects the embedded backend after its start: routes calls to it, and listens for data changes by other tabs.
import { type EmbeddedBackend, setBackend } from '@/service/api/backendPort';
import { invalidateCaches } from '@/service/session/invalidateCaches';
import type { AppStore } from './store';

export function connectBackend(store: AppStore, backend: EmbeddedBackend): void {
  backend.onMoved?.((moved) => invalidateCaches(store, moved));
  setBackend(backend);
}
