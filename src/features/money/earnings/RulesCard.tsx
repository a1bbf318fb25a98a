// The current rules in plain words, and what they mean for today's balance (docs/rules/backend.md B8, B10).
import { useTranslation } from 'react-i18next';
import { DESIGN_PROFIT_PERCENT, SUBSCRIPTION_REVENUE_PERCENT } from '@/schemas/limits';
import type { Wallet } from '@/schemas/wire/wallet';
import { useMoney } from '../useMoney';

export function RulesCard({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('earnings');
  const { money, whole, percent } = useMoney(wallet.currency);
  const { rules, quote, available, withdrawnToday, currency } = wallet;
  const { noticeAbove, window } = rules;
  const notice = { amount: noticeAbove === null ? '' : whole(noticeAbove) };
  const rows = [
    { key: 'sales', name: t('rules.sales'), value: percent(DESIGN_PROFIT_PERCENT * 100), note: t('rules.salesNote') },
    {
      key: 'premium',
      name: t('rules.premium'),
      value: percent(SUBSCRIPTION_REVENUE_PERCENT * 100),
      note: t('rules.premiumNote'),
    },
    {
      key: 'minimum',
      name: t('rules.minimum'),
      value: money(rules.minimum),
      note:
        available < rules.minimum ? t('rules.minimumLeft', { amount: money(rules.minimum - available) }) : undefined,
    },
    {
      key: 'cap',
      name: t('rules.cap'),
      value: money(rules.dayMaximum),
      note: withdrawnToday > 0 ? t('rules.used', { amount: money(withdrawnToday) }) : t('rules.unused'),
    },
    {
      key: 'deduction',
      name: t(`rules.${rules.deduction}`, { share: percent(rules.deductionBasisPoints) }),
      value: money(quote.deduction),
    },
    { key: 'net', name: t('rules.net'), value: <strong className="font-semibold">{money(quote.net)}</strong> },
    {
      key: 'window',
      name: t('rules.window'),
      value: window ? t('rules.days', { first: window.firstDay, last: window.lastDay }) : t('rules.always'),
      note: wallet.window ? t(wallet.window.isOpen ? 'rules.open' : 'rules.closed') : undefined,
    },
    { key: 'arrival', name: t('rules.arrival'), value: t(`rules.arrives.${currency}`, { count: rules.arrivalDays }) },
    { key: 'maturity', name: t('rules.maturity'), value: t('rules.matures', { count: rules.maturityDays }) },
  ];
  return (
    <section aria-labelledby="earnings-rules" className="flex flex-col gap-2">
      <h2 id="earnings-rules" className="text-base font-semibold">
        {t('rules.title')}
      </h2>
      <p className="text-xs text-pretty text-muted">
        {noticeAbove === null ? null : `${t(available > noticeAbove ? 'rules.over' : 'rules.under', notice)} `}
        {t('rules.august')}
      </p>
      <dl className="flex flex-col text-sm">
        {rows.map(({ key, name, value, note }) => (
          <div
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line px-2 py-1.5"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="ml-auto text-right tabular-nums">
              {value}
              {note ? <span className="block text-xs text-muted">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
