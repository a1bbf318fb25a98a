// The kinds of a paint: passing through them by arrow keys loses nothing; a locked layer shows its paint as text.
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { controls } from '@/forms/controls';
import { SchemaFields } from '@/forms/SchemaFields';
import { openObject } from '@/schemas/openObject';
import { type Paint, paint } from '@/schemas/paint';
import { ui } from '@/schemas/ui';
import { fieldStore } from '../support/fieldStore';
import { WithServices } from '../support/formServices';
import { i18nForTests } from '../support/i18nForTests';

const GRADIENT: Paint = {
  kind: 'linear',
  stops: ['#ff0000', '#00ff00', '#0000ff'].map((color, index) => ({ at: index / 2, color })),
  from: { x: 0, y: 0 },
  to: { x: 1, y: 1 },
};
const schema = openObject({ fill: paint.nullable().register(ui, { control: 'paint', section: 'fill' }) });

async function open(readOnly = false) {
  const store = fieldStore({ fill: GRADIENT });
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <WithServices given={{}}>
        <SchemaFields
          schema={schema}
          schemaName="shape"
          controls={controls}
          source={store}
          onChange={(path, value) => {
            store.set(path, value);
            return null;
          }}
          onCommit={() => {}}
          onRevert={() => {}}
          readOnly={readOnly}
        />
      </WithServices>
    </I18nextProvider>,
  );
  if (!readOnly) await screen.findByRole('radio', { name: 'Linear' });
  return store;
}

it.each(['Solid', 'Radial', 'Sweep', 'None'])('%s and back keeps all stops and the direction', async (kind) => {
  const store = await open();
  fireEvent.click(screen.getByRole('radio', { name: kind }));
  expect(store.get('fill')).not.toEqual(GRADIENT);
  fireEvent.click(screen.getByRole('radio', { name: 'Linear' }));
  expect(store.get('fill')).toEqual(GRADIENT);
});

it('a locked layer shows the kind and the colors of its paint', async () => {
  await open(true);
  expect(screen.getByRole('textbox', { name: 'Paint' })).toHaveProperty('value', 'Linear #ff0000 #00ff00 #0000ff');
});
