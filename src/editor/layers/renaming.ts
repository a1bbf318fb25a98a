// Which layer's name is being edited in the layer list: asked for by a key, a menu or a double click.

let renamed: string | null = null;
const listeners = new Set<() => void>();

function set(uuid: string | null): void {
  if (renamed === uuid) return;
  renamed = uuid;
  for (const listener of listeners) listener();
}

/** Opens the name of a layer for editing; nothing happens while its list is not shown. */
export const startRenaming = (uuid: string): void => {
  if (listeners.size > 0) set(uuid);
};
export const stopRenaming = (): void => set(null);
export const renamedLayer = (): string | null => renamed;

export function subscribeRenaming(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) renamed = null;
  };
}
