// A list of pictures of equal size: thumbnails, add, replace, move, remove, and file drop. The picture service stores.
import { ArrowDown, ArrowUp, ImagePlus, Images, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GivenImage, ListedImage } from '@/face/nodes/defineNode';
import { usePictureService, type WantedImages } from '@/service/pictures/pictures';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Toolbar } from '@/ui/Toolbar';
import type { Control, ControlProps } from '../Control';
import { useFileDrop } from '../useFileDrop';
import { useFormFact } from '../useFormFact';
import { ImageTiles } from './ImageTiles';
import { asListed, readImageList, withImageAt } from './imageList';
import { movedIn, withoutAt } from './orderedList';

function ImagesControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const pictures = usePictureService();
  const images = readImageList(props.value);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const chosen = Math.max(0, Math.min(at, images.length - 1));
  const needed = useFormFact((facts) => facts.imagesNeeded(props.field.path));
  const fewest = useFormFact((facts) => facts.fewestImages(props.field.path));
  /** The count, and the required number if known. */
  const words =
    needed === null
      ? t('ui.images.countAny', { count: images.length })
      : t('ui.images.count', { count: images.length, needed });
  const room = (props.field.maxItems ?? Number.POSITIVE_INFINITY) - images.length;
  const place = { i: chosen + 1 };

  /** Pictures of the group's size; any size if the whole list is replaced. */
  const wanted = (most: number, like: string | undefined): WantedImages => ({ min: 1, max: most, gif: most > 1, like });
  const [firstImage] = images;

  const take = async (
    ask: () => Promise<readonly GivenImage[] | null>,
    use: (given: readonly ListedImage[]) => void,
  ) => {
    setBusy(true);
    try {
      const given = await ask();
      if (given && given.length > 0) use(given.map(asListed));
    } finally {
      setBusy(false);
    }
  };
  const append = (given: readonly ListedImage[]) => {
    setAt(images.length);
    props.onChange([...images, ...given]);
  };
  const add = () => take(() => pictures.pickImages(wanted(room, firstImage?.url)), append);
  const dropFiles = (files: readonly File[]) =>
    take(() => pictures.takeImages(files, wanted(room, firstImage?.url)), append);
  const replace = () => {
    // A list with a single picture may change its size.
    const like = images.find((_, index) => index !== chosen)?.url;
    return take(
      () => pictures.pickImages({ ...wanted(1, like), gif: false }),
      ([image]) => image && props.onChange(withImageAt(images, chosen, image)),
    );
  };
  /** Replaces all with one file selection in name order; as many as the layer's data needs. */
  const replaceAll = () =>
    take(
      () =>
        pictures.pickImages({
          min: fewest ?? 1,
          max: needed ?? props.field.maxItems ?? Number.POSITIVE_INFINITY,
          gif: true,
        }),
      (given) => {
        setAt(0);
        props.onChange(given);
      },
    );
  const move = (by: -1 | 1) => {
    const to = chosen + by;
    if (to < 0 || to >= images.length) return;
    setAt(to);
    props.onChange(movedIn(images, chosen, to));
    announce(t('ui.images.moved', { i: to + 1, n: images.length }), { topic: props.id });
  };
  const remove = () => {
    if (images.length === 0) return;
    setAt(Math.min(chosen, images.length - 2));
    props.onChange(withoutAt(images, chosen));
    announce(t('ui.images.removed', { ...place, n: images.length - 1 }), { topic: props.id });
    if (images.length === 1) addButton.current?.focus();
  };

  const drop = useFileDrop(props.disabled || room <= 0 ? null : (files) => void dropFiles(files));

  const describedBy = [`${props.id}-count`, `${props.id}-help`, props.describedBy].filter(Boolean).join(' ');
  return (
    <div
      {...drop.handlers}
      className={`flex min-w-0 flex-col gap-1.5 rounded-md border p-1.5 ${drop.isOver ? 'border-dashed border-accent' : props.invalid ? 'border-danger' : 'border-line'}`}
    >
      {images.length > 0 ? (
        <ImageTiles
          id={`${props.id}-list`}
          labelId={props.labelId}
          describedBy={describedBy}
          images={images}
          chosen={chosen}
          disabled={props.disabled}
          onChoose={setAt}
          onMove={move}
          onRemove={remove}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span id={`${props.id}-count`} className="text-xs text-muted tabular-nums">
          {props.mixed ? t('ui.mixed') : words}
        </span>
        {images.length > 0 && !props.disabled ? (
          <Toolbar label={t('ui.images.actions')}>
            <IconButton
              size="xs"
              label={t('ui.images.up', place)}
              icon={<ArrowUp size={14} />}
              disabledReason={chosen === 0 ? t('ui.images.isFirst') : undefined}
              onClick={() => move(-1)}
            />
            <IconButton
              size="xs"
              label={t('ui.images.down', place)}
              icon={<ArrowDown size={14} />}
              disabledReason={chosen === images.length - 1 ? t('ui.images.isLast') : undefined}
              onClick={() => move(1)}
            />
            <IconButton
              size="xs"
              label={t('ui.images.replace', place)}
              icon={<RefreshCw size={14} />}
              onClick={replace}
            />
            <IconButton size="xs" label={t('ui.images.remove', place)} icon={<Trash2 size={14} />} onClick={remove} />
          </Toolbar>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Button
          ref={addButton}
          id={props.id}
          size="sm"
          icon={<ImagePlus size={14} />}
          busy={busy}
          disabled={props.disabled}
          disabledReason={room <= 0 ? t('ui.images.full') : undefined}
          aria-labelledby={`${props.labelId} ${props.id}-act`}
          aria-describedby={describedBy}
          onClick={add}
        >
          <span id={`${props.id}-act`}>{t(images.length > 0 ? 'ui.images.add' : 'ui.images.choose')}</span>
        </Button>
        {images.length > 0 ? (
          <Button
            id={`${props.id}-all`}
            size="sm"
            icon={<Images size={14} />}
            busy={busy}
            disabled={props.disabled}
            aria-labelledby={`${props.labelId} ${props.id}-all-act`}
            onClick={replaceAll}
          >
            <span id={`${props.id}-all-act`}>{t('ui.images.replaceAll')}</span>
          </Button>
        ) : null}
      </div>
      <p className={drop.isOver ? 'text-center text-xs text-accent' : 'sr-only'}>{t('ui.images.drop')}</p>
      <p id={`${props.id}-help`} className="sr-only">
        {images.length > 0 ? t('ui.images.help') : ''}
      </p>
    </div>
  );
}

export const imagesControl: Control = { Input: ImagesControl, labelling: 'by' };
