// For dialogs whose code is loaded when they first open.
import { useState } from 'react';

/** Whether the dialog is open or was open before. It stays mounted to restore the focus when it closes. */
export function useWasOpen(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen);
  if (isOpen && !was) setWas(true);
  return isOpen || was;
}
