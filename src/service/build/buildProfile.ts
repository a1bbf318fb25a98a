// What the two builds answer differently. Code asks a profile what it needs, never which build it is.
import type { LanguageRow } from '@/schemas/languages';

export interface BuildProfile {
  /** Language of a first visit (spec 1). */
  defaultLanguage: LanguageRow['id'];
  /** Sent with the font list; hides tags marked for it (spec 3, 7). */
  oversea: boolean;
  /** What people sign in with (spec 1). */
  accountKind: 'phone' | 'email';
  /** Ways in, the first one shown first: a code sent to the account, or its password. */
  signInWays: readonly ('code' | 'password')[];
  /** People register in a form of its own; elsewhere the first sign-in by code registers. */
  registers: boolean;
  /** Whether a third party is offered, where one is set up. */
  offersThirdParty: boolean;
  /** Words of the notice that the application is newer (spec 2): `pages.upgrade.<words>`. */
  upgradeWords: 'short' | 'long';
  /** Where the simulated watch is, in degrees north and east; sun times follow from it (docs/rules/product.md). */
  place: { latitude: number; longitude: number };
  /** IANA name of the simulated watch's time zone (docs/rules/product.md). */
  timeZone: string;
}

/** A provider of sign-ins (OpenID Connect), from the settings `VITE_OPENID_URL`, `VITE_OPENID_CLIENT` and `VITE_OPENID_NAME`. */
export interface ThirdPartySettings {
  /** Its authorization page, https only. */
  authorizeUrl: string;
  clientId: string;
  /** What people call it. */
  name: string;
}

/** The profile with the settings of this build. */
export interface Build extends BuildProfile {
  /** Address of the designer API (calls under `/api/`), empty for the page's own origin. */
  apiBase: string;
  /** Address of the app API (all other calls: generated texts and backgrounds), by default that of the designer API (spec 7). */
  appApiBase: string;
  /** Whether the backend runs in this browser. */
  embedded: boolean;
  /** Path the application is served under; starts and ends with a slash. */
  basePath: string;
  /** Null where none is set up, or the build offers none. */
  thirdParty: ThirdPartySettings | null;
  /** Help document, https only; null hides the entry (spec 7; docs/rules/reliability.md X6). */
  helpLink: string | null;
  /** The ranking of creators, https only; null hides the entry (spec 7). */
  rankingLink: string | null;
  /** Where people tell of what bars their way: https or mailto; null hides the entry. */
  contactLink: string | null;
  /** What lets a style sheet be written under the content security policy; empty where there is none. */
  styleNonce: string;
  development: boolean;
}
