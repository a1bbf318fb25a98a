// Answers that hold texts in the reader's language are requested again when the reader switches the language.
import { api } from '@/service/api/api';
import { i18n } from '@/service/language/i18n';
import type { AppStore } from './store';

/** Descriptions and reasons are in the answers about faces and withdrawals. The returned function ends it. */
export function followLanguage(store: Pick<AppStore, 'dispatch'>): () => void {
  const refetch = () => void store.dispatch(api.util.invalidateTags(['Face', 'Order']));
  i18n.on('languageChanged', refetch);
  return () => i18n.off('languageChanged', refetch);
}
