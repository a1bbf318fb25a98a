// A picture field: thumbnail, choose or replace, remove, and file drop. The picture service chooses and stores.
import { ImageOff, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureService } from '@/service/pictures/pictures';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import type { Control, ControlProps } from '../Control';
import { useFileDrop } from '../useFileDrop';
import { useImageSrc } from '../useImageSrc';

function ImageControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const pictures = usePictureService();
  const [picking, setPicking] = useState(false);
  const ref = typeof props.value === 'string' ? props.value : '';
  const src = useImageSrc(ref);

  const take = async (ask: () => Promise<string | null>) => {
    setPicking(true);
    try {
      const taken = await ask();
      if (taken !== null) props.onChange(taken);
    } finally {
      setPicking(false);
    }
  };
  const pick = () => take(() => pictures.pickImage(props.field.path));
  const { takeImage } = pictures;
  const drop = useFileDrop(
    takeImage && !props.disabled ? ([file]) => void take(() => takeImage(file, props.field.path)) : null,
  );

  return (
    <div
      {...drop.handlers}
      className={`flex items-center gap-2 rounded-md ${drop.isOver ? 'outline-2 outline-accent outline-dashed outline-offset-2' : ''}`}
    >
      <span className="keep-colors bg-checker inline-flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line text-[#3a4150]">
        {src ? (
          <img src={src} alt="" className="size-full object-contain" />
        ) : (
          <ImageOff size={16} aria-hidden="true" />
        )}
      </span>
      <Button
        id={props.id}
        size="sm"
        icon={<ImagePlus size={14} />}
        busy={picking}
        disabled={props.disabled}
        aria-describedby={props.describedBy}
        aria-labelledby={`${props.labelId} ${props.id}-act`}
        onClick={pick}
      >
        <span id={`${props.id}-act`}>{props.mixed ? t('ui.mixed') : t(ref ? 'ui.replace' : 'ui.choose')}</span>
      </Button>
      {ref ? (
        <IconButton
          size="sm"
          label={t('ui.removeOf', { label: props.label })}
          icon={<Trash2 size={14} />}
          disabled={props.disabled}
          onClick={() => props.onChange('')}
        />
      ) : null}
    </div>
  );
}

export const imageControl: Control = { Input: ImageControl, labelling: 'by' };
