// The field "Start from" of the new-design form: radio cards with each template drawn at 08:59:08.
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '@/forms/Control';
import { useFormValue } from '@/forms/formValue';
import { firstPlatform, watchSystem } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { TEMPLATES } from '@/schemas/templates/index';
import { layerMakers } from '@/schemas/templates/layerMakers';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { useStillWatch } from '@/simulator/useStillWatch';

/** Canvas of the cards. Templates look the same on all canvases. */
const SHOWN = { ratio: '500*500', shape: 'circle' } as const;
const plain = (name: string) => name;

interface Choice {
  id: string;
  nameKey: string;
  aboutKey: string;
  nodes: readonly FaceNode[];
}

/** Blank, and the templates that satisfy the rules of the system's first platform. */
const choices = (system: unknown): Choice[] => {
  const { data = 'wearOS' } = watchSystem.safeParse(system);
  const offered = TEMPLATES.filter(({ platforms }) => platforms.includes(firstPlatform(data)));
  return [
    BLANK,
    ...offered.map(({ id, nameKey, aboutKey, build }) => ({
      id,
      nameKey,
      aboutKey,
      nodes: build(SHOWN.ratio, SHOWN.shape, plain),
    })),
  ];
};
const BLANK: Choice = {
  id: 'blank',
  nameKey: 'templates.blank.name',
  aboutKey: 'templates.blank.about',
  nodes: [layerMakers('blank', SHOWN.ratio, plain).root('#000000')],
};

export function TemplateChooser({ id, labelId, value, describedBy, onChange }: ControlProps) {
  const { t } = useTranslation('pages');
  const group = useId();
  const watch = useStillWatch(false);
  const system = useFormValue('system');
  const offered = useMemo(() => choices(system), [system]);
  // Scrolls to and focuses the preselected template when the dialog opens.
  const [first] = useState(value);
  const isOffered = offered.some((choice) => choice.id === value);
  useEffect(() => {
    if (!isOffered) onChange('blank');
  }, [isOffered, onChange]);
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 pt-1"
    >
      {offered.map((choice) => (
        <label
          key={choice.id}
          className="relative flex flex-col items-center gap-3 rounded-xl border border-line bg-app p-3 text-center transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            value={choice.id}
            checked={choice.id === value}
            onChange={() => onChange(choice.id)}
            aria-label={t(choice.nameKey)}
            aria-describedby={`${group}-${choice.id}`}
            data-autofocus={choice.id === first && first !== 'blank' ? '' : undefined}
            className="peer absolute inset-0 z-10 size-full appearance-none rounded-xl opacity-0"
          />
          <span
            aria-hidden="true"
            className="absolute top-2.5 left-2.5 size-4 rounded-full border border-line-strong bg-app peer-checked:border-[5px] peer-checked:border-accent"
          />
          <FaceThumbnail nodes={choice.nodes} {...SHOWN} watch={watch} className="w-full max-w-36" />
          <span className="flex flex-col gap-0.5">
            <span className="font-semibold">{t(choice.nameKey)}</span>
            <span id={`${group}-${choice.id}`} className="text-xs text-muted">
              {t(choice.aboutKey)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
