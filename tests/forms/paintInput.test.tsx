// The kinds of a paint: passing through them by arrow keys loses nothing; a locked layer shows its paint as text.
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { controls } from '@/forms/controls';
import { angleOf, linearAt } from '@/forms/controls/paintChanges';
import { SchemaFields } from '@/forms/SchemaFields';
import { openObject } from '@/schemas/openObject';
import { type Paint, paint } from '@/schemas/paint';
import { ui } from '@/schemas/ui';
import { fieldStore } from '../support/fieldStore';
import { WithServices } from '../support/formServices';
import { i18nForTests } from '../support/i18nForTests';
import fc from '../support/property';

const GRADIENT: Paint = {
  kind: 'linear',
  stops: ['#ff0000', '#00ff00', '#0000ff'].map((color, index) => ({ at: index / 2, color })),
  from: { x: 0, y: 0 },
  to: { x: 1, y: 1 },
};
const FACTS = {
  subscribe: () => () => {},
  stopOf: () => null,
  pickStop: () => {},
  backdrop: () => null,
  imagesNeeded: () => null,
  fewestImages: () => null,
};
const schema = openObject({ fill: paint.nullable().register(ui, { control: 'paint', section: 'fill' }) });

async function open(readOnly = false, ratio: number | null = null) {
  const store = fieldStore({ fill: GRADIENT });
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <WithServices
        given={{ facts: { ...FACTS, typefaces: () => [], isLargeText: () => false, boxRatio: () => ratio } }}
      >
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

it.each([
  [3, '71.6'],
  [1, '45'],
  [0.25, '14'],
])('in a box %s times as wide as high, the diagonal has the angle that the canvas draws', async (ratio, angle) => {
  const store = await open(false, ratio);
  const field = screen.getByRole('spinbutton', { name: 'Angle' });
  fireEvent.change(field, { target: { value: angle } });
  const { from, to } = store.get('fill') as Extract<Paint, { kind: 'linear' }>;
  const drawn = (Math.atan2((to.x - from.x) * ratio, from.y - to.y) * 180) / Math.PI;
  expect(drawn).toBeCloseTo(Number(angle), 1);
  expect(field).toHaveProperty('value', angle);
});

it('the angle is read back as it was entered, in any box, and always stored within the bounds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -179, max: 180 }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      (angle, ratio) => {
        const read = paint.parse({ ...GRADIENT, ...linearAt(angle, ratio) });
        expect(Math.abs((angleOf(read as typeof GRADIENT, ratio) ?? 999) - angle)).toBeLessThanOrEqual(0.1);
      },
    ),
  );
});

it('the field has one number for each direction', async () => {
  const store = await open();
  const field = screen.getByRole('spinbutton', { name: 'Angle' });
  expect([field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax')]).toEqual(['-180', '180']);
  fireEvent.keyDown(field, { key: 'Home' });
  // -180 is the same direction.
  expect(field).toHaveProperty('value', '180');
  fireEvent.change(field, { target: { value: '270' } });
  expect(field).toHaveProperty('value', '-90');
  expect(store.get('fill')).toMatchObject(linearAt(-90));
});
