// State of an AI text in a dialog: the text so far, progress, and errors. Applies nothing.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { CODE } from '@/schemas/wire/envelope';
import { streamText, TextFault } from '@/service/ai/streamText';
import { messagesOf, type TextRequest } from '@/service/ai/textRequest';
import { tidyText } from '@/service/ai/tidyText';
import { errorMessage } from '@/service/api/apiError';
import { loginRequested, sessionLost } from '@/service/session/session';
import { dropToken, readToken } from '@/service/session/tokenStore';
import { announce } from '@/ui/announce';

export interface AiText {
  /** Cleaned up; the text so far while streaming. */
  text: string;
  /** `part`: interrupted or stopped. */
  state: 'none' | 'writing' | 'whole' | 'part';
  /** Translated reason why the text is incomplete. */
  fault: string | null;
  write(request: TextRequest): Promise<void>;
  stop(): void;
}

export function useAiText(): AiText {
  const { t } = useTranslation(['ai', 'errors']);
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const [state, setState] = useState<AiText['state']>('none');
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // Closing the dialog aborts the stream.
  useEffect(() => () => running.current?.abort(), []);

  const end = (how: AiText['state'], why: string | null) => {
    setState(how);
    setFault(why);
    if (why !== null) announce(why, { politeness: 'assertive' });
  };

  const write = async (request: TextRequest) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const token = readToken();
    let raw = '';
    setText('');
    setFault(null);
    setState('writing');
    announce(t('texts.writing'));
    const why = await (async () => {
      for await (const piece of streamText(messagesOf(request), own.signal)) {
        raw += piece;
        setText(tidyText(request.kind, raw));
      }
      return null;
    })().catch((thrown: unknown) => {
      if (!(thrown instanceof TextFault)) throw thrown;
      if (thrown.error.code === CODE.sessionEnded) {
        // A late response to an old token must not end a new session (docs/rules/backend.md S5).
        if (token === null) dispatch(loginRequested());
        else if (readToken() === token) {
          dropToken();
          dispatch(sessionLost());
        }
      }
      return thrown.error;
    });
    if (running.current !== own) return;
    const tidy = tidyText(request.kind, raw);
    if (own.signal.aborted) end(tidy === '' ? 'none' : 'part', tidy === '' ? null : t('texts.stopped'));
    else if (why && tidy !== '') end('part', t('texts.part'));
    else if (why)
      end(
        'none',
        errorMessage((key, values) => t(key, values), why),
      );
    else if (tidy === '') end('none', t('texts.nothing'));
    else {
      end('whole', null);
      announce(t('texts.done', { text: tidy }));
    }
  };

  return { text, state, fault, write, stop: () => running.current?.abort() };
}
