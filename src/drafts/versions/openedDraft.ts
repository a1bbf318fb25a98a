// The open design and its session, for dialogs about versions and copies whose code loads later.
import { createContext, useContext } from 'react';
import type { OpenDocument } from '../documentPort';
import type { DraftSession } from '../saving/draftSession';

export interface OpenedDraft {
  opened: OpenDocument;
  session: DraftSession;
  /** Saves to the account. False if it was not saved. Offers to keep a deleted design as a new one. */
  save(): Promise<boolean>;
  /** Opens the design stored on this device again. */
  reopen(): void;
}

export const OpenedDraftContext = createContext<OpenedDraft | null>(null);

export function useOpenedDraftPorts(): OpenedDraft {
  const draft = useContext(OpenedDraftContext);
  if (!draft) throw new Error('No open design around this component.');
  return draft;
}
