// A modal panel at the left edge of the window (headlessui): the background is inert; Escape and a press outside close
// it.
import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstFocus } from './FirstFocus';
import { IconButton } from './IconButton';
import { ReturnFocus } from './ReturnFocus';

export interface ModalDrawerProps {
  onClose(): void;
  /** Accessible name; `heading` is the visible heading. */
  title: string;
  heading: ReactNode;
  /** Stays at the lower edge. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Open while mounted. Focuses its Close button, and the opener afterwards. */
export function ModalDrawer({ onClose, title, heading, footer, children }: ModalDrawerProps) {
  const { t } = useTranslation('messages');
  const close = useRef<HTMLButtonElement>(null);
  return (
    <HeadlessDialog open onClose={onClose} initialFocus={close} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-backdrop" />
      <DialogPanel
        data-dialog-panel=""
        className="fixed inset-y-0 left-0 flex w-78 max-w-[calc(100vw-2.5rem)] flex-col overflow-y-auto border-r border-line bg-panel text-ink"
      >
        <ReturnFocus />
        <FirstFocus target={close} />
        <DialogTitle className="sr-only">{title}</DialogTitle>
        <div className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center gap-1 border-b border-line bg-panel px-2">
          <IconButton ref={close} size="lg" label={t('ui.close')} icon={<X size={20} />} onClick={onClose} />
          {heading}
        </div>
        <div className="grow px-2 py-3">{children}</div>
        {footer ? <div className="shrink-0 border-t border-line px-4 py-4">{footer}</div> : null}
      </DialogPanel>
    </HeadlessDialog>
  );
}
