// Both modes of a copy, small and live: the one chosen is the one that is shown large.
import { useTranslation } from 'react-i18next';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { ModeFace } from '@/simulator/ModeFace';
import type { LiveRun } from '@/simulator/useLiveWatch';
import { Segmented } from '@/ui/Segmented';

const MODES: readonly ModeName[] = ['normal', 'ambient'];

interface ModeSwitchProps {
  copy: FaceCopy;
  run: LiveRun;
  mode: ModeName;
  onChange(mode: ModeName): void;
}

export function ModeSwitch({ copy, run, mode, onChange }: ModeSwitchProps) {
  const { t } = useTranslation('editor');
  return (
    <Segmented
      label={t('preview.mode')}
      value={mode}
      onChange={onChange}
      options={MODES.map((value) => ({
        value,
        label: t(`modes.${value}`),
        icon: (
          <span className="flex min-w-20 flex-col items-center gap-1.5 py-2">
            <span className="block w-14">
              <ModeFace copy={copy} mode={value} watch={run.watch} live={run.isRunning} />
            </span>
            {t(`modes.${value}`)}
          </span>
        ),
      }))}
    />
  );
}
