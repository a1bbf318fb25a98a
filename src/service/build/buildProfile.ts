// Differences between the two builds. Code reads properties of a profile and never checks which build it is.
import type { LanguageRow } from '@/schemas/languages';

export interface BuildProfile {
  /** Initial language (spec 1). */
  defaultLanguage: LanguageRow['id'];
  /** Sent with the font list; hides the tags marked for it (spec 3, 7). */
  oversea: boolean;
  /** Account type for signing in (spec 1). */
  accountKind: 'phone' | 'email';
  /** Sign-in methods, default first: a code sent to the account, or its password. */
  signInWays: readonly ('code' | 'password')[];
  /** There is a registration form; otherwise the first sign-in by code registers. */
  registers: boolean;
  /** Whether a third party is offered, if configured. */
  offersThirdParty: boolean;
  /** Text of the upgrade notice (spec 2): `pages.upgrade.<words>`. */
  upgradeWords: 'short' | 'long';
  /** Location of the simulated watch in degrees north and east; determines sun times (docs/rules/product.md). */
  place: { latitude: number; longitude: number };
  /** IANA time zone of the simulated watch (docs/rules/product.md). */
  timeZone: string;
}

/**
 * A sign-in provider (OpenID Connect), from the settings `VITE_OPENID_URL`, `VITE_OPENID_CLIENT` and
 * `VITE_OPENID_NAME`.
 */
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
  /** Path under which the application is served; starts and ends with a slash. */
  basePath: string;
  /** Null if none is configured, or the build offers none. */
  thirdParty: ThirdPartySettings | null;
  /** Help document, https only; null hides the entry (spec 7; docs/rules/reliability.md X6). */
  helpLink: string | null;
  /** The ranking of creators, https only; null hides the entry (spec 7). */
  rankingLink: string | null;
  /** Contact for reporting accessibility barriers: https or mailto; null hides the entry. */
  contactLink: string | null;
  /** Nonce for style sheets under the content security policy; empty without one. */
  styleNonce: string;
  development: boolean;
}
