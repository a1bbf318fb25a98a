// Both modes of a copy as small live faces above the switch between them. The chosen one is also shown large.
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
  const { t } = useTranslation(['editor', 'preview']);
  return (
    <div className="flex w-56 flex-col gap-2">
      {/* Beside the buttons, because the content of a face is not part of their names. */}
      <div aria-hidden="true" className="grid grid-cols-2 justify-items-center">
        {MODES.map((one) => (
          <div
            key={one}
            className={`w-16 ${copy.shape === 'circle' ? 'rounded-full' : 'rounded-xl'} ${one === mode ? 'ring-2 ring-accent' : ''}`}
          >
            <ModeFace copy={copy} mode={one} watch={run.watch} live={run.isRunning} />
          </div>
        ))}
      </div>
      <Segmented
        label={t('preview:mode')}
        value={mode}
        onChange={onChange}
        options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
        className="[&>button]:basis-0"
      />
    </div>
  );
}
