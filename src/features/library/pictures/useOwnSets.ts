// A designer's own image sets: those of the account and those of this device.
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '@/schemas/newId';
import type { Assembly } from '@/schemas/wire/assembly';
import { errorMessage } from '@/service/api/apiError';
import { useDeletePictureSetMutation, usePictureSetsQuery, useSavePictureSetMutation } from '@/service/api/pictures';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { type PictureSetRecord, VISITOR } from '@/service/localDrafts/records';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import type { OwnPicture } from './useOwnPictures';

export interface OwnSet {
  /** In the format of ready-made sets, so it can be used like them. */
  set: Assembly;
  /** Its owner on this device. Null for a set of the account. */
  owner: string | null;
}

export interface OwnSets {
  sets: readonly OwnSet[];
  /** Saves images in this order under a name. Returns whether they were saved. */
  save(name: string, pictures: readonly OwnPicture[]): Promise<boolean>;
  remove(set: OwnSet): Promise<void>;
}

/** Ten images are digits, eleven are digits with a minus sign. Any other number is selected by index. */
const DIGITS = [10, 11];
/** The tag that a new digits layer shows. */
const DIGITS_TAG = '#DmZ#';

const asAssembly = (id: string, name: string, imgs: Assembly['imgs']): Assembly => ({
  ...{ id, type: 'imageEnumeration', name, nameEn: name, imgs },
  ...(DIGITS.includes(imgs.length) ? { shows: 'digits', tag: DIGITS_TAG } : { shows: 'index' }),
});

export function useOwnSets(onChanged: () => void): OwnSets {
  const { t } = useTranslation(['pictures', 'errors']);
  const { library, owner: ownerNow } = useLocalWork();
  const owner = ownerNow();
  const isVisitor = owner === VISITOR;
  const account = usePictureSetsQuery(undefined, { skip: isVisitor, refetchOnMountOrArgChange: true });
  const [saveInAccount] = useSavePictureSetMutation();
  const [deleteInAccount] = useDeletePictureSetMutation();
  const [device, setDevice] = useState<readonly PictureSetRecord[]>([]);

  // A visitor's sets stay on this device after sign-in and remain usable.
  const read = useCallback(() => {
    library.sets(VISITOR).then(setDevice, (error: unknown) => {
      console.warn('The sets of this device could not be read.', error);
    });
  }, [library]);
  useEffect(read, [read]);

  const fail = (error: unknown, text: string) => {
    console.warn('A set of pictures could not be changed.', error);
    showToast({ tone: 'error', text });
    return false;
  };

  return {
    sets: [
      ...(account.data?.records ?? []).flatMap(({ id, name, images }): OwnSet[] =>
        images.length > 0 ? [{ set: asAssembly(id, name, images), owner: null }] : [],
      ),
      ...device.map(({ setId, name, refs, owner: of }): OwnSet => {
        const imgs = refs.map((url) => ({ url, fileSize: 0 }));
        return { set: asAssembly(setId, name, imgs), owner: of };
      }),
    ],
    async save(name, pictures) {
      if (isVisitor) {
        const refs = pictures.map(({ ref }) => ref);
        try {
          const set = await library.keepSet({ setId: newId(), owner, name, refs, savedAt: Date.now() });
          if (set === 'tooMany') return fail(set, t('tooManySets'));
        } catch (error) {
          return fail(error, t('setFailed'));
        }
        read();
      } else {
        const files = pictures.flatMap(({ fileId }) => fileId ?? []);
        const { error } = await saveInAccount({ id: newId(), name, files });
        if (error)
          return fail(
            error,
            errorMessage((key, values) => t(key, values), error),
          );
      }
      showToast({ tone: 'success', text: t('setSaved', { name }) });
      onChanged();
      return true;
    },
    async remove({ set, owner: of }) {
      if (of === null) {
        const { error } = await deleteInAccount(set.id);
        if (error)
          return void fail(
            error,
            errorMessage((key, values) => t(key, values), error),
          );
      } else {
        try {
          await library.removeSet(of, set.id);
        } catch (error) {
          return void fail(error, t('setFailed'));
        }
        read();
      }
      announce(t('setDeleted', { name: set.name }));
      onChanged();
    },
  };
}
