// What a toast offers to do about the open design: the offer goes with what it is about, so that no button does something else.
import { dismissToast, showToast, type ToastTone, toasts } from '@/ui/toasts';
import type { EditorState } from '../document/editorState';

export interface Offer {
  tone?: ToastTone;
  /** Already translated. */
  text: string;
  label: string;
  onSelect(): void;
  /** Whether the offer still means something after an act. */
  holds(state: EditorState): boolean;
}

export interface Offers {
  make(offer: Offer): void;
  /** After an act: what no longer holds goes. */
  settle(state: EditorState): void;
  /** The design is gone, and every offer with it. */
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
