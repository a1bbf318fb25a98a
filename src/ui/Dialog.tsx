// A modal dialog: named, traps the focus, Escape closes it, the focus returns to the opener. Its code is loaded with
// the first dialog.
import { type ReactNode, type RefObject, useState } from 'react';
import { later } from './later';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop and the close button. If data would be lost, ask first and keep `open`. */
  onClose(): void;
  /**
   * A sentence about running work, set while closing would let the user change the input of that work. Escape, the
   * backdrop and the close button then do nothing; the sentence is shown and announced.
   */
  busy?: string | undefined;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end; the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Initial focus: an element, or the title if there is much to read. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | 'title' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

const ModalDialog = later<DialogProps>(
  async () => (await import('./ModalDialog')).ModalDialog,
  ({ onClose }) => onClose(),
);

export function Dialog(props: DialogProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return needed || props.open ? <ModalDialog {...props} /> : null;
}
