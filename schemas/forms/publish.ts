// The publish form; the client and the backend validate with the same schema (spec 3 and 5; docs/rules/backend.md F1 to F7, L12).
import { z } from 'zod';
import { watchSystem } from '../design';
import { paymentType } from '../faceStatus';
import { FEATURES } from '../features';
import { choice, colorList, imageUrl, money } from '../fields';
import { hasGraphemes } from '../graphemes';
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  DETAIL_IMAGES_MAX,
  NAME_CN_MAX,
  NAME_EN_MAX,
  PRICE_MAX,
  PRICE_MIN,
  PUBLISH_TAG_MAX,
  PUBLISH_TAGS_MAX,
} from '../limits';
import type { Currency } from '../money';
import { holdsControls, nameFault } from '../names';
import { CATEGORIES, PUBLISH_TAGS } from '../publishLists';
import { ui } from '../ui';
import { forEachText, publishText } from './publishTexts';

const chineseName = () =>
  z
    .string()
    .trim()
    .refine((name) => hasGraphemes(name, { max: NAME_CN_MAX }), { params: { key: 'tooLong', max: NAME_CN_MAX } })
    .superRefine((name, context) => {
      const fault = name === '' ? null : nameFault(name);
      if (fault) context.addIssue({ code: 'custom', params: { key: fault } });
    })
    .default('')
    .register(ui, { control: 'text', section: 'store', row: 'names', counted: NAME_CN_MAX, autocomplete: 'off' });

/** Inner spaces count once. */
const englishName = () =>
  z
    .string()
    .overwrite((name) => name.trim().replace(/\s+/g, ' '))
    .max(NAME_EN_MAX)
    .regex(/^[A-Za-z0-9 ]*$/, { error: 'englishName' })
    .default('')
    .register(ui, { control: 'text', section: 'store', row: 'names', counted: NAME_EN_MAX, autocomplete: 'off' });

const description = () =>
  z
    .string()
    .trim()
    .refine((text) => hasGraphemes(text, { min: DESCRIPTION_MIN, max: Number.MAX_SAFE_INTEGER }), {
      params: { key: 'tooShort', min: DESCRIPTION_MIN },
    })
    .refine((text) => hasGraphemes(text, { max: DESCRIPTION_MAX }), {
      params: { key: 'tooLong', max: DESCRIPTION_MAX },
    })
    .refine((text) => !holdsControls(text), { params: { key: 'controlCharacter' } })
    .register(ui, { control: 'textarea', section: 'store', looksRequired: true, counted: DESCRIPTION_MAX });

const idsOf = (list: readonly { id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));
const categories = idsOf(CATEGORIES);
const tags = idsOf(PUBLISH_TAGS);

const category = () =>
  z
    .string()
    .max(64)
    .refine((id) => categories.has(id), { params: { key: 'unknownCategory' } })
    .register(ui, { control: 'select', section: 'store', row: 'filing', looksRequired: true, from: 'categories' });

/** Trimmed, without empty or duplicate entries, ignoring case (F4). */
const tidyTags = (list: readonly string[]): string[] => [
  ...new Set(list.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '')),
];

const publishTags = () =>
  z
    .array(z.string().max(PUBLISH_TAG_MAX))
    .max(PUBLISH_TAGS_MAX * 4)
    .overwrite(tidyTags)
    .refine((list) => list.length <= PUBLISH_TAGS_MAX, { params: { key: 'tooMany', max: PUBLISH_TAGS_MAX } })
    .refine((list) => list.every((tag) => tags.has(tag)), { params: { key: 'unknownTag' } })
    .default([])
    .register(ui, { control: 'choices', section: 'store', row: 'filing', from: 'tags', most: PUBLISH_TAGS_MAX });

const PAID = { field: 'paymentType', in: ['paid'] } as const;

/** The fields for a currency, from which the form is generated. */
export const publishFields = (currency: Currency) =>
  z.object({
    dialNameCn: chineseName(),
    dialName: englishName(),
    description: description(),
    category: category(),
    tags: publishTags(),
    themeColors: colorList({ section: 'store' }).default([]),
    features: z
      .array(z.enum(FEATURES))
      .max(FEATURES.length)
      .default([])
      .register(ui, { control: 'choices', section: 'store', most: FEATURES.length }),
    paymentType: choice(paymentType.options as ['free', 'paid', 'vip'], { section: 'offer' }),
    price: money(currency, { section: 'offer', row: 'offer', looksRequired: true, showIf: PAID })
      .nullable()
      .default(null),
    range: watchSystem.clone().register(ui, { control: 'select', section: 'offer', row: 'offer' }),
    previewImage: imageUrl({ section: 'pictures', looksRequired: true }),
    ...forEachText(publishText),
    detailImages: z
      .array(imageUrl())
      .max(DETAIL_IMAGES_MAX)
      .default([])
      .register(ui, { control: 'images', section: 'pictures' }),
    copyright: z
      .boolean()
      .default(false)
      .register(ui, { control: 'checkbox', section: 'offer', looksRequired: true, showIf: PAID }),
  });

const refuse = (context: z.core.$RefinementCtx, path: string, key: string, params: Record<string, unknown> = {}) =>
  context.addIssue({ code: 'custom', path: [path], params: { key, ...params } });

/** The whole form with cross-field rules. Drops a price that does not apply. */
export const publishForm = (currency: Currency) =>
  publishFields(currency)
    .superRefine((facts, context) => {
      if (facts.dialNameCn === '' && facts.dialName === '') refuse(context, 'dialName', 'oneName');
      if (facts.previewImage === '') refuse(context, 'previewImage', 'required');
      if (facts.paymentType !== 'paid') return;
      const price = facts.price ?? 0;
      if (price < PRICE_MIN || price > PRICE_MAX) refuse(context, 'price', 'price', { min: PRICE_MIN, max: PRICE_MAX });
      if (!facts.copyright) refuse(context, 'copyright', 'copyright');
    })
    .transform((facts) => (facts.paymentType === 'paid' ? facts : { ...facts, price: null }));
export type PublishFacts = z.output<ReturnType<typeof publishForm>>;
