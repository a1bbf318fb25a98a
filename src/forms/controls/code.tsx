// A verification code: one field for all digits, and a button that sends one and counts down to the next.
import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { normalEmail, normalPhone } from '@/schemas/session';
import type { CodeMeta } from '@/schemas/ui';
import { errorMessage } from '@/service/api/apiError';
import { type CodeSending, useCodeSend } from '@/service/session/useCodeSend';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { TextInput } from '@/ui/TextInput';
import type { Control, ControlProps } from '../Control';
import { useFormActs, useFormValue } from '../formValue';

/** The normalized account, so that the waiting time does not depend on spelling. */
const normal = (channel: CodeMeta['way'], account: unknown): string =>
  (channel === 'sms' ? normalPhone : normalEmail)(typeof account === 'string' ? account.normalize('NFKC') : '');

/** The message that a demo cannot send, with a button that fills in its code. */
function DemoMessage({ text, onTake }: { text: string; onTake(code: string): void }) {
  const { t } = useTranslation('messages');
  const code = /\d{6}/.exec(text)?.[0];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-app px-3 py-2 text-sm">
      <MessageSquareText size={16} aria-hidden="true" className="shrink-0 text-accent" />
      <p className="min-w-0 grow basis-48">
        <span className="block text-xs text-muted">{t('code.demo')}</span>
        {text}
      </p>
      {code ? (
        <Button size="sm" onClick={() => onTake(code)}>
          {t('code.take')}
        </Button>
      ) : null}
    </div>
  );
}

/** Longer waits are shown in minutes, s. */
const LONG_WAIT_S = 120;

/** Announces once that the waiting time is over; the countdown itself is not announced. */
function useEndOfPause({ wait }: CodeSending): void {
  const { t } = useTranslation('messages');
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && wait === 0) announce(t('code.again'), { topic: 'code' });
    waited.current = wait > 0;
  }, [wait, t]);
}

function SendingCode({ code, ...props }: ControlProps & { code: CodeMeta }) {
  const { t } = useTranslation(['messages', 'errors']);
  const { check, focus } = useFormActs();
  const account = normal(code.way, useFormValue(code.account));
  const sending = useCodeSend(code, account);
  const { wait, busy, error, sent } = sending;
  useEndOfPause(sending);

  const send = async () => {
    if (!(await check(code.account))) {
      focus(code.account);
      return;
    }
    if (!(await sending.send())) return;
    announce(t('code.sent', { account }), { topic: 'code' });
    focus(props.field.path);
  };
  const failed = error ? errorMessage((key, values) => t(key, values), error) : '';
  useEffect(() => {
    if (failed) announce(failed, { politeness: 'assertive' });
  }, [failed]);

  const [unit, count] =
    wait > LONG_WAIT_S ? (['minutes', Math.ceil(wait / 60)] as const) : (['seconds', wait] as const);
  const noteId = `${props.id}-note`;
  const isUnderWay = wait > 0 && !sent?.demoText && !sent?.isRefused;
  const fate = sent?.isDead ? t('code.dead') : isUnderWay ? t('code.sent', { account }) : '';
  const note = failed || (sent ? fate : '');
  return (
    <>
      <div className="flex items-start gap-2">
        <TextInput
          id={props.id}
          value={typeof props.value === 'string' ? props.value : ''}
          onChange={props.onChange as (text: string) => void}
          inputMode="numeric"
          autoComplete="one-time-code"
          invalid={props.invalid}
          disabled={props.disabled}
          aria-required={props.field.required || undefined}
          aria-describedby={[props.describedBy, note && noteId].filter(Boolean).join(' ') || undefined}
          className="min-w-0 grow"
        />
        <Button
          className="shrink-0 tabular-nums"
          busy={busy}
          disabledReason={wait > 0 ? t(`code.wait.${unit}`, { count }) : undefined}
          onClick={() => void send()}
        >
          {wait > 0 ? t(`code.countdown.${unit}`, { count }) : t(sent ? 'code.resend' : 'code.send')}
        </Button>
      </div>
      {note ? (
        <p id={noteId} className={`mt-1 text-xs ${failed ? 'text-danger' : 'text-muted'}`}>
          {note}
        </p>
      ) : null}
      {sent?.demoText ? <DemoMessage text={sent.demoText} onTake={props.onChange} /> : null}
    </>
  );
}

function CodeControl(props: ControlProps) {
  const { code } = props.field;
  if (!code) throw new Error(`${props.field.path}: a code needs to know where it goes`);
  return <SendingCode {...props} code={code} />;
}

export const codeControl: Control = { Input: CodeControl, labelling: 'for', isTyped: true };
