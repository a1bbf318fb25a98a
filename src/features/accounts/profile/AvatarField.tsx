// The image field of the profile form, round as it will be shown: choose, replace, remove, or drop a file.
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '@/forms/Control';
import { useFormValue } from '@/forms/formValue';
import { useFileDrop } from '@/forms/useFileDrop';
import { usePictureService } from '@/service/pictures/pictures';
import { Button } from '@/ui/Button';
import { Avatar } from './Avatar';

export function AvatarField(props: ControlProps) {
  const { t } = useTranslation(['messages', 'pages']);
  const { pickImage, takeImages } = usePictureService();
  const [picking, setPicking] = useState(false);
  const name = useFormValue('username');
  const ref = typeof props.value === 'string' ? props.value : '';

  const take = async (ask: () => Promise<string | null | undefined>) => {
    setPicking(true);
    try {
      const taken = await ask();
      if (taken) props.onChange(taken);
    } finally {
      setPicking(false);
    }
  };
  const drop = useFileDrop(
    (files) => void take(async () => (await takeImages(files.slice(0, 1), { min: 1, max: 1 }))?.[0]?.url),
  );
  return (
    <div
      {...drop.handlers}
      className={`flex flex-wrap items-center gap-4 rounded-md ${drop.isOver ? 'outline-2 outline-accent outline-dashed outline-offset-4' : ''}`}
    >
      <Avatar avatar={ref} name={typeof name === 'string' ? name : ''} size={72} />
      <div className="flex flex-wrap gap-2">
        <Button
          id={props.id}
          icon={<ImagePlus size={14} />}
          busy={picking}
          aria-labelledby={`${props.labelId} ${props.id}-act`}
          aria-describedby={props.describedBy}
          onClick={() => void take(() => pickImage(props.field.path))}
        >
          <span id={`${props.id}-act`}>{t(ref ? 'ui.replace' : 'ui.choose')}</span>
        </Button>
        {ref ? (
          <Button variant="ghost" icon={<Trash2 size={14} />} onClick={() => props.onChange('')}>
            {t('profile:removeAvatar')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
