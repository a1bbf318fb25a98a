// Below the pictures of the form: what the drawn ones show.
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { wornNames } from '@/simulator/controls/wornCopy';
import { DrawnContext, drawnWords } from './drawnContext';
import type { StoreFace } from './storeFace';

export function DrawnNote({ face: { saved, worn } }: { face: StoreFace }) {
  const { t } = useTranslation('publish');
  const drawn = useContext(DrawnContext);
  const names = saved ? wornNames(saved, worn, t('choices.color')) : [];
  const pairs = names.map((pair) => t('choices.pair', pair)).join(t('choices.comma'));
  return (
    <div className="flex flex-col gap-1 text-xs text-pretty text-muted">
      <p>{t(`drawn.${drawnWords(drawn)}`)}</p>
      {drawn.status === 'drawn' && pairs !== '' ? <p>{t('choices.drawn', { choices: pairs })}</p> : null}
    </div>
  );
}
