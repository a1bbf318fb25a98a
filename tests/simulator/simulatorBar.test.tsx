// The simulator bar: any time, play and pause, speeds, and the panel with the other controls.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, startLanguage } from '@/service/language/i18n';
import { SimulatorBar } from '@/simulator/SimulatorBar';
import { createSimulator, type Simulator, SimulatorContext } from '@/simulator/simulator';

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

  it('accepts any typed time, and keeps invalid text in the field', () => {
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
    press('More settings of the simulator');
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

  it('keeps one line: battery, steps and weather open the panel at their fields', () => {
    for (const [chip, field] of [
      [/^Battery 72%/, 'Battery value'],
      [/^Steps 6,284/, 'Steps value'],
      [/^Partly cloudy 12°C/, 'Temperature value'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: chip }));
      const panel = screen.getByRole('dialog', { name: 'All settings of the simulator' });
      expect(document.activeElement).toBe(within(panel).getByRole('spinbutton', { name: field }));
    }
  });

  it('shows what the sensors report, and missing values', () => {
    act(() => simulator.watch.set({ battery: 5, steps: null, weather: null }));
    expect(screen.getByRole('button', { name: 'Battery 5%' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Steps --' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Weather --/ })).toBeTruthy();
  });

  it('closes the panel by Escape, by its button and by its opener, and returns the focus', () => {
    const more = screen.getByRole('button', { name: 'More settings of the simulator' });
    const isOpen = () => screen.queryByRole('dialog') !== null;
    const open = () => {
      more.focus();
      fireEvent.click(more);
      expect(isOpen()).toBe(true);
    };
    open();
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Steps value' }), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(more);
    open();
    press('Close the settings');
    expect(isOpen()).toBe(false);
    open();
    fireEvent.click(more);
    expect(isOpen()).toBe(false);
  });
});
