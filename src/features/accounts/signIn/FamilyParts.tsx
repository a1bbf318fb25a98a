// Small parts that several sign-in forms share.
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormValue } from '@/forms/formValue';
import { Button } from '@/ui/Button';
import { useSignInFamily } from './family';

/** Inside a form: passes the typed account on to the next form. */
export function CarryAccount({ path }: { path: 'phone' | 'email' }) {
  const { setAccount } = useSignInFamily();
  const value = useFormValue(path);
  useEffect(() => setAccount(typeof value === 'string' ? value : ''), [value, setAccount]);
  return null;
}

export function StaySignedIn() {
  const { t } = useTranslation(['pages', 'signIn']);
  const { staySignedIn, setStay } = useSignInFamily();
  return (
    <label className="flex min-h-6 items-center gap-2 self-start text-sm">
      <input
        type="checkbox"
        checked={staySignedIn}
        onChange={(event) => setStay(event.currentTarget.checked)}
        className="size-4 accent-accent"
      />
      {t('signIn:stay')}
    </label>
  );
}

/** A link-like button to another form in a line of text. */
export function TextButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 rounded-sm text-sm text-accent underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}

export function BackToSignIn() {
  const { t } = useTranslation(['pages', 'signIn']);
  const { go } = useSignInFamily();
  return (
    <Button variant="ghost" className="self-center" icon={<ArrowLeft size={14} />} onClick={() => go('signIn')}>
      {t('signIn:back')}
    </Button>
  );
}

/** A line with a word in it, between two sign-in methods. */
export function OrLine() {
  const { t } = useTranslation(['pages', 'signIn']);
  return (
    <p className="flex items-center gap-3 text-xs text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t('signIn:or')}
    </p>
  );
}
