// A color that may be a gradient: what choosing the gradient stores, and that its colors have no transparency.
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { controls } from '@/forms/controls';
import { SchemaFields } from '@/forms/SchemaFields';
import { openObject } from '@/schemas/openObject';
import { opaqueStops, type Stops } from '@/schemas/paint';
import { ui } from '@/schemas/ui';
import { fieldStore } from '../support/fieldStore';
import { WithServices } from '../support/formServices';
import { i18nForTests } from '../support/i18nForTests';

const schema = openObject({ fillStops: opaqueStops().nullable().register(ui, { control: 'gradient' }) });

it('begins with two opaque colors, and one color and back keeps them', async () => {
  const store = fieldStore({ fillStops: null });
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <WithServices given={{}}>
        <SchemaFields
          schema={schema}
          schemaName="progress"
          controls={controls}
          source={store}
          onChange={(path, value) => {
            store.set(path, value);
            return null;
          }}
          onCommit={() => {}}
          onRevert={() => {}}
        />
      </WithServices>
    </I18nextProvider>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'Gradient' }));
  const stops = store.get('fillStops') as Stops;
  expect(new Set(stops.map(({ color }) => color)).size).toBe(2);
  expect(screen.queryByRole('spinbutton', { name: /Opacity/ })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Color of stop 1' }), { target: { value: '#ff000080' } });
  const [first] = store.get('fillStops') as Stops;
  expect(first?.color).toBe('#ff0000');
  const changed = store.get('fillStops');
  fireEvent.click(screen.getByRole('radio', { name: 'One color' }));
  expect(store.get('fillStops')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Gradient' }));
  expect(store.get('fillStops')).toEqual(changed);
});
