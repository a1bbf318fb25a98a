// Warns operators of wallets whose sums differ from their ledger; nothing is shown if there are none.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { moneyText } from '@/schemas/money';
import type { WalletDifference } from '@/schemas/wire/operator';
import { useWalletDifferencesQuery } from '@/service/api/operator';
import { useReason } from '@/service/api/useReason';
import { TryAgain } from '@/ui/TryAgain';

/** Poll interval, ms. Wallets are compared every night. */
const POLL_MS = 600_000;
/** Differences shown of one wallet. */
const SHOWN = 6;

function DifferingWallet({ wallet }: { wallet: WalletDifference }) {
  const { t, i18n } = useTranslation('operator');
  const { username, userId, currency, comparedAt, differences } = wallet;
  const money = (minor: number) => moneyText(minor, currency, i18n.language);
  const when = new Date(comparedAt).toLocaleString(i18n.language);
  const rest = differences.length - SHOWN;
  return (
    <li>
      <p className="font-medium break-words">{t('differences.wallet', { name: username, id: userId, when })}</p>
      <ul className="list-disc pl-5">
        {differences.slice(0, SHOWN).map(({ month, faceId, stored, ledger }) => (
          <li key={`${month}/${faceId ?? ''}`}>
            {t(faceId ? 'differences.face' : 'differences.month', {
              ...{ month, face: faceId },
              ...{ stored: money(stored), ledger: money(ledger) },
            })}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p>{t('differences.more', { count: rest })}</p> : null}
    </li>
  );
}

export function DifferencesNotice({ isAsking }: { isAsking: boolean }) {
  const { t } = useTranslation('operator');
  const reasonOf = useReason();
  const heading = useId();
  const { data, error, isFetching, refetch } = useWalletDifferencesQuery(
    { size: PAGE_SIZE_MAX },
    { skip: !isAsking, refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  if (error)
    return (
      <TryAgain
        inRow
        text={t('differences.failed')}
        reason={reasonOf(error)}
        label={t('retry')}
        busy={isFetching}
        onTry={() => void refetch()}
      />
    );
  if (!data || data.total === 0) return null;
  return (
    <section
      role="alert"
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-2 rounded-xl border border-danger bg-panel p-4 text-sm"
    >
      <h2 id={heading} className="text-base font-semibold">
        {t('differences.title', { count: data.total })}
      </h2>
      <p className="max-w-3xl text-pretty">{t('differences.text')}</p>
      <ul className="flex flex-col gap-2">
        {data.records.map((wallet) => (
          <DifferingWallet key={wallet.userId} wallet={wallet} />
        ))}
      </ul>
    </section>
  );
}
