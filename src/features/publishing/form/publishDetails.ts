// Converts between the publish form's values and the submitted facts. Pure.

import type { z } from 'zod';
import { featuresOf } from '@/face/features';
import { policyOf } from '@/face/platforms';
import { type Design, type FaceCopy, systemOf, type WatchSystem } from '@/schemas/design';
import type { publishForm } from '@/schemas/forms/publish';
import { forEachText } from '@/schemas/forms/publishTexts';
import { DESIGN_PROFIT_PERCENT } from '@/schemas/limits';
import type { Currency } from '@/schemas/money';
import { storeNames } from '@/schemas/storeNames';
import type { FaceData, Facts } from '@/schemas/wire/faces';
import type { BodyOf } from '@/schemas/wire/operations';
import { NO_SAMPLES, suggestedColors } from './suggestedColors';

export type PublishInput = z.input<ReturnType<typeof publishForm>>;
/** The form's values, possibly incomplete. */
export type PublishDraft = Partial<PublishInput>;
export type PublishDetailsBody = BodyOf<'facePublish'>['facts'];

const PERCENT = 100;

/**
 * The designer's share of a price in minor units. The remainder of rounding goes to the store (docs/rules/backend.md
 * W3).
 */
export const designerShare = (minor: number): number =>
  Number((BigInt(minor) * BigInt(DESIGN_PROFIT_PERCENT)) / BigInt(PERCENT));

/** Unique colors without their opacity, in the format of the publish form. */
export const plainColors = (colors: readonly string[]): string[] => [
  ...new Set(colors.map((color) => color.slice(0, 7).toLowerCase())),
];

/** The colors that the face has before its wearer picks a choice of the color theme; none without a theme. */
const defaultChoiceColors = ({ copies }: Pick<Design, 'copies'>): readonly string[] =>
  copies.find(({ theme }) => theme !== undefined)?.theme?.choices[0]?.colors ?? [];

/**
 * The theme colors that the designer chose: those of the design, or else of an earlier saved form, or else of the first
 * choice of the face's color theme. Empty if none were chosen.
 */
export function chosenThemeColors(design: Design, facts: Pick<Facts, 'themeColors'> | null): string[] {
  const lists = [design.themeColors, facts?.themeColors ?? [], defaultChoiceColors(design)];
  return plainColors(lists.find((colors) => colors.length > 0) ?? []);
}

/** Initial theme colors of the form: the chosen ones, or else suggestions from the color fields. */
function themeColorsOf(design: Design, facts: Pick<Facts, 'themeColors'> | null): string[] {
  const chosen = chosenThemeColors(design, facts);
  return chosen.length > 0 ? chosen : suggestedColors(design, NO_SAMPLES);
}

/** The watches that the copies of a design support. */
export const servedBy = (design: Pick<Design, 'copies'>): WatchSystem =>
  systemOf(design.copies.map(({ platform }) => platform));

/**
 * The copy that represents the face in the store: the first for a watch that takes a watch face, otherwise the first.
 */
export const storeCopy = ({ copies }: Pick<Design, 'copies'>): FaceCopy | undefined =>
  copies.find(({ platform }) => policyOf(platform).packaging === 'watchFace') ?? copies[0];

/** Initial values: the saved ones, or else values from the design. The payment type has no default. */
export function firstValues(design: Design, { facts, payment }: Pick<FaceData, 'facts' | 'payment'>): PublishDraft {
  const served = servedBy(design);
  const paid = payment ?? undefined;
  if (!facts)
    return {
      ...storeNames(design),
      description: '',
      category: '',
      tags: [],
      themeColors: themeColorsOf(design, null),
      features: featuresOf(design),
      range: served,
      ...(paid && { paymentType: paid }),
      price: null,
      previewImage: '',
      ...forEachText(() => ''),
      detailImages: [],
      copyright: false,
    };
  return {
    ...filledValues(design, facts),
    themeColors: themeColorsOf(design, facts),
    ...(paid && { paymentType: paid }),
  };
}

/** The form values of facts that were given before. */
export function filledValues(design: Design, facts: Facts): PublishDraft {
  const served = servedBy(design);
  const range = served === 'all' ? facts.range : served;
  const features = facts.features as PublishInput['features'];
  return { ...facts, features, range, price: facts.price?.minor ?? null };
}

/** Converts the form's values to the request body. `urls`: addresses of uploaded images. */
export function factsBody(
  values: PublishDraft,
  currency: Currency,
  urls: ReadonlyMap<string, string>,
): PublishDetailsBody {
  const url = (ref: string) => urls.get(ref) ?? ref;
  const { tags = [], price, paymentType = 'free', previewImage = '', detailImages = [] } = values;
  const isPaid = paymentType === 'paid' && typeof price === 'number' && Number.isFinite(price);
  return {
    dialNameCn: values.dialNameCn ?? '',
    dialName: values.dialName ?? '',
    description: values.description ?? '',
    category: values.category ?? '',
    tags: tags.join(','),
    themeColors: [...(values.themeColors ?? [])],
    features: [...(values.features ?? [])],
    range: values.range ?? 'all',
    paymentType,
    price: isPaid ? { minor: price, currency } : null,
    previewImage: url(previewImage),
    ...forEachText((_, name) => values[name] ?? ''),
    detailImages: detailImages.map(url),
    copyright: paymentType === 'paid' && values.copyright === true,
  };
}
