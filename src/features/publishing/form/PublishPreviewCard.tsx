// The store card beside the publish form, always in sync with it.
import { useTranslation } from 'react-i18next';
import { useFormValue } from '@/forms/formValue';
import { useNamedOptions } from '@/forms/services/optionLists';
import type { FaceCopy } from '@/schemas/design';
import type { Currency } from '@/schemas/money';
import { offerText } from '@/storefront/offerText';
import { StoreCard as Card } from '@/storefront/StoreCard';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The price as a word or an amount. Empty while unknown. */
function useOffer(currency: Currency): string {
  const { t, i18n } = useTranslation('pages');
  const payment = useFormValue('paymentType');
  const minor = useFormValue('price');
  const hasPrice = typeof minor === 'number' && Number.isFinite(minor) && minor > 0;
  if (payment !== 'free' && payment !== 'vip' && payment !== 'paid') return '';
  return offerText(t, i18n.language, { paymentType: payment, price: hasPrice ? { minor, currency } : null });
}

export interface PublishPreviewCardProps {
  copy: FaceCopy | undefined;
  author: string;
  currency: Currency;
}

export function PublishPreviewCard({ copy, author, currency }: PublishPreviewCardProps) {
  const names = { dialNameCn: textOf(useFormValue('dialNameCn')), dialName: textOf(useFormValue('dialName')) };
  const description = textOf(useFormValue('description'));
  const category = useFormValue('category');
  const filed = useNamedOptions('categories').find(({ value }) => value === category)?.label;
  const offer = useOffer(currency);
  return <Card copy={copy} names={names} author={author} category={filed} offer={offer} description={description} />;
}
