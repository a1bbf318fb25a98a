// The price, with the designer's share of each sale.
import { useTranslation } from 'react-i18next';
import type { Control, ControlProps } from '@/forms/Control';
import { moneyControl } from '@/forms/controls/money';
import { DESIGN_PROFIT_PERCENT } from '@/schemas/limits';
import { moneyText } from '@/schemas/money';
import { languageRow } from '@/service/language/i18n';
import { designerShare } from './publishDetails';

function PriceInput(props: ControlProps) {
  const { t, i18n } = useTranslation('pages');
  const { value, field } = props;
  const { Input } = moneyControl;
  const isPrice = typeof value === 'number' && Number.isInteger(value) && value > 0;
  const amount = isPrice ? moneyText(designerShare(value), field.currency ?? '', languageRow(i18n.language).tag) : '';
  const shareId = `${props.id}-share`;
  return (
    <>
      <Input {...props} describedBy={[props.describedBy, isPrice && shareId].filter(Boolean).join(' ') || undefined} />
      {isPrice ? (
        <p id={shareId} className="mt-1 text-xs text-muted">
          {t('publish:share', { amount, percent: DESIGN_PROFIT_PERCENT })}
        </p>
      ) : null}
    </>
  );
}

export const priceField: Control = { ...moneyControl, Input: PriceInput };
