// Live templates in their bezels, each with a link that starts a design from it.
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '@/schemas/templates/template';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { usePlayed } from '@/simulator/usePlayed';
import { useReducedMotion } from '@/simulator/useReducedMotion';
import { useStillWatch } from '@/simulator/useStillWatch';
import { Button } from '@/ui/Button';
import { useSeen } from '@/ui/useSeen';
import { FACE_ITEM, FACE_LIST } from './HomePlaces';

const SHOWN = { ratio: '500*500', shape: 'circle' } as const;

interface TemplateFacesProps {
  templates: readonly Template[];
  /** The time runs and the animations play. */
  playing: boolean;
  /** Layout of the list. */
  className: string;
  onStart(template: string): void;
}

export function TemplateFaces({ templates, playing, className, onStart }: TemplateFacesProps) {
  return (
    <ul className={`${FACE_LIST} ${className}`}>
      {templates.map((template) => (
        <TemplateFace key={template.id} template={template} playing={playing} onStart={onStart} />
      ))}
    </ul>
  );
}

interface TemplateFaceProps extends Pick<TemplateFacesProps, 'playing' | 'onStart'> {
  template: Template;
}

/**
 * Draws nothing while it is outside the viewport or the tab is hidden. With reduced motion its animations show their first
 * frame, so that a running face changes once a second at most.
 */
function TemplateFace({ template, playing, onStart }: TemplateFaceProps) {
  const { t } = useTranslation('pages');
  const { id, nameKey, aboutKey } = template;
  const nodes = useMemo(() => template.build(SHOWN.ratio, SHOWN.shape, (name) => name), [template]);
  const item = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(item);
  const isReduced = useReducedMotion();
  const watch = useStillWatch(playing, isSeen);
  const playback = usePlayed(nodes, playing && isSeen && !isReduced);
  return (
    <li ref={item} className={FACE_ITEM}>
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
  );
}
