// A task of the history: its prompt and its images to choose from. Enter, a double click or the button adds one to the
// canvas.
import { Check, ImageOff, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsset } from '@/face/nodes/AssetSvg';
import type { ImageTask } from '@/schemas/wire/ai';
import { Button } from '@/ui/Button';
import { UserText } from '@/ui/UserText';
import { useAiInfo } from './useAiInfo';
import { useUsePicture } from './useUsePicture';

/** Decorative: the surrounding option has a name. */
function Picture({ url }: { url: string }) {
  const asset = useAsset(url);
  if (asset.status === 'ready')
    return <img src={asset.src} alt="" draggable={false} className="size-full rounded-md object-cover" />;
  return (
    <span className="grid size-full place-items-center rounded-md bg-bezel text-muted">
      {asset.status === 'broken' ? <ImageOff size={16} aria-hidden="true" /> : null}
    </span>
  );
}

/** Why a task has no images. A task with a progress display above the history counts as being generated. */
function stateOf({ state, imgList }: ImageTask, isAwaited: boolean) {
  if (state === 'submitted' && isAwaited) return 'generating';
  return state === 'success' && imgList.length === 0 ? 'empty' : state;
}

export interface HistoryTaskProps {
  task: ImageTask;
  userId: string;
  /** The panel shows the elapsed time of this task. */
  isAwaited: boolean;
}

export function HistoryTask({ task, userId, isAwaited }: HistoryTaskProps) {
  const { t } = useTranslation('ai');
  const { taskId, prompt, imgList } = task;
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, use } = useUsePicture(task, userId);
  const { useImgUrl } = useAiInfo(userId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) void use(chosen);
  };
  if (imgList.length === 0) {
    return (
      <li className="flex flex-col gap-0.5 rounded-md border border-line bg-raised px-2.5 py-2 text-xs">
        <p className="line-clamp-2 [overflow-wrap:anywhere]">
          <UserText text={prompt} />
        </p>
        <p className="text-muted">{t(`pictures.states.${stateOf(task, isAwaited)}`)}</p>
      </li>
    );
  }
  return (
    <li className="rounded-md border border-line bg-raised p-2">
      <form onSubmit={submit}>
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{t('pictures.choose', { prompt })}</legend>
          <p className="line-clamp-2 px-0.5 text-xs [overflow-wrap:anywhere]" aria-hidden="true">
            <UserText text={prompt} />
          </p>
          <div className="keep-colors grid grid-cols-2 gap-1.5 max-lg:grid-cols-4">
            {imgList.map((url, index) => (
              <label
                key={url}
                className="relative aspect-square cursor-pointer rounded-md outline-offset-1 has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={`picture-${taskId}`}
                  value={index}
                  checked={chosen === index}
                  aria-label={t(url === useImgUrl ? 'pictures.imageUsed' : 'pictures.image', {
                    n: index + 1,
                    count: imgList.length,
                  })}
                  className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
                  onChange={() => setChosen(index)}
                  onDoubleClick={() => void use(index)}
                />
                <Picture url={url} />
                {url === useImgUrl ? (
                  <span
                    aria-hidden="true"
                    className="absolute inset-x-1 bottom-1 truncate rounded bg-panel px-1 text-center text-2xs text-ink"
                  >
                    {t('pictures.used')}
                  </span>
                ) : null}
                {chosen === index ? (
                  <span className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-accent text-accent-ink">
                    <Check size={13} aria-hidden="true" />
                  </span>
                ) : null}
              </label>
            ))}
          </div>
          {chosen === null ? null : (
            <Button type="submit" size="sm" busy={busy} icon={<Plus size={14} />}>
              {t('pictures.use')}
            </Button>
          )}
        </fieldset>
      </form>
    </li>
  );
}
