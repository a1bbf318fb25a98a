// Explains publishing to each user who opens the form for the first time (spec 3, cachedData.firstPublish). It does not
// take the focus.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHint } from '@/service/hints';
import { announce } from '@/ui/announce';
import { HintBox } from '@/ui/HintBox';

export function FirstPublishHint() {
  const { t } = useTranslation('publish');
  const { isFirst, markSeen } = useHint('firstPublish');
  const words = t('firstPublish.text');
  useEffect(() => {
    if (isFirst) announce(words, { topic: 'firstPublish' });
  }, [isFirst, words]);
  if (!isFirst) return null;
  return (
    <HintBox title={t('firstPublish.title')} text={words} closeLabel={t('firstPublish.gotIt')} onClose={markSeen} />
  );
}
