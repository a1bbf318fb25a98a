// Who is signed in, what a valid phone, email and password are, and the account the demo offers.
import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits';

/** Where an account belongs: fixed at registration, decides currency and policy (backend.md S15). */
export const region = z.enum(['domestic', 'overseas']);
export type Region = z.output<typeof region>;

/** What an account may do beside designing. */
export const role = z.enum(['moderator', 'operator']);
export type Role = z.output<typeof role>;

/** A signed-in designer, as GET /api/user/info/query tells it (spec 3, Profile). */
export const user = z.object({
  userId: z.string().min(1).max(64),
  username: z.string().max(100),
  phone: z.string().max(32).nullable().default(null),
  email: z.string().max(254).nullable().default(null),
  thirdParty: z.string().max(100).nullable().default(null),
  intro: z.string().max(2000).default(''),
  avatar: z.string().max(300).default(''),
  region: region.default('domestic'),
  /** Whether a code sent to the address came back, or its provider vouches for it. */
  emailVerified: z.boolean().default(false),
  hasPassword: z.boolean().default(true),
  roles: z.array(role).max(8).default([]),
});
export type User = z.output<typeof user>;

/** A phone number without its spaces (backend.md S10). */
export const normalPhone = (text: string): string => text.replace(/\s+/g, '');
/** An email trimmed and in lower case, as accounts are compared (backend.md S10). */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** Mainland mobile number of 11 digits; spaces are ignored (backend.md S10). */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(normalPhone(text));

const emailAddress = z.email().max(254);
/** Whether the text, trimmed, is an email address. */
export const isEmail = (text: string): boolean => emailAddress.safeParse(normalEmail(text)).success;

/**
 * 6 to 16 characters with letters and digits (spec 5). Printable ASCII only, so spaces, full-width digits and emoji are
 * refused (backend.md S8); signs such as `!` may stand beside the letters and digits.
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

/** The account of the embedded demo, offered by the sign-in dialog. It opens nothing anywhere else. */
export const DEMO_ACCOUNT = {
  phone: '13800000000',
  email: 'demo@dialwright.example',
  password: 'Dial2026',
} as const;

/** A second account of the overseas demo, whose address nobody has verified yet; its password is the demo's. */
export const DEMO_NEWCOMER = { email: 'newcomer@dialwright.example' } as const;
