// A template's face in its bezel, rendered by the product at 08:59:08.
import { useMemo } from 'react';
import { TEMPLATES } from '@/schemas/templates/index';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { useStillWatch } from '@/simulator/useStillWatch';

const SHOWN = { ratio: '500*500', shape: 'circle' } as const;

export interface LiveFaceProps {
  template: string;
  mode: 'normal' | 'ambient';
  alt: string;
}

export function LiveFace({ template, mode, alt }: LiveFaceProps) {
  const watch = useStillWatch(false);
  const nodes = useMemo(() => {
    const row = TEMPLATES.find(({ id }) => id === template);
    if (!row) throw new Error(`There is no template ${template}.`);
    const make = (mode === 'ambient' && row.ambient) || row.build;
    return make(SHOWN.ratio, SHOWN.shape, (name) => name);
  }, [template, mode]);
  return <FaceThumbnail nodes={nodes} {...SHOWN} watch={watch} mode={mode} title={alt} className="w-full max-w-64" />;
}
