// One of the designer's images with its use: a click adds it, it can be chosen for a set, or deleted if unused.
import { ImageOff, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsset } from '@/face/nodes/AssetSvg';
import { designName } from '@/schemas/designNames';
import { listed } from '@/service/language/listed';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import type { OwnPicture } from './useOwnPictures';

/** Describes what uses an image. Empty if nothing does. */
export function useWordsOfUse(): (picture: OwnPicture) => string {
  const { t, i18n } = useTranslation('pictures');
  const language = useDataLanguage();
  return ({ isHeld, use: { designs, designCount, sets, elsewhere } }) => {
    if (isHeld) return t('held');
    const [first] = designs;
    const users = [
      ...(first ? [t('designs', { name: designName(first, language), count: designCount })] : []),
      ...sets.slice(0, 3).map((name) => t('set', { name })),
      ...(elsewhere ? [t('elsewhere')] : []),
    ];
    return users.length === 0 ? '' : t('usedBy', { users: listed(users, i18n.language) });
  };
}

interface PictureRowProps {
  picture: OwnPicture;
  name: string;
  /** Its position among the chosen images, from 1; 0 if it is not chosen. */
  place: number;
  busy: boolean;
  onAdd(): void;
  onChoose(isChosen: boolean): void;
  onDelete(): void;
}

export function PictureRow({ picture, name, place, busy, onAdd, onChoose, onDelete }: PictureRowProps) {
  const { t } = useTranslation('pictures');
  const facts = useId();
  const asset = useAsset(picture.ref);
  const use = useWordsOfUse()(picture);
  return (
    <li className="flex min-w-0 items-center gap-1.5 rounded-md border border-line bg-raised py-1 pr-1 pl-2">
      <label className="flex min-h-6 min-w-6 shrink-0 flex-col items-center justify-center gap-0.5">
        <input
          type="checkbox"
          checked={place > 0}
          aria-label={t('choose', { name })}
          className="size-4 accent-accent"
          onChange={(event) => onChoose(event.target.checked)}
        />
        {place > 0 ? <span className="rounded-full bg-accent px-1.5 text-2xs text-accent-ink">{place}</span> : null}
      </label>
      {/* The whole row adds the image: the button's hit area covers it. */}
      <div className="relative flex min-w-0 grow items-center gap-2 rounded p-1 hover:bg-hover">
        <span className="keep-colors grid size-10 shrink-0 place-items-center rounded bg-bezel">
          {asset.status === 'ready' ? (
            <img src={asset.src} alt="" draggable={false} loading="lazy" className="max-h-9 max-w-9 object-contain" />
          ) : null}
          {asset.status === 'broken' ? <ImageOff size={14} aria-hidden="true" className="text-muted" /> : null}
        </span>
        <span className="flex min-w-0 flex-col">
          <span className="flex items-center gap-1.5 text-sm">
            <button
              type="button"
              aria-label={t('add', { name })}
              aria-describedby={facts}
              aria-busy={busy || undefined}
              onClick={onAdd}
              className="min-h-6 truncate text-left after:absolute after:inset-0"
            >
              {name}
            </button>
            {busy ? <Spinner size={12} /> : null}
          </span>
          <span id={facts} className="text-xs text-muted [overflow-wrap:anywhere]">
            {t('facts', { width: picture.width, height: picture.height })} · {use || t('unused')}
          </span>
        </span>
      </div>
      <IconButton
        size="sm"
        label={t('delete', { name })}
        icon={<Trash2 size={14} />}
        disabledReason={use || undefined}
        onClick={onDelete}
      />
    </li>
  );
}
