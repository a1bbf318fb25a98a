// Asking for a panel to be shown, from anywhere in the editor: the tabs that hold it listen.

type Listener = (panel: string) => void;

const listeners = new Set<Listener>();

/** Shows the panel, whichever tabs it stands in. */
export function showPanel(panel: string): void {
  for (const listener of listeners) listener(panel);
}

/** Hears which panel is wanted. Returns the unsubscription. */
export function onShowPanel(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
