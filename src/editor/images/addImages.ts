// Pictures from disk, by button, drop or paste: checked, kept on this device, uploaded at once when signed in.
import { type CheckedImage, checkImage } from '@/service/localDrafts/checkImage';
import type { LocalWork } from '@/service/localDrafts/localWork';

/** A picture that a layer can use; size in px and bytes. */
export interface KeptImage {
  /** `asset:<sha256>`. */
  url: string;
  width: number;
  height: number;
  fileSize: number;
  /** File name without its ending, for people. */
  name: string;
}

export type ImageRefusal = Extract<CheckedImage, { ok: false }>;

/** Checks and keeps one picture. A refusal is a value; a full disk rejects as the store does. */
export async function keepImage(file: File, assets: LocalWork['assets']): Promise<KeptImage | ImageRefusal> {
  const checked = await checkImage(file, file.name);
  if (!checked.ok) return checked;
  const url = await assets.putAsset(file);
  const name = file.name.replace(/\.[^.]*$/, '').slice(0, 100);
  return { url, width: checked.width, height: checked.height, fileSize: file.size, name };
}

/** Opens the system's file chooser for pictures; empty if the person chose none. */
export function chooseFiles(options: { multiple: boolean }): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/png,image/jpeg,.png,.jpg,.jpeg';
    input.multiple = options.multiple;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
