// One control of the product's forms beside a face that shows its value.
import { configureStore } from '@reduxjs/toolkit';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { controls } from '@/forms/controls';
import { describeFields } from '@/forms/describeFields';
import { type FormActs, FormActsContext, FormControlContext, type SubmitFormContext } from '@/forms/formValue';
import { WearerOptionsContext } from '@/forms/services/wearerOptions';
import type { ControlName } from '@/schemas/ui';
import { CONTROL_EXAMPLES, EXAMPLE_OPTIONS } from './controlExamples';
import { Face } from './Face';
import { Frame, type SiteLanguage, useExampleWatch } from './Frame';

const LABEL = { zh: '值', en: 'Value' } as const;
const HIDDEN = {
  zh: '该控件不显示字段，值照常保存。',
  en: 'This control shows no field; the value is stored as usual.',
} as const;

/** Nothing is sent from this site: a code is never requested. */
const acts: FormActs = {
  check: async () => false,
  focus: () => {},
  values: () => ({}),
  fill: () => {},
  put: () => {},
  send: () => {},
  settle: () => {},
};
const form = { control: {}, useValue: () => '' } as unknown as SubmitFormContext;
const store = configureStore({ reducer: { api: (state: object = {}) => state } });

function Fields({
  name,
  language,
  watch,
}: {
  name: ControlName;
  language: SiteLanguage;
  watch: ReturnType<typeof useExampleWatch>;
}) {
  useTranslation();
  const id = useId();
  const row = CONTROL_EXAMPLES[name];
  const field = useMemo(() => {
    const [described] = describeFields(row.schema);
    if (!described) throw new Error(`The example of ${name} has no field.`);
    return { ...described, path: row.words?.path ?? described.path };
  }, [row, name]);
  const [value, setValue] = useState(row.first);
  const nodes = useMemo(() => row.show(value), [row, value]);
  const { Input, labelling } = controls[name];
  const props = {
    field,
    schemaName: row.words?.schemaName ?? 'shared',
    id,
    labelId: `${id}-label`,
    label: LABEL[language],
    describedBy: undefined,
    invalid: false,
    disabled: false,
    mixed: false,
    value,
    prefix: undefined,
    onChange: setValue,
  };
  return (
    <>
      <Face nodes={nodes} watch={watch} title={name} />
      <div className="example-panel">
        {labelling === 'for' ? <label htmlFor={id}>{LABEL[language]}</label> : null}
        {labelling === 'by' ? (
          <span id={`${id}-label`}>{name === 'hidden' ? HIDDEN[language] : LABEL[language]}</span>
        ) : null}
        <Provider store={store}>
          <FormActsContext value={acts}>
            <FormControlContext value={form}>
              <WearerOptionsContext value={EXAMPLE_OPTIONS}>
                <Input {...props} />
              </WearerOptionsContext>
            </FormControlContext>
          </FormActsContext>
        </Provider>
        <output>{JSON.stringify(value)}</output>
      </div>
    </>
  );
}

export function ControlExample({ name, language }: { name: ControlName; language: SiteLanguage }) {
  const watch = useExampleWatch(language);
  return (
    <Frame language={language} watch={watch}>
      <Fields name={name} language={language} watch={watch} />
    </Frame>
  );
}
