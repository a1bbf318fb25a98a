// What publishing says of the key that signs: that a lost one ends all updates, whether there is a file of it, and the way to one.
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { policyOf } from '@/face/platforms';
import type { Design } from '@/schemas/design';
import { openSigningKeys } from '@/service/signingKeys/openSigningKeys';
import { Button } from '@/ui/Button';
import { useSigningKey } from '../packaging/useSigningKey';

/** Whether any copy is published as a package that is signed. */
export const isSigned = ({ copies }: Pick<Design, 'copies'>): boolean =>
  copies.some(({ platform }) => policyOf(platform).packaging === 'watchFace');

export function KeyNote({ designId }: { designId: string }) {
  const { t } = useTranslation(['pages', 'export']);
  const signing = useSigningKey(designId, openSigningKeys);
  if (!signing) return null;
  const { key, storage, fault } = signing;
  const hasFile = key?.isBackedUp === true;
  return (
    <div className="flex flex-col items-start gap-2 text-xs text-pretty text-muted">
      <p>
        {t('publish:build.signed')} {t(storage === 'memory' ? 'export:key.inMemory' : 'export:key.lost')}
      </p>
      {key ? (
        <p className={hasFile ? '' : 'text-warning'}>{t(hasFile ? 'export:key.backedUp' : 'export:key.notBackedUp')}</p>
      ) : null}
      {fault ? (
        <p role="alert" className="text-danger">
          {t(`export:key.faults.${fault}`)}
        </p>
      ) : null}
      {key && !hasFile ? (
        <Button size="sm" icon={<Download size={14} />} onClick={() => void signing.takeAlong()}>
          {t('export:key.export')}
        </Button>
      ) : null}
    </div>
  );
}
