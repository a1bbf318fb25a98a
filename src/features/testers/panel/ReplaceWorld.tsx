// Asks before a world replaces the present data, and lists what would be lost.
import { useTranslation } from 'react-i18next';
import type { WorldName } from '@/schemas/testers';
import type { Holdings } from '@/schemas/wire/testersCalls';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

export interface ReplaceWorldProps {
  world: WorldName;
  holdings: Holdings;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

export function ReplaceWorld({ world, holdings, busy, onConfirm, onCancel }: ReplaceWorldProps) {
  const { t, i18n } = useTranslation('testers');
  const { designs, names, accounts } = holdings;
  const some = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names);
  const rest = designs - names.length;
  const goes = [
    t('replace.designs', { count: designs }) + (names.length > 0 ? t('replace.named', { designs: some }) : ''),
    ...(rest > 0 && names.length > 0 ? [t('replace.more', { count: rest })] : []),
    t('replace.accounts', { count: accounts }),
  ];
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('replace.title', { world: t(`worlds.${world}.name`) })}
      message={
        <>
          {holdings.world ? t('replace.from', { world: t(`worlds.${holdings.world}.name`) }) : t('replace.fromData')}
          <span className="mt-2 block">{goes.join(t('replace.and'))}</span>
          <span className="mt-2 block">{t('replace.device')}</span>
        </>
      }
      confirmLabel={t('replace.confirm')}
      cancelLabel={t('replace.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
