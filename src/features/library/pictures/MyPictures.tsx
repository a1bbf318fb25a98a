// "My pictures" in the Assets tab: search by file name, add to the canvas, combine into sets, delete unused ones.
import { Search } from 'lucide-react';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { megabytes } from '@/output/watchFace/megabytes';
import { PICTURE_SET_IMAGES_MAX } from '@/schemas/limits';
import { errorMessage } from '@/service/api/apiError';
import { loadAsset } from '@/service/api/assetUrl';
import { useDeletePictureMutation } from '@/service/api/pictures';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { PanelHeading } from '@/ui/PanelHeading';
import { Spinner } from '@/ui/Spinner';
import { TextInput } from '@/ui/TextInput';
import { showToast } from '@/ui/toasts';
import { ChosenBar } from './ChosenBar';
import { OwnSetRows } from './OwnSetRows';
import { PictureRow } from './PictureRow';
import { type OwnPicture, useOwnPictures } from './useOwnPictures';
import { useOwnSets } from './useOwnSets';

/** The store of this device checks asset references. */
const isOnDevice = (ref: string): ref is `asset:${string}` => ref.startsWith('asset:');

export function MyPictures() {
  const { t } = useTranslation(['pictures', 'errors']);
  const { store, pictures: layers } = useEditor();
  const { library, owner } = useLocalWork();
  const [deleteInAccount] = useDeletePictureMutation();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { status, items, account, more, reload } = useOwnPictures(search);
  const sets = useOwnSets(reload);
  const [chosen, setChosen] = useState<readonly OwnPicture[]>([]);
  const [name, setName] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState('');
  const [deleting, setDeleting] = useState<OwnPicture | null>(null);
  const nameOf = (picture: OwnPicture) =>
    picture.name || t('unnamed', { size: `${picture.width} × ${picture.height}` });

  const add = async (picture: OwnPicture) => {
    if (busy !== '') return;
    setBusy(picture.ref);
    try {
      const blob = await loadAsset(picture.ref);
      const ending = blob.type === 'image/jpeg' ? 'jpg' : 'png';
      const base = nameOf(picture).replace(/\.[^.]*$/, '');
      await layers.add([new File([blob], `${base}.${ending}`, { type: blob.type })]);
      reload();
    } catch (error) {
      console.warn('A picture could not be added.', error);
      showToast({ tone: 'error', text: t('notAdded', { name: nameOf(picture) }) });
    } finally {
      setBusy('');
    }
  };

  const remove = async (picture: OwnPicture) => {
    const label = nameOf(picture);
    const refuse = (text: string) => showToast({ tone: 'error', text });
    try {
      // Undo in the open design could restore it.
      if (openDocumentOf(store).pictures().includes(picture.ref)) return refuse(t('heldNow', { name: label }));
      if (isOnDevice(picture.ref)) {
        if (!(await library.removePicture(picture.ref))) return refuse(t('heldNow', { name: label }));
      } else if (picture.fileId !== null) {
        const { error } = await deleteInAccount(picture.fileId);
        if (error) return refuse(errorMessage((key, values) => t(key, values), error));
      }
      announce(t('deleted', { name: label }));
      setChosen((before) => before.filter(({ ref }) => ref !== picture.ref));
    } catch (error) {
      console.warn('A picture could not be deleted.', error);
      refuse(t('deleteFailed', { name: label }));
    } finally {
      setDeleting(null);
      reload();
    }
  };

  const choose = (picture: OwnPicture, isChosen: boolean) => {
    if (isChosen && chosen.length >= PICTURE_SET_IMAGES_MAX) {
      showToast({ tone: 'warning', text: t('maxPictures', { max: PICTURE_SET_IMAGES_MAX }) });
      return;
    }
    const others = chosen.filter(({ ref }) => ref !== picture.ref);
    const now = isChosen ? [...others, picture] : others;
    setChosen(now);
    announce(now.length === 0 ? t('noneChosen') : t('chosen', { count: now.length }), { topic: 'chosen pictures' });
  };

  /** The bar is removed with its focused button, so the focus goes to the search above the rows. */
  const clear = () => {
    setChosen([]);
    searchField.current?.focus();
  };

  const saveSet = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || chosen.length === 0 || !(await sets.save(wanted, chosen))) return;
    clear();
    setName('');
  };

  return (
    <section aria-label={t('title')} className="flex flex-col gap-1.5">
      <PanelHeading level={2}>{t('title')}</PanelHeading>
      <TextInput
        ref={searchField}
        type="search"
        value={typed}
        onChange={setTyped}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        prefix={<Search size={14} aria-hidden="true" />}
        className="w-full"
      />
      {status === 'loading' ? (
        <p className="flex items-center gap-2 py-2 text-sm text-muted">
          <Spinner size={14} /> {t('loading')}
        </p>
      ) : null}
      {status === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-2 py-1 text-sm">
          <p className="min-w-0 grow">{t('failed')}</p>
          <Button size="sm" onClick={reload}>
            {t('again')}
          </Button>
        </div>
      ) : null}
      {status === 'ready' && items.length === 0 ? (
        <p className="py-1 text-sm [overflow-wrap:anywhere] text-muted">
          {search === '' ? t('none') : t('noMatch', { text: search })}
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul aria-label={t('list')} className="flex flex-col gap-1.5">
          {items.map((picture) => (
            <PictureRow
              key={picture.ref}
              picture={picture}
              name={nameOf(picture)}
              place={chosen.findIndex(({ ref }) => ref === picture.ref) + 1}
              busy={busy === picture.ref}
              onAdd={() => void add(picture)}
              onChoose={(isChosen) => choose(picture, isChosen)}
              onDelete={() => setDeleting(picture)}
            />
          ))}
        </ul>
      ) : null}
      {more ? (
        <Button size="sm" onClick={more}>
          {t('more')}
        </Button>
      ) : null}
      {items.length > 0 && owner() === VISITOR ? <p className="text-xs text-muted">{t('unusedGo')}</p> : null}
      {account ? (
        <div className="text-xs text-muted">
          <p>{t('storage', { used: megabytes(account.storage.used), most: megabytes(account.storage.most) })}</p>
          {account.unusedDays === null ? null : <p>{t('unusedDays', { count: account.unusedDays })}</p>}
        </div>
      ) : null}
      {/* Stays in view below the rows, however long the list is. */}
      {chosen.length > 0 ? (
        <ChosenBar chosen={chosen} name={name} onName={setName} onSave={saveSet} onClear={clear} />
      ) : null}
      <OwnSetRows sets={sets} />
      {deleting ? (
        <ConfirmDialog
          open
          danger
          title={t('deleteTitle', { name: nameOf(deleting) })}
          message={t('deleteText')}
          confirmLabel={t('confirmDelete')}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(null)}
        />
      ) : null}
    </section>
  );
}
