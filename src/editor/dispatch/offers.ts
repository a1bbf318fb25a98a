// Actions that a toast offers for the open design. An offer is removed when it no longer applies, so its button cannot
// do something else.
import { dismissToast, showToast, type ToastTone, toasts } from '@/ui/toasts';
import type { EditorState } from '../document/editorState';

export interface Offer {
  tone?: ToastTone;
  /** Already translated. */
  text: string;
  label: string;
  onSelect(): void;
  /** Whether the offer still applies after an act. */
  holds(state: EditorState): boolean;
}

export interface Offers {
  make(offer: Offer): void;
  /** Removes offers that no longer apply after an act. */
  settle(state: EditorState): void;
  /** Removes every offer when the design is closed. */
  clear(): void;
}

export function createOffers(): Offers {
  const made = new Map<number, Offer['holds']>();
  const settle = (keeps: (holds: Offer['holds']) => boolean) => {
    for (const [id, holds] of made) {
      if (keeps(holds) && toasts.get().some((toast) => toast.id === id)) continue;
      made.delete(id);
      dismissToast(id);
    }
  };
  return {
    make({ tone = 'info', text, label, onSelect, holds }) {
      made.set(showToast({ tone, text, action: { label, onSelect } }), holds);
    },
    settle: (state) => settle((holds) => holds(state)),
    clear: () => settle(() => false),
  };
}
