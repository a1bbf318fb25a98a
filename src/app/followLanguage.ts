// Refetches responses with localized texts when the language changes.
import { api } from '@/service/api/api';
import { i18n } from '@/service/language/i18n';
import type { AppStore } from './store';

/** Responses about faces and withdrawals contain descriptions and reasons. The returned function stops it. */
export function followLanguage(store: Pick<AppStore, 'dispatch'>): () => void {
  const refetch = () => void store.dispatch(api.util.invalidateTags(['Face', 'Order']));
  i18n.on('languageChanged', refetch);
  return () => i18n.off('languageChanged', refetch);
}
