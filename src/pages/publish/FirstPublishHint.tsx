// What publishing means, shown to each person the first time they open the form (spec 3, cachedData.firstPublish); it takes no focus.
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
