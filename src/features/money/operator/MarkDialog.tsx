// Confirms a mark on an order: its consequences, and the reason of a failure. A final state cannot be undone.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { orderMarkForm } from '@/schemas/forms/orderMark';
import { ORDER_STATUS } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { useOperatorMarkMutation } from '@/service/api/operator';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';
import type { Marking } from '../OrdersCard';
import { useMoney } from '../useMoney';

export function MarkDialog({ order, to, onClose }: Marking & { onClose(): void }) {
  const { t } = useTranslation(['operator', 'errors', 'earnings']);
  const { money } = useMoney(order.currency);
  const [send, { isLoading, error }] = useOperatorMarkMutation();
  const failure = error ? errorMessage((key, values) => t(key, values), error) : undefined;
  const { number } = order;
  const mark = async (reason: string) => {
    const { data } = await send({ orderId: order.orderId, status: ORDER_STATUS[to], reason });
    if (!data) return;
    showToast({ tone: 'success', text: t(`marked.${to}`, { number }) });
    onClose();
  };
  if (to === 'processing' || to === 'arrived')
    return (
      <ConfirmDialog
        open
        title={t(`ask.${to}Title`, { number })}
        message={
          <span className="flex flex-col gap-2">
            <span>
              {t(`ask.${to}Text`, { amount: money(order.net), account: order.payeeAccount, payee: order.payeeName })}
            </span>
            {failure ? (
              <span role="alert" className="text-danger">
                {failure}
              </span>
            ) : null}
          </span>
        }
        confirmLabel={t(`ask.${to}`)}
        busy={isLoading}
        onConfirm={() => void mark('')}
        onCancel={onClose}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`ask.${to}Title`, { number })}
      description={t('ask.backText', { amount: money(order.amount) })}
      size="sm"
    >
      <SubmitForm
        schema={orderMarkForm}
        schemaName="orderMark"
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }) => mark(reason)}
        submitLabel={t(`ask.${to}`)}
        busyLabel={t('ask.sending')}
        serverError={failure}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  );
}
