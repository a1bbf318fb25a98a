// What always-on is, told once to each person when they first enter it; it takes no focus and stays until it is closed.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHint } from '@/service/hints';
import { HINT_UNDER_PANELS } from '@/simulator/HintNotice';
import { announce } from '@/ui/announce';
import { HintBox } from '@/ui/HintBox';
import { selectMode } from '../../document/selectors';
import { useDesk } from '../../door/editorContext';
import { useEditorState } from '../../door/useEditorState';

export function AmbientHint() {
  const { t } = useTranslation('editor');
  const { focus } = useDesk();
  const { isFirst, markSeen } = useHint('firstAmbientInit');
  const isShown = useEditorState(selectMode) === 'ambient' && isFirst;
  useEffect(() => {
    if (isShown) announce(t('modes.hint'), { topic: 'ambientHint' });
  }, [isShown, t]);
  if (!isShown) return null;
  return (
    <HintBox
      title={t('modes.hintTitle')}
      text={t('modes.hint')}
      closeLabel={t('hints.gotIt')}
      className={HINT_UNDER_PANELS}
      onClose={() => {
        markSeen();
        focus.take({ place: 'modes' });
      }}
    />
  );
}
