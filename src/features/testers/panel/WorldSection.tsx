// The worlds by name with their purpose. Choosing one asks before it replaces anything.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { worldForm } from '@/schemas/forms/testers';
import type { WorldName } from '@/schemas/testers';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';

export interface WorldSectionProps {
  here: WorldName | null;
  /** Chosen before, but not confirmed. */
  chosen: WorldName | null;
  onWanted(world: WorldName): void;
}

export function WorldSection({ here, chosen, onWanted }: WorldSectionProps) {
  const { t } = useTranslation('testers');
  return (
    <section>
      <PanelHeading>{t('world.title')}</PanelHeading>
      <p className="pb-3 text-sm">
        {here
          ? t('world.here', { world: t(`worlds.${here}.name`), text: t(`worlds.${here}.text`) })
          : t('world.hereUnknown')}
      </p>
      <SubmitForm
        schema={worldForm}
        schemaName="testers:worldForm"
        defaultValues={{ world: chosen ?? here ?? 'demo' }}
        submitLabel={t('world.enter')}
        footer={here ? <Button onClick={() => onWanted(here)}>{t('world.again')}</Button> : null}
        onSubmit={({ world }) => onWanted(world)}
      />
    </section>
  );
}
