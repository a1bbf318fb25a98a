// Resets the simulated watch to its initial state.
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageRow } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { resetSimulator } from '../showState';
import { useSimulator } from '../simulator';

export function ResetButton() {
  const { t, i18n } = useTranslation(['editor', 'simulator']);
  const simulator = useSimulator();
  const reset = () => {
    resetSimulator(simulator, languageRow(i18n.language).data);
    announce(t('simulator:wasReset'));
  };
  return (
    <Button size="sm" variant="ghost" icon={<RotateCcw size={14} />} onClick={reset}>
      {t('simulator:reset')}
    </Button>
  );
}
