// Implementation of a full-window dialog (headlessui, `ReturnFocus`). Use it through `FullDialog`.
import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstFocus } from './FirstFocus';
import type { FullDialogProps } from './FullDialog';
import { IconButton } from './IconButton';
import { ReturnFocus } from './ReturnFocus';

export function FullModalDialog({ open, onClose, title, bar, initialFocus, children }: FullDialogProps) {
  const { t } = useTranslation('messages');
  /** Null while the surrounding page is suspended, which hides the dialog too; then it was not closed by the user. */
  const box = useRef<HTMLDivElement>(null);
  return (
    <HeadlessDialog
      ref={box}
      open={open}
      onClose={() => {
        if (box.current) onClose();
      }}
      className="fixed inset-0 z-50"
      {...(initialFocus ? { initialFocus: initialFocus as RefObject<HTMLElement> } : {})}
    >
      <DialogPanel data-dialog-panel="" className="flex h-dvh flex-col bg-app text-ink">
        <ReturnFocus />
        <FirstFocus target={initialFocus} />
        <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-panel px-3 py-1.5">
          <DialogTitle className="text-sm font-semibold max-sm:grow">{title}</DialogTitle>
          {/* On narrow screens the controls are below title and close button. */}
          <div className="flex grow flex-wrap items-center justify-center gap-2 max-sm:order-last max-sm:basis-full">
            {bar}
          </div>
          <IconButton label={t('ui.close')} icon={<X size={16} />} onClick={onClose} />
        </div>
        <div className="min-h-0 grow overflow-y-auto">{children}</div>
      </DialogPanel>
    </HeadlessDialog>
  );
}
