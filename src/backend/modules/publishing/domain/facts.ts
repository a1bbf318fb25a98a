// Publish details of a face: validated by the form's schema, and restrictions on later changes (L11 to L13). Pure.
import type { z } from 'zod';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { type PublishFacts, publishForm } from '@/schemas/forms/publish';
import { fileIdOf } from '@/schemas/imageRef';
import { PUBLISH_TAGS_MAX } from '@/schemas/limits';
import type { Currency } from '@/schemas/money';
import type { Facts, factsBody } from '@/schemas/wire/faces';
import type { Face } from './lifecycle';

/** Details from a request, with prices in the account's currency; a refusal names the invalid field. */
export function readFacts(sent: z.output<typeof factsBody>, currency: Currency): Facts | Refusal {
  if (sent.price && sent.price.currency !== currency) return refuse('factsInvalid', { path: 'price', key: 'currency' });
  const read = publishForm(currency).safeParse({ ...sent, price: sent.price?.minor ?? null });
  if (read.success) return inCurrency(read.data, currency);
  const issue = read.error.issues[0];
  const key = (issue as { params?: { key?: unknown } } | undefined)?.params?.key ?? issue?.message;
  if (issue?.code === 'too_big' && issue.path[0] === 'themeColors')
    return refuse('tooManyThemeColors', { path: 'themeColors', key });
  return refuse('factsInvalid', { path: issue?.path.map(String).join('.') ?? '', key });
}

/** Details of an unfinished form, stored within their limits. */
export const unfinished = (sent: z.output<typeof factsBody>): Facts => ({
  ...sent,
  tags: sent.tags
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .slice(0, PUBLISH_TAGS_MAX),
});

const inCurrency = ({ price, ...facts }: PublishFacts, currency: Currency): Facts => ({
  ...facts,
  price: price === null ? null : { minor: price, currency },
});

type Approved = NonNullable<Face['approved']>;

/** Free and approved: only texts, tags, colours and pictures can change (L13). */
export const isLocked = (face: Pick<Face, 'payment' | 'approved'>): boolean =>
  face.payment === 'free' && face.approved !== null;

/** A refusal if the details may not replace the current ones: the payment type is fixed (L11). */
export function refuseFacts(face: Face, facts: Facts): Refusal | null {
  if (face.payment !== null && facts.paymentType !== face.payment)
    return refuse('paymentLocked', { path: 'paymentType' });
  return null;
}

/** A refusal if the revision may not replace the approved one: its watches, size and copies are fixed (L13). */
export function refuseEdition(face: Face, next: Pick<Approved, 'system' | 'ratio' | 'copies'>): Refusal | null {
  const { approved } = face;
  if (!isLocked(face) || !approved) return null;
  if (next.system !== approved.system) return refuse('lockedAfterApproval', { path: 'system' });
  if (next.ratio !== approved.ratio) return refuse('lockedAfterApproval', { path: 'ratio' });
  return approved.copies.every((id) => next.copies.includes(id))
    ? null
    : refuse('lockedAfterApproval', { path: 'copies' });
}

/** Uploaded files used by the details. */
export const filesOfFacts = ({ previewImage, detailImages }: Facts): string[] =>
  [previewImage, ...detailImages].flatMap((ref) => fileIdOf(ref) ?? []);

/** Whether every picture of the details is stored by the service. */
export const areFactsUploaded = (facts: Facts): boolean => filesOfFacts(facts).length === 1 + facts.detailImages.length;
