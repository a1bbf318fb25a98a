// A live panel of 40 number fields from one schema, for counting what a keystroke renders.
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { z } from 'zod';
import { controls } from '@/forms/controls';
import { SchemaFields } from '@/forms/SchemaFields';
import { coordinate } from '@/schemas/fields';
import { fieldStore } from '@/tests/support/fieldStore';
import { WithServices } from '@/tests/support/formServices';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { RenderCounter, takeRendered } from '@/tests/support/RenderCounter';
import './bench.css';

const FIELDS = 40;
const names = Array.from({ length: FIELDS }, (_, at) => `f${at}`);
const schema = z.object(Object.fromEntries(names.map((name) => [name, coordinate({ section: 'layout' })])));
const source = fieldStore(Object.fromEntries(names.map((name) => [name, 0])));
const nothing = () => {};

const open = () =>
  createRoot(document.getElementById('app') as HTMLElement).render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <WithServices>
        <RenderCounter>
          <SchemaFields
            schema={schema}
            schemaName="bench"
            controls={controls}
            source={source}
            onChange={(path, value) => {
              source.set(path, value);
              return null;
            }}
            onCommit={nothing}
            onRevert={nothing}
          />
        </RenderCounter>
      </WithServices>
    </I18nextProvider>,
  );

Object.assign(window, { bench: { open, takeRendered, fields: FIELDS } });
