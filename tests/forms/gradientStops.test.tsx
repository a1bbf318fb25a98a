// A gradient in a panel: its stops by keys, by fields and by buttons, and what each change stores.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { GradientStops } from '@/forms/controls/GradientStops';
import { type Gradient, withMovedStop, withoutStop, withStop, withStopAt } from '@/forms/controls/paintChanges';
import { paint as schema } from '@/schemas/paint';
import { WithServices } from '../support/formServices';
import { i18nForTests } from '../support/i18nForTests';
import fc from '../support/property';

const stop = (at: number, color: string) => ({ at, color });
const GRADIENT: Gradient = {
  kind: 'linear',
  stops: [stop(0, '#ff0000'), stop(0.5, '#00ff00'), stop(1, '#0000ff')],
  from: { x: 0, y: 0 },
  to: { x: 1, y: 0 },
};
let stored: Gradient = GRADIENT;

function Panel() {
  const [paint, setPaint] = useState<Gradient>(GRADIENT);
  stored = paint;
  return (
    <I18nextProvider i18n={i18nForTests('en')}>
      <WithServices given={{}}>
        <GradientStops paint={paint} path="style.fill" disabled={false} onChange={setPaint} />
      </WithServices>
    </I18nextProvider>
  );
}
const shown = () => stored.stops.map(({ at, color }) => `${Math.round(at * 100)} ${color}`);
const thumb = (number: number) => screen.getByRole('slider', { name: new RegExp(`Stop ${number} of`) });

describe('by keys', () => {
  it.each([
    ['ArrowRight', {}, '51 #00ff00'],
    ['ArrowLeft', { shiftKey: true }, '40 #00ff00'],
    ['PageUp', {}, '60 #00ff00'],
  ])('%s moves the stop', (key, more, moved) => {
    render(<Panel />);
    fireEvent.keyDown(thumb(2), { key, ...more });
    expect(shown()).toEqual(['0 #ff0000', moved, '100 #0000ff']);
  });
  it('End takes a stop past the others, and the focus follows it', () => {
    render(<Panel />);
    thumb(1).focus();
    fireEvent.keyDown(thumb(1), { key: 'End' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(shown().toSorted()).toEqual(['100 #0000ff', '100 #ff0000', '50 #00ff00'].toSorted());
    expect(document.activeElement?.getAttribute('aria-valuetext')).toBe('100 %, #FF0000');
  });
  it('Delete removes a stop, but never one of the last two', () => {
    render(<Panel />);
    fireEvent.keyDown(thumb(2), { key: 'Delete' });
    fireEvent.keyDown(thumb(1), { key: 'Delete' });
    expect(shown()).toEqual(['0 #ff0000', '100 #0000ff']);
  });
});

it('the fields below show the stop that has the focus, and change it', () => {
  render(<Panel />);
  fireEvent.focus(thumb(2));
  fireEvent.change(screen.getByLabelText('Color of stop 2'), { target: { value: '#112233' } });
  fireEvent.change(screen.getByLabelText('Position of stop 2'), { target: { value: '25' } });
  expect(shown()).toEqual(['0 #ff0000', '25 #112233', '100 #0000ff']);
});

it('“Add stop” puts a stop into the widest gap, in the color that is there', () => {
  render(<Panel />);
  fireEvent.click(screen.getByRole('button', { name: 'Add stop' }));
  expect(shown()).toEqual(['0 #ff0000', '25 #808000', '50 #00ff00', '100 #0000ff']);
});

it('any sequence of changes keeps a valid gradient', () => {
  const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
  const act = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), index: fc.nat(15), to: share }),
    fc.record({ kind: fc.constant('add' as const), index: fc.nat(15), to: share }),
    fc.record({ kind: fc.constant('widest' as const), index: fc.nat(15), to: share }),
    fc.record({ kind: fc.constant('remove' as const), index: fc.nat(15), to: share }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let paint: Gradient = GRADIENT;
      for (const { kind, index, to } of acts) {
        const at: number = index % paint.stops.length;
        const isFull = paint.stops.length >= 16;
        if (kind === 'move') paint = withMovedStop(paint, at, to).paint;
        else if (kind === 'remove' && paint.stops.length > 2) paint = withoutStop(paint, at).paint;
        else if (kind === 'add' && !isFull) paint = withStopAt(paint, to).paint;
        else if (kind === 'widest' && !isFull) paint = withStop(paint).paint;
        expect(schema.safeParse(paint).success).toBe(true);
      }
    }),
  );
});
