// Live templates in their bezels, each with a link that starts a design from it.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveWatch } from '@/face/liveData/watch';
import type { Template } from '@/schemas/templates/template';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { usePlayed } from '@/simulator/usePlayed';
import { Button } from '@/ui/Button';
import { FACE_ITEM, FACE_LIST } from './HomePlaces';

const SHOWN = { ratio: '500*500', shape: 'circle' } as const;

interface TemplateFacesProps {
  templates: readonly Template[];
  watch: LiveWatch;
  /** Their animations play. */
  playing: boolean;
  /** Layout of the list. */
  className: string;
  onStart(template: string): void;
}

export function TemplateFaces({ templates, watch, playing, className, onStart }: TemplateFacesProps) {
  const { t } = useTranslation('pages');
  const faces = useMemo(
    () =>
      templates.map((template) => ({ ...template, nodes: template.build(SHOWN.ratio, SHOWN.shape, (name) => name) })),
    [templates],
  );
  const playback = usePlayed(
    useMemo(() => faces.flatMap(({ nodes }) => nodes), [faces]),
    playing,
  );
  return (
    <ul className={`${FACE_LIST} ${className}`}>
      {faces.map(({ id, nameKey, aboutKey, nodes }) => (
        <li key={id} className={FACE_ITEM}>
          <FaceThumbnail
            nodes={nodes}
            {...SHOWN}
            watch={watch}
            playback={playback}
            title={t(nameKey)}
            className="w-full max-w-96"
          />
          <div className="flex flex-col items-center gap-2 text-center">
            <p>
              <span className="font-semibold">{t(nameKey)}</span>
              <span className="block text-muted">{t(aboutKey)}</span>
            </p>
            <Button size="sm" onClick={() => onStart(id)}>
              {t('home.start', { name: t(nameKey) })}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
