// Confirmations of actions that cannot be undone: submitting a face, and fixing its payment type.
import { useTranslation } from 'react-i18next';
import { type Currency, moneyText } from '@/schemas/money';
import { languageRow } from '@/service/language/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { PublishDraft } from './publishDetails';

interface ConfirmProps {
  values: PublishDraft;
  onConfirm(): void;
  onCancel(): void;
}

export interface ConfirmSendProps extends ConfirmProps {
  name: string;
  currency: Currency;
  /** This fixes the payment type. */
  isChosen: boolean;
  /** An earlier submission is being built. This one replaces it. */
  isBuilding: boolean;
  busy: boolean;
}

export function ConfirmSend({ name, values, currency, isChosen, isBuilding, busy, ...acts }: ConfirmSendProps) {
  const { t, i18n } = useTranslation('pages');
  const { paymentType = 'free', price } = values;
  const amount = typeof price === 'number' ? moneyText(price, currency, languageRow(i18n.language).tag) : '';
  return (
    <ConfirmDialog
      open
      title={t('publish:confirm.title', { name })}
      message={
        <span className="flex flex-col gap-2">
          <span>{t(`publish:confirm.offer.${paymentType}`, { amount })}</span>
          <span>{t(isChosen ? 'publish:confirm.final' : 'publish:confirm.next')}</span>
          {isBuilding ? <span>{t('publish:confirm.replaces')}</span> : null}
        </span>
      }
      confirmLabel={t('publish:send')}
      busy={busy}
      {...acts}
    />
  );
}

export function ConfirmKeep({ values, ...acts }: ConfirmProps) {
  const { t } = useTranslation('pages');
  return (
    <ConfirmDialog
      open
      title={t('publish:confirm.keepTitle')}
      message={t('publish:confirm.keepText', { offer: t(`publish:offer.${values.paymentType ?? 'free'}`) })}
      confirmLabel={t('publish:keep')}
      {...acts}
    />
  );
}
