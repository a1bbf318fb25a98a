// Pictures of the copies of saved designs, for the account of the store; loaded with the first save.
import { type CopyPictures, createCopyPictures, type DrawCopy, type SavedState } from '@/drafts/saving/copyPictures';
import { saveCopyPictures } from '@/service/api/copyPictures';
import { VISITOR } from '@/service/localDrafts/records';
import { selectOwnerId } from '@/service/session/session';
import { whenIdle } from '@/ui/whenIdle';
import type { AppStore } from './store';

/** Makes pictures with `draw` and sends them to the account. */
export const copyPicturesFor = (store: AppStore, draw: DrawCopy): CopyPictures =>
  createCopyPictures({
    draw,
    send: (body) => store.dispatch(saveCopyPictures.initiate(body)).unwrap(),
    owner: () => selectOwnerId(store.getState()) ?? VISITOR,
    idle: () => new Promise((resolve) => whenIdle(resolve)),
    onTrouble: (error) => console.info('A picture of the saved design could not be made.', error),
  });

const started = new WeakMap<AppStore, CopyPictures>();

const start = (store: AppStore): CopyPictures =>
  copyPicturesFor(store, async (...args) => (await import('./drawCopy')).drawsCopies(store)(...args));

/** Draws and sends the pictures of a design that was saved. Never rejects. */
export function makeCopyPictures(store: AppStore, saved: SavedState): Promise<void> {
  const pictures = started.get(store) ?? start(store);
  started.set(store, pictures);
  return pictures.make(saved);
}
