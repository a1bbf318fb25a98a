// What the forms of the sign-in family share while the dialog is open: which one shows, who it is about, how long they stay.
import { createContext, useContext } from 'react';
import type { SignedIn } from '@/service/api/signInCall';

/** `people`: the demo's stand-in for a third party. */
export type SignInView = 'signIn' | 'register' | 'forgot' | 'people';

export interface SignInFamily {
  view: SignInView;
  go(view: SignInView): void;
  /** The phone number or address typed last, in whichever form. */
  account: string;
  setAccount(account: string): void;
  staySignedIn: boolean;
  setStay(stay: boolean): void;
  /** Another form, with this account in it. */
  goWith(view: SignInView, account: string): void;
  /** Said above the sign-in form, such as that the password was changed; empty for nothing. */
  notice: string;
  /** The forgotten password was replaced: back to the sign-in with it. */
  onReset(): void;
  /** Somebody is signed in: the dialog goes by itself, this says who. */
  onSignedIn(done: SignedIn | undefined): void;
}

export const SignInFamilyContext = createContext<SignInFamily | null>(null);

/** Throws outside of the dialog. */
export function useSignInFamily(): SignInFamily {
  const family = useContext(SignInFamilyContext);
  if (!family) throw new Error('this form belongs into the sign-in dialog');
  return family;
}
