// The templates, drawn live in their bezels. They run, unless the person asked for less motion; one button stops them.
import { Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaceThumbnail } from '@/editor/preview/FaceThumbnail';
import { useReducedMotion } from '@/editor/preview/useReducedMotion';
import { useStillWatch } from '@/editor/preview/useStillWatch';
import { TEMPLATES } from '@/schemas/templates/index';
import { Button } from '@/ui/Button';

const SHOWN = { ratio: '500*500', shape: 'circle' } as const;

export function TemplateFaces({ onStart }: { onStart(template: string): void }) {
  const { t } = useTranslation('pages');
  const still = useReducedMotion();
  /** What the person chose; until then their system's setting decides. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  const watch = useStillWatch(playing);
  const faces = useMemo(
    () =>
      TEMPLATES.map((template) => ({ ...template, nodes: template.build(SHOWN.ratio, SHOWN.shape, (name) => name) })),
    [],
  );

  return (
    <section aria-label={t('home.faces')} className="flex flex-col gap-4">
      <ul className="grid gap-8 sm:grid-cols-2">
        {faces.map(({ id, nameKey, aboutKey, nodes }) => (
          <li key={id} className="flex flex-col items-center gap-5">
            <FaceThumbnail nodes={nodes} {...SHOWN} watch={watch} title={t(nameKey)} className="w-full max-w-96" />
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
      <Button
        variant="ghost"
        size="sm"
        className="self-center text-muted"
        icon={playing ? <Pause size={14} aria-hidden="true" /> : <Play size={14} aria-hidden="true" />}
        onClick={() => setChosen(!playing)}
      >
        {t(playing ? 'home.pause' : 'home.play')}
      </Button>
    </section>
  );
}
