// Says that the account of the open design was deleted in another tab. Loaded then, with its words.
import { i18n, requireWords } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';

/** Rejects if the words cannot be loaded. */
export async function showAccountDeleted(): Promise<void> {
  await requireWords(['ownAccount']);
  showToast({ tone: 'warning', text: i18n.t('ownAccount:delete.openDesign') });
}
