// Tracks the hovered, focused and dragged rows, because only they render their buttons. Each row subscribes for itself.
import { createSignal } from '@/face/liveData/createStore';

export interface RowAttention {
  has(uuid: string): boolean;
  /** The pointer is over this row; null: over none. */
  hover(uuid: string | null): void;
  /** The pointer left the row. Clears the hovered row unless the pointer enters another one at once. */
  leave(): void;
  /** The focus is in this row; null: in none. */
  focus(uuid: string | null): void;
  /** This row is dragged; null: none. */
  drag(uuid: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createRowAttention(): RowAttention {
  const changed = createSignal<void>();
  let hovered: string | null = null;
  let focused: string | null = null;
  let dragged: string | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const hover = (uuid: string | null) => {
    clearTimeout(leaving);
    if (uuid === hovered) return;
    hovered = uuid;
    changed.emit();
  };
  return {
    has: (uuid) => uuid === hovered || uuid === focused || uuid === dragged,
    hover,
    leave() {
      clearTimeout(leaving);
      leaving = setTimeout(() => hover(null));
    },
    focus(uuid) {
      if (uuid === focused) return;
      focused = uuid;
      changed.emit();
    },
    drag(uuid) {
      if (uuid === dragged) return;
      dragged = uuid;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}
