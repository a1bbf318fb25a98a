// Replaces an image with a sharper one of the same SVG drawing in every state of every history. Not an edit, so undo
// skips it.
import type { VectorSource } from '@/schemas/vectorSource';
import type { EditorState } from './editorState';

export interface RefinedPicture {
  /** Reference of the image that the layers show now. */
  from: string;
  fileSize: number;
  vector: VectorSource;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a layer style shows this image and the image was rendered from a drawing. */
function shows(value: object, from: string): boolean {
  if (!('url' in value && 'vector' in value && isObject(value.vector))) return false;
  return value.url === from && (value.vector as VectorSource).url === from;
}

/** Returns the document with the image replaced. Objects without the image keep their identity. */
export function refinePicture(state: EditorState, { from, fileSize, vector }: RefinedPicture): EditorState {
  const done = new WeakMap<object, unknown>();
  const refined = <T>(value: T): T => {
    if (!isObject(value)) return value;
    const cached = done.get(value);
    if (cached !== undefined) return cached as T;
    const next = replaced(value);
    done.set(value, next);
    return next as T;
  };
  const replaced = (value: object): unknown => {
    if (shows(value, from)) return { ...value, url: vector.url, fileSize, vector };
    if (Array.isArray(value)) {
      const items = value.map((item: unknown) => refined(item));
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, refined(item)]);
    return entries.every(([key, item]) => item === value[key as keyof typeof value])
      ? value
      : Object.fromEntries(entries);
  };
  const { design, histories, matches, updates, clipboard } = state;
  const parts = { design, histories, matches, updates, clipboard };
  const next = refined(parts);
  return next === parts ? state : { ...state, ...next, change: state.change + 1 };
}
