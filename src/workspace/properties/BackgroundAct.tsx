// Below a layer's image: AI background removal with its elapsed time and a cancel button.
import { Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { useEditor } from '@/editor/dispatch/editorContext';
import { type RunningWork, workKey } from '@/editor/dispatch/running';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { cutOutPicture } from '@/editor/images/cutOutPicture';
import { BetaDialog } from '@/features/ai/BetaDialog';
import { minutesOf } from '@/features/ai/minutesOf';
import { useAiAccess } from '@/service/ai/aiAccess';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import { Button } from '@/ui/Button';
import { useStoreValue } from '@/ui/useStoreValue';

function Working({ work, onCancel }: { work: RunningWork; onCancel(): void }) {
  const { t } = useTranslation('ai');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="flex min-h-7 items-center gap-2 text-xs">
      <span className="tabular-nums">
        {t('backgrounds.working', { time: minutesOf(Math.max(0, now - work.startedAt)) })}
      </span>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {t('pictures.cancel')}
      </Button>
    </span>
  );
}

export function BackgroundAct({ uuid }: { uuid: string }) {
  const { t } = useTranslation(['ai', 'editor', 'errors']);
  const { isInBeta, isDemo } = useAiAccess();
  const { store } = useEditor();
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const redux = useStore<WithSession>();
  const key = useEditorState(({ editor: { copyId, mode } }) => workKey({ copyId, mode, uuid }));
  const running = useStoreValue(store.desk.running).get(key);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const start = () => {
    const session = () => redux.getState().session;
    void cutOutPicture({ t: (key, values = {}) => t(key, values), work, dispatch, store, session }, uuid);
  };
  const cancel = () => {
    running?.cancel();
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        busy={running !== undefined}
        size="sm"
        icon={<Eraser size={14} />}
        hint={isDemo ? t('backgrounds.demo') : undefined}
        onClick={() => (isInBeta ? start() : setAsking(true))}
      >
        {t('backgrounds.remove')}
      </Button>
      {running ? <Working work={running} onCancel={cancel} /> : null}
      {isAsking ? (
        <BetaDialog
          onClose={() => setAsking(false)}
          onJoined={() => {
            setAsking(false);
            start();
          }}
        />
      ) : null}
    </>
  );
}
