// Whether this service can send messages by a way. Pure (docs/rules/backend.md S7).
import type { Refusal } from '@/backend/shared/domain/refusal';
import type { Ports } from '@/backend/shared/ports';
import type { CaptchaWay } from '@/schemas/captcha';
import { accountRefuse } from './accountRefusal';

/** Null if it can. */
export const unreachableBy = (channel: CaptchaWay, { messenger }: Pick<Ports, 'messenger'>): Refusal | null =>
  messenger.ways?.includes(channel) === false ? accountRefuse(channel === 'sms' ? 'smsOff' : 'mailOff') : null;
