// "Duplicate" copies a design under a new name and announces the copy. The code loads on first use.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/schemas/design';
import { copyNames, type DesignNames, designName } from '@/schemas/designNames';
import { fetchWords } from '@/service/language/i18n';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { showToast } from '@/ui/toasts';

/**
 * `taken`: names of designs from which the copy must differ in either language. `onMade`: called after a copy was made.
 */
export function useDuplicate(taken: readonly DesignNames[], onMade: () => void): (design: Design) => Promise<void> {
  const { t } = useTranslation(['pages', 'designs']);
  const work = useLocalWork();
  const language = useDataLanguage();
  return useCallback(
    async (design) => {
      try {
        const { keepAsNew } = await import('@/drafts/versions/duplicateDesign');
        await fetchWords(['versions']);
        const owner = work.owner();
        const names = copyNames(design, language, taken);
        const made = await keepAsNew(design, { work, owner, names });
        if (made.kind === 'failed') {
          showToast({ tone: 'error', text: t('versions:duplicate.failed') });
          return;
        }
        const words =
          made.kind === 'saved' || owner === VISITOR ? 'versions:duplicate.done' : 'versions:duplicate.here';
        showToast({ tone: 'success', text: t(words, { name: designName(names, language) }) });
        onMade();
      } catch (error) {
        console.warn('The design could not be duplicated.', error);
        showToast({ tone: 'error', text: t('designs:duplicateFailed') });
      }
    },
    [taken, onMade, t, work, language],
  );
}
