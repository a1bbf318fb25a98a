// The store images of a face: the preview, rendered or the designer's own, and further detail images.
import { ImagePlus, RefreshCw, WandSparkles, X } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '@/forms/Control';
import { useFileDrop } from '@/forms/useFileDrop';
import { usePictureService } from '@/service/pictures/pictures';
import { StorePicture } from '@/storefront/StorePicture';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { DrawnContext } from './drawnContext';

export function PreviewPicture(props: ControlProps) {
  const { t } = useTranslation('pages');
  const { pickImage, takeImage, takeImages } = usePictureService();
  const drawn = useContext(DrawnContext);
  const url = typeof props.value === 'string' ? props.value : '';
  const take = async (ask: Promise<string | null | undefined>) => {
    const taken = await ask;
    if (taken) props.onChange(taken);
  };
  const one = async ([file]: readonly File[]) =>
    file && (takeImage ? takeImage(file, props.field.path) : (await takeImages([file], { min: 1, max: 1 }))?.[0]?.url);
  const drop = useFileDrop((files) => void take(one(files)));
  return (
    <div
      {...drop.handlers}
      className={`flex items-center gap-3 rounded-md ${drop.isOver ? 'outline-2 outline-accent outline-dashed outline-offset-2' : ''}`}
    >
      <StorePicture url={url} alt={url ? t('publish:previewAlt') : ''} />
      <div className="flex flex-col items-start gap-1.5">
        <Button
          id={props.id}
          size="sm"
          icon={<RefreshCw size={14} />}
          aria-labelledby={`${props.labelId} ${props.id}-act`}
          aria-describedby={props.describedBy}
          onClick={() => void take(pickImage(props.field.path))}
        >
          <span id={`${props.id}-act`}>{t(url ? 'publish:replacePicture' : 'publish:choosePicture')}</span>
        </Button>
        {drawn.normal !== '' && drawn.normal !== url ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<WandSparkles size={14} />}
            onClick={() => props.onChange(drawn.normal)}
          >
            {t('publish:drawAnew')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

export function DetailPictures(props: ControlProps) {
  const { t } = useTranslation('pages');
  const { pickImages, takeImages } = usePictureService();
  const [busy, setBusy] = useState(false);
  const urls = textsOf(props.value);
  const most = props.field.maxItems ?? 0;
  const room = most - urls.length;
  const add = async (ask: Promise<readonly { url: string }[] | null>) => {
    setBusy(true);
    try {
      const given = (await ask) ?? [];
      const fresh = given.map(({ url }) => url).filter((url) => !urls.includes(url));
      if (fresh.length > 0) props.onChange([...urls, ...fresh].slice(0, most));
    } finally {
      setBusy(false);
    }
  };
  const wanted = { min: 1, max: Math.max(1, room) };
  const drop = useFileDrop(room > 0 ? (files) => void add(takeImages(files, wanted)) : null);
  return (
    <div
      {...drop.handlers}
      className={`flex flex-wrap items-center gap-2 rounded-md ${drop.isOver ? 'outline-2 outline-accent outline-dashed outline-offset-2' : ''}`}
    >
      {urls.map((url, index) => (
        <span key={url} className="relative">
          <StorePicture url={url} alt={t('publish:detailAlt', { i: index + 1, n: urls.length })} />
          <span className="absolute -top-1.5 -right-1.5 rounded-full border border-line bg-raised">
            <IconButton
              size="xs"
              label={t('publish:removePicture', { i: index + 1 })}
              icon={<X size={12} />}
              onClick={() => {
                props.onChange(urls.filter((_, at) => at !== index));
                document.getElementById(props.id)?.focus();
              }}
            />
          </span>
        </span>
      ))}
      <Button
        id={props.id}
        variant="ghost"
        icon={<ImagePlus size={16} />}
        busy={busy}
        disabledReason={room <= 0 ? t('publish:picturesFull', { most }) : undefined}
        aria-labelledby={`${props.labelId} ${props.id}-act`}
        aria-describedby={props.describedBy}
        className="size-20 flex-col border-dashed border-line-strong! text-xs!"
        onClick={() => void add(pickImages(wanted))}
      >
        <span id={`${props.id}-act`}>{t('publish:addPicture')}</span>
      </Button>
    </div>
  );
}
