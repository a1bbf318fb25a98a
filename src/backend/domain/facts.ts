// What a designer tells of a face at publishing: judged by the form's own schema, and what may no longer change (L11 to L13). Pure.
import type { z } from 'zod';
import { type PublishFacts, publishForm } from '@/schemas/forms/publish';
import { fileIdOf } from '@/schemas/imageRef';
import { PUBLISH_TAGS_MAX } from '@/schemas/limits';
import type { Currency } from '@/schemas/money';
import type { Facts, factsBody } from '@/schemas/wire/faces';
import type { Face } from './lifecycle';
import { type Refusal, refuse } from './refusal';

/** Facts as they travelled, with prices in the currency of the account; the refusal names the field at fault. */
export function readFacts(sent: z.output<typeof factsBody>, currency: Currency): Facts | Refusal {
  if (sent.price && sent.price.currency !== currency) return refuse('factsInvalid', { path: 'price', key: 'currency' });
  const read = publishForm(currency).safeParse({ ...sent, price: sent.price?.minor ?? null });
  if (read.success) return kept(read.data, currency);
  const issue = read.error.issues[0];
  const key = (issue as { params?: { key?: unknown } } | undefined)?.params?.key ?? issue?.message;
  if (issue?.code === 'too_big' && issue.path[0] === 'themeColors')
    return refuse('tooManyThemeColors', { path: 'themeColors', key });
  return refuse('factsInvalid', { path: issue?.path.map(String).join('.') ?? '', key });
}

/** Facts of a form that is not finished: kept as they are, within their bounds. */
export const unfinished = (sent: z.output<typeof factsBody>): Facts => ({
  ...sent,
  tags: sent.tags
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .slice(0, PUBLISH_TAGS_MAX),
});

const kept = ({ price, ...facts }: PublishFacts, currency: Currency): Facts => ({
  ...facts,
  price: price === null ? null : { minor: price, currency },
});

type Approved = NonNullable<Face['approved']>;

/** Free and passed review: only words, tags, colours and pictures are open (L13). */
export const isLocked = (face: Pick<Face, 'payment' | 'approved'>): boolean =>
  face.payment === 'free' && face.approved !== null;

/** Why these facts cannot follow those the face has: the payment type is set once (L11). */
export function refuseFacts(face: Face, facts: Facts): Refusal | null {
  if (face.payment !== null && facts.paymentType !== face.payment)
    return refuse('paymentLocked', { path: 'paymentType' });
  return null;
}

/** Why this revision cannot follow the one that passed review: its watches, its size and its copies stay (L13). */
export function refuseEdition(face: Face, next: Pick<Approved, 'system' | 'ratio' | 'copies'>): Refusal | null {
  const { approved } = face;
  if (!isLocked(face) || !approved) return null;
  if (next.system !== approved.system) return refuse('lockedAfterApproval', { path: 'system' });
  if (next.ratio !== approved.ratio) return refuse('lockedAfterApproval', { path: 'ratio' });
  return approved.copies.every((id) => next.copies.includes(id))
    ? null
    : refuse('lockedAfterApproval', { path: 'copies' });
}

/** The uploaded files that the facts show. */
export const filesOfFacts = ({ previewImage, detailImages }: Facts): string[] =>
  [previewImage, ...detailImages].flatMap((ref) => fileIdOf(ref) ?? []);

/** Whether every picture of the facts is one that the service keeps. */
export const areFactsUploaded = (facts: Facts): boolean => filesOfFacts(facts).length === 1 + facts.detailImages.length;
