// The note about the signing key in the publish form: a lost key ends all updates, whether a key file exists, and how
// to save one.
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSigningKey } from '@/packaging/useSigningKey';
import { openSigningKeys } from '@/service/signingKeys/openSigningKeys';
import { Button } from '@/ui/Button';

export function KeyNote({ designId }: { designId: string }) {
  const { t } = useTranslation('export');
  const signing = useSigningKey(designId, openSigningKeys);
  if (!signing) return null;
  const { key, storage, fault } = signing;
  const hasFile = key?.isBackedUp === true;
  return (
    <div className="flex flex-col items-start gap-2 text-xs text-pretty text-muted">
      <p>{t(storage === 'memory' ? 'key.inMemory' : 'key.lost')}</p>
      {key ? <p className={hasFile ? '' : 'text-warning'}>{t(hasFile ? 'key.backedUp' : 'key.notBackedUp')}</p> : null}
      {fault ? (
        <p role="alert" className="text-danger">
          {t(`key.faults.${fault}`)}
        </p>
      ) : null}
      {key && !hasFile ? (
        <Button size="sm" icon={<Download size={14} />} onClick={() => void signing.takeAlong()}>
          {t('key.export')}
        </Button>
      ) : null}
    </div>
  );
}
