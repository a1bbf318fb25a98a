// A full-window modal dialog: named, traps the focus, Escape closes it, the focus returns to the opener. Its code is
// loaded on first use.
import type { ReactNode, RefObject } from 'react';
import { later } from './later';

export interface FullDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** Controls between the title and the close button. */
  bar?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

export const FullDialog = later<FullDialogProps>(
  async () => (await import('./FullModalDialog')).FullModalDialog,
  ({ onClose }) => onClose(),
);
