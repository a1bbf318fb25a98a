// Implementation of a modal dialog (headlessui, `ReturnFocus`). Use it through `Dialog`.
import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from './Dialog';
import { FirstFocus } from './FirstFocus';
import { IconButton } from './IconButton';
import { ReturnFocus } from './ReturnFocus';
import { useSecondPress } from './useSecondPress';
import { Waiting } from './Waiting';

const SIZES = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-2xl', xl: 'max-w-5xl' } as const;

/** Shorter work shows no text, ms. */
const SHORT_WORK_MS = 200;

function Progress({ children }: { children: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHORT_WORK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? (
    <Waiting size={14} className="mt-2 text-sm">
      {children}
    </Waiting>
  ) : null;
}

export function ModalDialog(props: DialogProps) {
  const {
    open,
    onClose,
    busy,
    title,
    description,
    footer,
    size = 'md',
    initialFocus,
    role = 'dialog',
    children,
  } = props;
  const { t } = useTranslation('messages');
  const isSecondPress = useSecondPress();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = initialFocus === 'title' ? heading : initialFocus;
  /** Null while the surrounding page is suspended, which hides the dialog too; then it was not closed by the user. */
  const box = useRef<HTMLDivElement>(null);
  // The second click of a double click that opens the dialog lands on its backdrop.
  const leave = () => {
    if (!isSecondPress() && box.current && busy === undefined) onClose();
  };
  return (
    <HeadlessDialog
      ref={box}
      open={open}
      onClose={leave}
      role={role}
      className="fixed inset-0 z-50"
      {...(first ? { initialFocus: first as RefObject<HTMLElement> } : {})}
    >
      <DialogBackdrop className="fixed inset-0 bg-backdrop" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-center justify-center p-4">
          {/* The panel scrolls as a whole: its close button makes it reachable by key. Title and buttons stay in sight where the window is
              high enough; at 400 % zoom they would hide the field that has the focus (WCAG 2.4.11). */}
          <DialogPanel
            data-dialog-panel=""
            className={`flex max-h-[calc(100dvh-2rem)] w-full flex-col tall:scroll-pt-20 tall:scroll-pb-28 overflow-y-auto rounded-xl border border-line bg-panel text-ink shadow-2xl shadow-black/40 ${SIZES[size]}`}
          >
            <ReturnFocus />
            <FirstFocus target={first} />
            <div className="tall:sticky top-0 z-10 flex items-start gap-3 bg-panel px-5 pt-4 pb-3">
              <div className="min-w-0 grow">
                <DialogTitle ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
                  {title}
                </DialogTitle>
                {description ? (
                  <Description className="mt-1 text-sm text-pretty text-muted">{description}</Description>
                ) : null}
                {busy === undefined ? null : <Progress>{busy}</Progress>}
              </div>
              <IconButton
                label={t('ui.close')}
                icon={<X size={16} />}
                onClick={onClose}
                disabledReason={busy}
                className="-mt-1 -mr-2"
              />
            </div>
            {children ? <div className="grow px-5 pt-1 pb-5">{children}</div> : null}
            {footer ? (
              <div className="tall:sticky bottom-0 z-10 flex flex-wrap justify-end gap-2 border-t border-line bg-panel px-5 py-3">
                {footer}
              </div>
            ) : null}
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}
