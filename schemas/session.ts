// The signed-in user, validation of phone, email and password, and the demo account.
import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits';

/** Region of an account: fixed at registration, determines currency and policy (docs/rules/backend.md S15). */
export const region = z.enum(['domestic', 'overseas']);
export type Region = z.output<typeof region>;

/** Roles of an account in addition to designing. */
export const role = z.enum(['moderator', 'operator']);
export type Role = z.output<typeof role>;

/** A signed-in designer, as returned by GET /api/user/info/query (spec 3, Profile). */
export const user = z.object({
  userId: z.string().min(1).max(64),
  username: z.string().max(100),
  phone: z.string().max(32).nullable().default(null),
  email: z.string().max(254).nullable().default(null),
  thirdParty: z.string().max(100).nullable().default(null),
  intro: z.string().max(2000).default(''),
  avatar: z.string().max(300).default(''),
  region: region.default('domestic'),
  /** Whether the address was confirmed by a code or by its provider. */
  emailVerified: z.boolean().default(false),
  hasPassword: z.boolean().default(true),
  roles: z.array(role).max(8).default([]),
});
export type User = z.output<typeof user>;

/** A phone number without spaces (docs/rules/backend.md S10). */
export const normalPhone = (text: string): string => text.replace(/\s+/g, '');
/** An email address trimmed and in lower case, for comparing accounts (docs/rules/backend.md S10). */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** A mainland mobile number of 11 digits; ignores spaces (docs/rules/backend.md S10). */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(normalPhone(text));

const emailAddress = z.email().max(254);
/** Whether the trimmed text is an email address. */
export const isEmail = (text: string): boolean => emailAddress.safeParse(normalEmail(text)).success;

/**
 * 6 to 16 characters with letters and digits (spec 5). Printable ASCII only, so spaces, full-width digits and emoji are
 * rejected (docs/rules/backend.md S8); symbols such as `!` are allowed in addition.
 */
export function isPassword(text: string): boolean {
  return (
    text.length >= PASSWORD_MIN &&
    text.length <= PASSWORD_MAX &&
    /^[!-~]+$/.test(text) &&
    /[A-Za-z]/.test(text) &&
    /\d/.test(text)
  );
}

/** The account of the embedded demo, offered by the sign-in dialog. Valid nowhere else. */
export const DEMO_ACCOUNT = {
  phone: '13800000000',
  email: 'demo@dialwright.example',
  password: 'Dial2026',
} as const;

/** A second account of the overseas demo, with an unverified address; same password. */
export const DEMO_NEWCOMER = { email: 'newcomer@dialwright.example' } as const;
