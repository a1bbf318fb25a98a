// Requests a text from the AI and streams it; the designer accepts or discards it. An invalid expression cannot be
// accepted.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { FaultExcerpt } from '@/forms/controls/FaultExcerpt';
import type { ExpressionIssue } from '@/forms/services/tagService';
import { hasGraphemes } from '@/schemas/graphemes';
import { newId } from '@/schemas/newId';
import { useAiAccess } from '@/service/ai/aiAccess';
import { COLLECTED, TEXT_WORDS_MAX, type TextKind, type TextRequest } from '@/service/ai/textRequest';
import { collectText } from '@/service/api/ai';
import type { SessionDispatch } from '@/service/session/signIn';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { TextArea } from '@/ui/TextArea';
import { BetaDialog } from '../BetaDialog';
import { tooLongText } from './tooLongText';
import { useAiText } from './useAiText';

export interface AiTextDialogProps {
  kind: TextKind;
  /** Context of the prompt: facts of the face, or nothing. */
  about?: string | undefined;
  tags?: TextRequest['tags'];
  gives?: TextRequest['gives'];
  asks?: TextRequest['asks'];
  /** Error of a generated text; an invalid text cannot be used. */
  check?: ((text: string) => ExpressionIssue | null) | undefined;
  onUse(text: string): void;
  onClose(): void;
}

const subjectOf = (kind: TextKind, asks: TextRequest['asks']) =>
  kind === 'expression' ? (asks ?? 'expression') : 'name';
/** Language of the generated text, if not the page's. */
const LANGUAGES: Partial<Record<TextKind, string>> = {
  nameEn: 'en',
  descriptionEn: 'en',
  nameCn: 'zh-CN',
  descriptionCn: 'zh-CN',
};

export function AiTextDialog(props: AiTextDialogProps) {
  const { isInBeta } = useAiAccess();
  return isInBeta ? <Writing {...props} /> : <BetaDialog onClose={props.onClose} onJoined={() => {}} />;
}

function Writing({ kind, about = '', tags = [], gives, asks, check, onUse, onClose }: AiTextDialogProps) {
  const { t } = useTranslation('ai');
  const { isDemo } = useAiAccess();
  const dispatch = useDispatch<SessionDispatch>();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(about);
  const { text, state, fault, write, stop } = useAiText();
  const [resultId, setResultId] = useState(newId);
  const [wordsFault, setWordsFault] = useState<string | null>(null);
  const isWriting = state === 'writing';
  const issue = text !== '' && !isWriting ? (check?.(text) ?? null) : null;
  const subject = subjectOf(kind, asks);

  const send = (event: FormEvent) => {
    event.preventDefault();
    // Stop the event, or the form around the field would submit itself.
    event.stopPropagation();
    if (isWriting) return;
    const own = words.trim();
    const isLong = !hasGraphemes(own, { max: TEXT_WORDS_MAX });
    const lacking = own === '' ? t('texts.needsWords') : isLong ? tooLongText(t, own, TEXT_WORDS_MAX) : null;
    setWordsFault(lacking);
    if (lacking !== null) {
      announce(lacking, { politeness: 'assertive' });
      field.current?.focus();
      return;
    }
    setResultId(newId());
    void write({ kind, words, tags, gives, asks });
  };
  const use = () => {
    if (text === '' || issue) return;
    void dispatch(collectText.initiate({ resultId, kind: COLLECTED[kind], text }));
    onUse(text);
  };
  const wrong = issue ? t('texts.wrong', { reason: issue.message }) : null;
  useEffect(() => {
    if (wrong !== null) announce(wrong, { politeness: 'assertive' });
  }, [wrong]);

  return (
    <Dialog
      open
      size="md"
      title={t(`texts.titles.${kind}`)}
      initialFocus={field}
      onClose={onClose}
      footer={
        <>
          {isWriting ? (
            <Button onClick={stop}>{t('texts.stop')}</Button>
          ) : (
            <Button type="submit" form={`${id}-form`} variant={text === '' ? 'primary' : 'secondary'}>
              {t(text === '' ? 'texts.write' : 'texts.again')}
            </Button>
          )}
          {text !== '' && !isWriting && !issue ? (
            <Button variant="primary" onClick={use}>
              {t('texts.use')}
            </Button>
          ) : null}
        </>
      }
    >
      <form id={`${id}-form`} className="flex flex-col gap-1.5" onSubmit={send}>
        <label htmlFor={id} className="text-sm">
          {t(`texts.about.${subject}`)}
        </label>
        <TextArea
          ref={field}
          id={id}
          rows={2}
          value={words}
          invalid={wordsFault !== null}
          aria-describedby={wordsFault === null ? undefined : `${id}-fault`}
          placeholder={t(`texts.placeholder.${subject}`)}
          onChange={(next) => {
            setWords(next);
            setWordsFault(null);
          }}
        />
        {wordsFault === null ? null : (
          <p id={`${id}-fault`} className="text-xs text-danger">
            {wordsFault}
          </p>
        )}
      </form>
      <section aria-label={t('texts.answer')} className="mt-3 flex flex-col gap-1.5" aria-busy={isWriting || undefined}>
        {state === 'none' && text === '' ? null : (
          <p
            lang={LANGUAGES[kind]}
            data-answer=""
            className={`min-h-16 rounded-md border border-line bg-app px-3 py-2 [overflow-wrap:anywhere] ${kind === 'expression' ? 'font-mono text-sm' : ''}`}
          >
            {text}
            {isWriting ? (
              <span className="ml-1.5 inline-block align-middle">
                <Spinner size={12} />
              </span>
            ) : null}
          </p>
        )}
        {issue ? <FaultExcerpt source={text} issue={issue} /> : null}
        {[wrong, fault].map((sentence) =>
          sentence === null ? null : (
            <p key={sentence} className="text-sm text-danger">
              {sentence}
            </p>
          ),
        )}
        {text !== '' && isDemo ? <p className="text-xs text-muted">{t('texts.demo')}</p> : null}
        <p className="text-xs text-muted">{t('texts.kept')}</p>
      </section>
    </Dialog>
  );
}
