// The examples as pages use them: their code is loaded in the browser, because the product's controls need a document.
import { type ComponentType, useEffect, useState } from 'react';
import type { NodeType } from '@/schemas/nodes';
import type { ControlName } from '@/schemas/ui';
import type { SiteLanguage } from './siteLanguage';

interface Shared {
  language: SiteLanguage;
}

function loaded<P extends Shared>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LiveExample(props: P) {
    const [Example, setExample] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let isMounted = true;
      void load().then((component) => {
        if (isMounted) setExample(() => component);
      });
      return () => {
        isMounted = false;
      };
    }, []);
    if (Example) return <Example {...props} />;
    const waiting = { zh: '正在加载示例…', en: 'Loading the example…' }[props.language];
    return (
      <div className="example">
        <div className="example-waiting">{waiting}</div>
      </div>
    );
  };
}

export const NodeExample = loaded<Shared & { type: NodeType }>(async () => (await import('./NodeExample')).NodeExample);
export const TagExample = loaded<Shared & { name: string }>(async () => (await import('./TagExample')).TagExample);
export const ControlExample = loaded<Shared & { name: ControlName }>(
  async () => (await import('./ControlExample')).ControlExample,
);
export const TemplateExample = loaded<Shared & { template: string; mode: 'normal' | 'ambient'; title: string }>(
  async () => (await import('./TemplateExample')).TemplateExample,
);
