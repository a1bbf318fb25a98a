// "Duplicate" copies a design under a name of its own and announces the copy. The code loads on first use.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/schemas/design';
import { fetchWords } from '@/service/language/i18n';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { showToast } from '@/ui/toasts';

/** `taken`: names that the copy must not have. `onMade` hears that there is one more design. */
export function useDuplicate(taken: readonly string[], onMade: () => void): (design: Design) => Promise<void> {
  const { t } = useTranslation('pages');
  const work = useLocalWork();
  return useCallback(
    async (design) => {
      try {
        const { copyNameOf, keepAsNew } = await import('../versions/duplicateDesign');
        await fetchWords(['versions']);
        const owner = work.owner();
        const name = await copyNameOf(design, taken);
        const made = await keepAsNew(design, { work, owner, name });
        if (made.kind === 'failed') {
          showToast({ tone: 'error', text: t('versions:duplicate.failed') });
          return;
        }
        const words =
          made.kind === 'saved' || owner === VISITOR ? 'versions:duplicate.done' : 'versions:duplicate.here';
        showToast({ tone: 'success', text: t(words, { name }) });
        onMade();
      } catch (error) {
        console.warn('The design could not be duplicated.', error);
        showToast({ tone: 'error', text: t('designs.duplicateFailed') });
      }
    },
    [taken, onMade, t, work],
  );
}
