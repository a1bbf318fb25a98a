// Order and alignment of the selected layers, as buttons beside their keys.
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ALIGNMENTS, type Alignment } from '@/face/geometry/align';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { PanelHeading } from '@/ui/PanelHeading';
import { Toolbar } from '@/ui/Toolbar';
import { ALIGN } from '../commands/align';
import { ariaShortcut } from '../commands/keys';
import { ORDER_COMMANDS } from '../commands/order';
import { useEditor } from '../editorContext';
import { platformIsMac } from '../keys/platform';
import { performCommand } from '../performCommand';

const ICONS: Record<Alignment, LucideIcon> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

/** `disabledReason`: why nothing can be aligned now. */
export function AlignBar({ disabledReason, className }: { disabledReason?: string | undefined; className?: string }) {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  return (
    <Toolbar label={t('properties.align')} {...(className ? { className } : {})}>
      {ALIGNMENTS.map((way) => {
        const Icon = ICONS[way];
        return (
          <IconButton
            key={way}
            size="sm"
            label={t(`commands.${ALIGN[way].name}`)}
            icon={<Icon size={16} strokeWidth={1.5} />}
            disabledReason={disabledReason}
            onClick={() => performCommand(store, port, ALIGN[way])}
          />
        );
      })}
    </Toolbar>
  );
}

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

export function ArrangeSection({ alignDisabledReason }: { alignDisabledReason?: string | undefined }) {
  const { t } = useTranslation('editor');
  return (
    <section aria-label={t('properties.arrange')} className="flex flex-col gap-2 py-2">
      <PanelHeading>{t('properties.arrange')}</PanelHeading>
      <OrderBar />
      <AlignBar disabledReason={alignDisabledReason} />
    </section>
  );
}
