// The open design with its session, for dialogs about versions and copies whose code comes later.
import { createContext, useContext } from 'react';
import type { OpenDocument } from '../openDocument';
import type { DraftSession } from '../saving/draftSession';

export interface OpenedDraft {
  opened: OpenDocument;
  session: DraftSession;
  /** Saves to the account; false where it was not saved. */
  save(): Promise<boolean>;
  /** Opens what is stored on this device again. */
  reopen(): void;
}

export const OpenedDraftContext = createContext<OpenedDraft | null>(null);

export function useOpenedDraftPorts(): OpenedDraft {
  const draft = useContext(OpenedDraftContext);
  if (!draft) throw new Error('No open design around this component.');
  return draft;
}
