// Joins and leaves the AI beta: calls the server, stores the state for the user on this device, and announces it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAiAccess } from '@/service/ai/aiAccess';
import { useBetaExitMutation, useBetaJoinMutation } from '@/service/api/ai';
import { errorMessage } from '@/service/api/apiError';
import { setInBeta } from '@/service/hints';
import { showToast } from '@/ui/toasts';

export interface Beta {
  busy: boolean;
  /** Whether it was done. */
  join(): Promise<boolean>;
  leave(): Promise<boolean>;
}

export function useBeta(): Beta {
  const { t } = useTranslation(['ai', 'errors']);
  const { userId } = useAiAccess();
  const [sendJoin] = useBetaJoinMutation();
  const [sendExit] = useBetaExitMutation();
  const [busy, setBusy] = useState(false);

  const change = async (isIn: boolean): Promise<boolean> => {
    if (busy || userId === null) return false;
    setBusy(true);
    const { error } = await (isIn ? sendJoin() : sendExit());
    setBusy(false);
    if (error) {
      showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
      return false;
    }
    setInBeta(userId, isIn);
    showToast({ tone: 'success', text: t(isIn ? 'beta.joined' : 'beta.left') });
    return true;
  };
  return { busy, join: () => change(true), leave: () => change(false) };
}
