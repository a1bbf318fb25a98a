// A designer's own images, loaded page by page: those of the account, or for a visitor those of this device.
import { useCallback, useEffect, useState } from 'react';
import type { DataOf } from '@/schemas/wire/operations';
import type { PictureUse } from '@/schemas/wire/pictures';
import { PICTURES_PER_PAGE, usePicturePageQuery } from '@/service/api/pictures';
import type { DevicePicture } from '@/service/localDrafts/deviceLibrary';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';

export interface OwnPicture {
  /** `asset:<sha256>`, or the address of the account's file. */
  ref: string;
  /** Id in the account. Null for an image of this device. */
  fileId: string | null;
  /** Empty if it has no file name. */
  name: string;
  width: number;
  height: number;
  fileSize: number;
  use: PictureUse;
  /** Only undo, saved states or recovery data of this device use it. */
  isHeld: boolean;
}

export interface OwnPictures {
  status: 'loading' | 'failed' | 'ready';
  items: readonly OwnPicture[];
  total: number;
  /** The storage that the account uses; undefined for a visitor and while it loads. */
  account?: Pick<DataOf<'picturePage'>, 'storage' | 'unusedDays'> | undefined;
  /** Shows one more page. Undefined if all are shown. */
  more: (() => void) | undefined;
  reload(): void;
}

const ofDevice = ({ usedBy, sets, ...picture }: DevicePicture): OwnPicture => ({
  ...picture,
  fileId: null,
  use: { designs: usedBy, designCount: usedBy.length, sets, elsewhere: false },
});

function useDevicePictures(owner: string, isAsked: boolean) {
  const { library, journal } = useLocalWork();
  const [pictures, setFound] = useState<readonly OwnPicture[] | 'failed' | null>(null);
  const reload = useCallback(() => {
    if (!isAsked) return;
    const read = async () => {
      // Includes the latest edits.
      await journal.flush();
      setFound((await library.pictures(owner)).map(ofDevice));
    };
    read().catch((error: unknown) => {
      console.warn('The pictures of this device could not be read.', error);
      setFound('failed');
    });
  }, [library, journal, owner, isAsked]);
  useEffect(reload, [reload]);
  return { pictures, reload };
}

/** `search`: a part of the file name. */
export function useOwnPictures(search: string): OwnPictures {
  const { owner: ownerNow } = useLocalWork();
  const owner = ownerNow();
  const isVisitor = owner === VISITOR;
  const [{ of, pages }, setPages] = useState({ of: search, pages: 1 });
  const shown = of === search ? pages : 1;
  const account = usePicturePageQuery(
    { name: search, size: shown * PICTURES_PER_PAGE },
    { skip: isVisitor, refetchOnMountOrArgChange: true },
  );
  const device = useDevicePictures(owner, isVisitor);
  const showMore = () => setPages({ of: search, pages: shown + 1 });
  if (isVisitor) {
    const { pictures, reload } = device;
    if (pictures === null) return { status: 'loading', items: [], total: 0, more: undefined, reload };
    if (pictures === 'failed') return { status: 'failed', items: [], total: 0, more: undefined, reload };
    const part = search.toLowerCase();
    const matching = pictures.filter(({ name }) => part === '' || name.toLowerCase().includes(part));
    const items = matching.slice(0, shown * PICTURES_PER_PAGE);
    const more = items.length < matching.length ? showMore : undefined;
    return { status: 'ready', items, total: matching.length, more, reload };
  }
  const reload = () => void account.refetch();
  const data = account.currentData ?? account.data;
  if (!data) {
    const status = account.isError ? 'failed' : 'loading';
    return { status, items: [], total: 0, more: undefined, reload };
  }
  const items = data.records.map(({ id, url, name, width, height, fileSize, use }) => ({
    ...{ ref: url, fileId: id, name, width, height, fileSize, use, isHeld: false },
  }));
  const more = items.length < data.total ? showMore : undefined;
  return { status: 'ready', items, total: data.total, account: data, more, reload };
}
