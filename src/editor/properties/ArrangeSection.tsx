// Order of the selected layers, as buttons beside their keys.
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { Toolbar } from '@/ui/Toolbar';
import { ariaShortcut } from '../commands/keys';
import { ORDER_COMMANDS } from '../commands/order';
import { useEditor } from '../editorContext';
import { platformIsMac } from '../keys/platform';
import { performCommand } from '../performCommand';

function OrderBar() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const isMac = platformIsMac();
  return (
    <Toolbar label={t('properties.arrange')} className="flex-wrap">
      {ORDER_COMMANDS.map((command) => (
        <Button
          key={command.name}
          size="sm"
          aria-keyshortcuts={command.shortcuts?.map((shortcut) => ariaShortcut(shortcut, isMac)).join(' ')}
          onClick={() => performCommand(store, port, command)}
        >
          {t(`commands.${command.name}`)}
        </Button>
      ))}
    </Toolbar>
  );
}

export function ArrangeSection() {
  const { t } = useTranslation('editor');
  return (
    <section aria-label={t('properties.arrange')} className="flex flex-col gap-2 py-2">
      <PanelHeading>{t('properties.arrange')}</PanelHeading>
      <OrderBar />
    </section>
  );
}
