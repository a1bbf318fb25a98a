// Shows again what the simulated watch showed before a moment was shown for a look. Renders nothing otherwise.
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localTime } from '@/face/dataTags/watchState';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { useStoreValue } from '@/ui/useStoreValue';
import { returnFromLook } from './showState';
import { type Before, useSimulator } from './simulator';

export interface ReturnButtonProps {
  look: 'icon' | 'words';
  /** Called after the return, to move the focus, because the button disappears. */
  onReturned?(): void;
}

const two = (value: number) => String(value).padStart(2, '0');

function timeOf({ state: { now, zone } }: Before): string {
  const { hour, minute, second } = localTime(now, zone);
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}

export function ReturnButton({ look, onReturned }: ReturnButtonProps) {
  const { t } = useTranslation('editor');
  const simulator = useSimulator();
  const before = useStoreValue(simulator.before);
  if (!before) return null;
  const isReal = before.mode.kind === 'real';
  const time = timeOf(before);
  const onClick = () => {
    returnFromLook(simulator);
    announce(t(isReal ? 'simulator.returnedNow' : 'simulator.returned', { time }));
    onReturned?.();
  };
  const words = t(isReal ? 'simulator.returnNow' : 'simulator.return', { time });
  if (look === 'icon') return <IconButton bordered label={words} icon={<Undo2 size={16} />} onClick={onClick} />;
  return (
    <Button size="sm" icon={<Undo2 size={14} />} onClick={onClick}>
      {words}
    </Button>
  );
}
