// The simulator bar: any time, play and pause, now, speeds, and the sensors by slider.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatorBar } from '@/editor/preview/SimulatorBar';
import { createSimulator, type Simulator, SimulatorContext } from '@/editor/preview/simulator';
import { i18n, startLanguage } from '@/service/language/i18n';

let simulator: Simulator;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4), shouldAdvanceTime: false });
  await startLanguage('en');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  simulator = createSimulator('en');
  render(
    <I18nextProvider i18n={i18n}>
      <SimulatorContext value={simulator}>
        <SimulatorBar />
      </SimulatorContext>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  simulator.clock.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const time = () => screen.getByRole('textbox', { name: 'Time' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(time(), { target: { value: text } });
const read = (tag: string) => simulator.watch.read(tag);

describe('the simulator bar', () => {
  it('opens paused at 08:59:08', () => {
    expect(time()).toHaveProperty('value', '08:59:08');
    act(() => vi.advanceTimersByTime(5000));
    expect(read('DsZ')).toBe('08');
  });

  it('plays on from there, and pauses', () => {
    press('Play');
    act(() => vi.advanceTimersByTime(3000));
    expect(time()).toHaveProperty('value', '08:59:11');
    press('Pause');
    act(() => vi.advanceTimersByTime(3000));
    expect(time()).toHaveProperty('value', '08:59:11');
  });

  it('takes any time typed, and leaves what is no time in the field', () => {
    type('23:05');
    fireEvent.keyDown(time(), { key: 'Enter' });
    expect([read('DH'), read('DmZ'), read('DsZ')].join(':')).toBe('23:05:00');
    type('25:00:00');
    fireEvent.blur(time());
    expect(time()).toHaveProperty('value', '25:00:00');
    expect(time().getAttribute('aria-invalid')).toBe('true');
    expect(read('DH')).toBe(23);
  });

  it('shows the real time of the place', () => {
    press('Now');
    expect(time()).toHaveProperty('value', '12:00:00');
    act(() => vi.advanceTimersByTime(61_000));
    expect(time()).toHaveProperty('value', '12:01:01');
    press('08:59:08');
    expect(time()).toHaveProperty('value', '08:59:08');
  });

  it('runs sixty times as fast', () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '60' } });
    act(() => vi.advanceTimersByTime(2000));
    expect(time(), 'a speed does not start the clock').toHaveProperty('value', '08:59:08');
    press('Play');
    act(() => vi.advanceTimersByTime(2000));
    expect(time()).toHaveProperty('value', '09:01:08');
  });

  it.each([
    ['Battery %', 'BLN', 'ArrowLeft', 71],
    ['Battery %', 'BLN', 'Home', 0],
    ['Steps', 'ZSC', 'End', 99_999],
    ['Heart rate', 'ZHR', 'ArrowRight', 73],
  ])('%s: #%s# follows %s', (name, tag, key, value) => {
    fireEvent.keyDown(screen.getByRole('slider', { name }), { key });
    expect(read(tag)).toBe(value);
  });

  it('takes a number typed, and refuses what no sensor reads', () => {
    const field = screen.getByRole('spinbutton', { name: 'Steps value' });
    fireEvent.change(field, { target: { value: '123' } });
    expect(read('ZSC')).toBe(123);
    fireEvent.change(field, { target: { value: '100000' } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(read('ZSC')).toBe(123);
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '123');
  });
});
