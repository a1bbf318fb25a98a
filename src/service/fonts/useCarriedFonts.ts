// Uploads this device's fonts used by a saved design to the account it was saved to.
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { showToast } from '@/ui/toasts';
import { useLocalWork } from '../localDrafts/localWork';
import { VISITOR } from '../localDrafts/records';
import { FontServiceContext } from './fontService';

/** Follows saves while mounted. A font that could not be uploaded is retried after the next save. */
export function useCarriedFonts(): void {
  const { t } = useTranslation('editor');
  const service = useContext(FontServiceContext);
  const work = useLocalWork();
  useEffect(() => {
    if (!service) return;
    const carry = async (id: string) => {
      const owner = work.owner();
      const loaded = owner === VISITOR ? null : await work.journal.load(id, owner);
      if (loaded?.kind !== 'draft') return;
      const isVisitorDone = (await work.journal.list(VISITOR)).length === 0;
      const others = await service.carry(new Set(fontFamiliesOf(loaded.draft.design)), isVisitorDone, id);
      if (others.length > 0)
        showToast({ tone: 'warning', text: t('fonts.otherInAccount', { names: others.join(', ') }) });
    };
    return work.subscribe(({ id, event }) => {
      if (event.type !== 'remoteDone') return;
      carry(id).catch((error: unknown) =>
        console.info('Fonts of this device could not be brought to the account.', error),
      );
    });
  }, [service, work, t]);
}
