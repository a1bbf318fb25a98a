// The price of a face as a word or an amount.
import type { TFunction } from 'i18next';
import { moneyText } from '@/schemas/money';
import type { Facts } from '@/schemas/wire/faces';
import { languageRow } from '@/service/language/i18n';

/** The amount of a paid face, otherwise a word. Empty for a paid face without a price. `language`: that of the page. */
export function offerText(t: TFunction, language: string, offer: Pick<Facts, 'paymentType' | 'price'>): string {
  const { paymentType, price } = offer;
  if (paymentType !== 'paid') return t(`publish:offer.${paymentType}`);
  return price ? moneyText(price.minor, price.currency, languageRow(language).tag) : '';
}
