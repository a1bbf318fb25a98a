// A modal dialog that fills the window: named, focus inside, Escape closes, focus goes back to the opener. Its code comes when it is opened.
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
