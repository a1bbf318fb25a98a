// Explains always-on to each user on their first visit. Does not take the focus and stays until it is closed.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectMode, selectRest } from '@/editor/document/selectors';
import { useHint } from '@/service/hints';
import { HINT_UNDER_PANELS } from '@/simulator/HintNotice';
import { announce } from '@/ui/announce';
import { HintBox } from '@/ui/HintBox';

export function AmbientHint() {
  const { t } = useTranslation('editor');
  const { focus } = useDesk();
  const { isFirst, markSeen } = useHint('firstAmbientInit');
  const isShown = useEditorState(selectMode) === 'ambient' && isFirst;
  // Layers of an imported face are in both modes.
  const isFromElsewhere = useEditorState(selectRest) !== null;
  const words = t(isFromElsewhere ? 'modes.hintElsewhere' : 'modes.hint');
  useEffect(() => {
    if (isShown) announce(words, { topic: 'ambientHint' });
  }, [isShown, words]);
  if (!isShown) return null;
  return (
    <HintBox
      title={t('modes.hintTitle')}
      text={words}
      closeLabel={t('hints.gotIt')}
      className={HINT_UNDER_PANELS}
      onClose={() => {
        markSeen();
        focus.take({ place: 'modes' });
      }}
    />
  );
}
