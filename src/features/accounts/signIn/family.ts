// Shared state of the sign-in forms while the dialog is open: the shown form, the account, and whether to stay signed
// in.
import { createContext, useContext } from 'react';
import type { SignedIn } from '@/service/api/signInCall';

/** `people`: the demo's replacement of a third party. */
export type SignInView = 'signIn' | 'register' | 'forgot' | 'people';

export interface SignInFamily {
  view: SignInView;
  go(view: SignInView): void;
  /** The last typed phone number or address, from any form. */
  account: string;
  setAccount(account: string): void;
  staySignedIn: boolean;
  setStay(stay: boolean): void;
  /** Shows another form with this account. */
  goWith(view: SignInView, account: string): void;
  /** Shown above the sign-in form, such as that the password was changed; empty for nothing. */
  notice: string;
  /** The forgotten password was replaced: returns to the sign-in form. */
  onReset(): void;
  /** The user is signed in. The dialog closes by itself, and this reports the user. */
  onSignedIn(done: SignedIn | undefined): void;
}

export const SignInFamilyContext = createContext<SignInFamily | null>(null);

/** Throws outside of the dialog. */
export function useSignInFamily(): SignInFamily {
  const family = useContext(SignInFamilyContext);
  if (!family) throw new Error('this form belongs into the sign-in dialog');
  return family;
}
