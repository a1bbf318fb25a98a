// A template's face, as the guide shows it.
import { useMemo } from 'react';
import { TEMPLATES } from '@/schemas/templates/index';
import { Face } from './Face';
import { Frame, type SiteLanguage, useExampleWatch } from './Frame';

interface TemplateExampleProps {
  template: string;
  mode: 'normal' | 'ambient';
  title: string;
  language: SiteLanguage;
}

export function TemplateExample({ template, mode, title, language }: TemplateExampleProps) {
  const watch = useExampleWatch(language);
  const nodes = useMemo(() => {
    const row = TEMPLATES.find(({ id }) => id === template);
    if (!row) throw new Error(`There is no template ${template}.`);
    const make = (mode === 'ambient' && row.ambient) || row.build;
    return make('500*500', 'circle', (name) => name);
  }, [template, mode]);
  return (
    <Frame language={language} watch={watch}>
      <Face nodes={nodes} watch={watch} title={title} />
    </Frame>
  );
}
