// A text layer that shows a data tag, with the expression to edit and the time of the simulated watch.
import { useId, useMemo, useState } from 'react';
import { dataTag } from '@/face/dataTags/catalogue';
import { textTagFault } from '@/face/dataTags/expression/usage';
import { TextArea } from '@/ui/TextArea';
import { Face } from './Face';
import { Frame, type SiteLanguage, useExampleWatch } from './Frame';
import { layer, middle } from './sampleLayers';

const HOUR_MS = 3_600_000;
const WORDS = {
  zh: { expression: '表达式', hours: '时间偏移（小时）', fault: '表达式有误，位置：' },
  en: {
    expression: 'Expression',
    hours: 'Hours from now on the watch',
    fault: 'This expression has an error at position',
  },
} as const;

function Fields({
  name,
  language,
  watch,
}: {
  name: string;
  language: SiteLanguage;
  watch: ReturnType<typeof useExampleWatch>;
}) {
  const id = useId();
  const t = WORDS[language];
  const [source, setSource] = useState(`#${name}#`);
  const [hours, setHours] = useState(0);
  const [start] = useState(() => watch.state().now);
  const fault = source === '' ? null : textTagFault(source, 40);
  const shown = fault ? '' : source;
  const nodes = useMemo(
    () => [layer('text', { ...middle(480, 180), textTag: shown, fontSize: 64, fill: '#63e6c8' })],
    [shown],
  );
  const tag = dataTag(name);
  return (
    <>
      <Face nodes={nodes} watch={watch} title={(language === 'zh' ? tag?.desc : tag?.descEn) ?? name} />
      <div className="example-panel">
        <label htmlFor={`${id}-source`}>{t.expression}</label>
        <TextArea id={`${id}-source`} value={source} rows={2} onChange={setSource} />
        {fault ? <p className="example-fault" role="alert">{`${t.fault} ${fault.at + 1}`}</p> : null}
        <label htmlFor={`${id}-hours`}>{`${t.hours}: ${hours}`}</label>
        <input
          id={`${id}-hours`}
          type="range"
          min={-24}
          max={24}
          value={hours}
          onChange={(event) => {
            const next = Number(event.target.value);
            setHours(next);
            watch.set({ now: start + next * HOUR_MS });
          }}
        />
      </div>
    </>
  );
}

export function TagExample({ name, language }: { name: string; language: SiteLanguage }) {
  const watch = useExampleWatch(language);
  return (
    <Frame language={language} watch={watch}>
      <Fields name={name} language={language} watch={watch} />
    </Frame>
  );
}
