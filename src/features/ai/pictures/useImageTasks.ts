// Image tasks of this panel: submits each once, polls it while the panel is open, and announces the result.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { newId } from '@/schemas/newId';
import { setAiInfo } from '@/service/ai/aiInfo';
import type { TaskEnd } from '@/service/ai/polling';
import { createStoredTask } from '@/service/ai/storedTask';
import { createTaskWatch, type TaskWatch } from '@/service/ai/taskWatch';
import { aiEnded, imageQuery, imageSubmit } from '@/service/api/ai';
import { type ApiError, errorMessage, isApiError } from '@/service/api/apiError';
import type { SessionDispatch } from '@/service/session/signIn';
import { announce } from '@/ui/announce';

/** The message about the last task, until the next one. */
export interface Outcome {
  text: string;
  isGood: boolean;
}

export interface ImageTasks {
  watch: TaskWatch;
  outcome: Outcome | null;
  /** Whether the task was accepted. Reports the reason if not. */
  submit(prompt: string): Promise<boolean>;
  cancel(): void;
}

const END_WORDS: Readonly<Record<TaskEnd, string>> = {
  success: 'ai:aigc.taskSuccess',
  empty: 'ai:aigc.timeoutError',
  failed: 'ai:aigc.taskFailed',
  timedOut: 'ai:aigc.taskTimedOut',
  gone: 'ai:aigc.taskGone',
};

/** Calls the listener when the page becomes visible again. */
function onSeen(listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

const watchOf = (dispatch: SessionDispatch, owner: string): TaskWatch =>
  createTaskWatch({
    query: async (taskId) => {
      const { data, error } = await dispatch(imageQuery.initiate(taskId));
      return data ? { data } : { error: isApiError(error) ? error : { kind: 'network' } };
    },
    clock: Date.now,
    after,
    onSeen,
    stored: createStoredTask(),
    owner,
  });

/**
 * Whether the server may have accepted the task although no response arrived. The next try then uses the same id (I3).
 */
const mayBeAccepted = ({ kind }: ApiError): boolean => kind !== 'business';

export function useImageTasks(userId: string): ImageTasks {
  const { t } = useTranslation(['ai', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const [watch] = useState(() => watchOf(dispatch, userId));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The last task that this page submitted. */
  const own = useRef<string | null>(null);
  const unanswered = useRef<{ prompt: string; taskId: string } | null>(null);

  useEffect(() => watch.open(), [watch]);

  useEffect(() => {
    let last = watch.get().ended;
    let followed = watch.get().waiting?.taskId;
    return watch.subscribe(() => {
      const { ended, waiting } = watch.get();
      if (waiting) setOutcome(null);
      // Another tab submitted it, so fewer tasks are left today.
      if (waiting && waiting.taskId !== followed && waiting.taskId !== own.current) dispatch(aiEnded());
      followed = waiting?.taskId;
      if (ended === last) return;
      last = ended;
      if (!ended) return;
      const text = t(END_WORDS[ended.end], { count: 4 });
      const isGood = ended.end === 'success';
      // Shows the images of the finished task.
      if (isGood) setAiInfo(userId, { showImgBox: true });
      setOutcome({ text, isGood });
      announce(text, isGood ? {} : { politeness: 'assertive' });
      dispatch(aiEnded());
    });
  }, [watch, t, dispatch, userId]);

  const fail = (text: string) => {
    setOutcome({ text, isGood: false });
    announce(text, { politeness: 'assertive' });
    return false;
  };

  return {
    watch,
    outcome,
    async submit(prompt) {
      const taskId = unanswered.current?.prompt === prompt ? unanswered.current.taskId : newId();
      const submittedAt = Date.now();
      setOutcome(null);
      const { error } = await dispatch(imageSubmit.initiate({ prompt, taskId }));
      unanswered.current = error && isApiError(error) && mayBeAccepted(error) ? { prompt, taskId } : null;
      if (error) {
        const hasWords = isApiError(error) && (error.kind !== 'business' || error.msg || error.enMsg);
        return fail(hasWords ? errorMessage((key, values) => t(key, values), error) : t('aigc.requestError'));
      }
      own.current = taskId;
      watch.begin({ taskId, prompt, submittedAt });
      announce(t('pictures.started'));
      return true;
    },
    cancel() {
      watch.cancel();
      const text = t('pictures.cancelled');
      setOutcome({ text, isGood: true });
      announce(text);
      dispatch(aiEnded());
    },
  };
}
