// Scenarios of the simulator: each sets the whole state of the watch, and the current one is marked until something of it
// changes.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { localTime } from '@/face/dataTags/watchState';
import { i18n, startLanguage } from '@/service/language/i18n';
import { SimulatorPanel } from '@/simulator/controls/SimulatorPanel';
import { SCENARIOS } from '@/simulator/controls/scenarios';
import { createSimulator, type Simulator, SimulatorContext } from '@/simulator/simulator';

let simulator: Simulator;
afterEach(() => simulator.clock.dispose());

async function open(language: 'en' | 'zh' = 'en') {
  await startLanguage(language);
  simulator = createSimulator(language);
  render(
    <I18nextProvider i18n={i18n}>
      <SimulatorContext value={simulator}>
        <SimulatorPanel />
      </SimulatorContext>
    </I18nextProvider>,
  );
}
const words = (key: string) => i18n.t(`simulator:scenarios.${key}`);
const chip = (key: string) => screen.getByRole('button', { name: words(key) });
const press = (key: string) => fireEvent.click(chip(key));
const pressed = () =>
  SCENARIOS.map(({ key }) => key).filter((key) => chip(key).getAttribute('aria-pressed') === 'true');
const state = () => simulator.watch.state();

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  it('the initial simulator is at the sample', async () => {
    await open(language);
    expect(pressed()).toEqual(['sample']);
  });
  it.each(SCENARIOS.map(({ key }) => key))('%s is the only one marked, whatever was shown before', async (key) => {
    await open(language);
    for (const before of ['noData', 'longestDate', 'tenOClock']) {
      press(before);
      press(key);
      expect(pressed()).toEqual([key]);
    }
  });
});

describe('a scenario', () => {
  it('replaces data, time and day of the one before', async () => {
    await open();
    const fresh = state();
    for (const key of ['noData', 'longestDate', 'cold']) press(key);
    press('manySteps');
    expect(state()).toEqual({ ...fresh, steps: 99_999 });
    press('midnight');
    expect(state()).toEqual({ ...fresh, now: state().now });
    const { hour, minute, second, day } = localTime(state().now, state().zone);
    expect([hour, minute, second, day]).toEqual([0, 0, 0, localTime(fresh.now, fresh.zone).day]);
  });
  it('keeps settings: place, language, clock, units and shape', async () => {
    await open();
    const own = { language: 'zh', is24Hour: false, isMetric: false, zone: 'Europe/London' } as const;
    act(() => simulator.watch.set({ ...own, device: { ...state().device, isRound: false, unread: 42 } }));
    press('midnight');
    expect(state()).toMatchObject({ ...own, device: { isRound: false, unread: 3 } });
    expect(localTime(state().now, own.zone)).toMatchObject({ hour: 0, minute: 0 });
    expect(pressed()).toEqual(['midnight']);
  });
  it('is no longer marked once a reading or the time changes, and is again when that is restored', async () => {
    await open();
    press('lowBattery');
    act(() => simulator.watch.set({ steps: 1 }));
    expect(pressed()).toEqual([]);
    act(() => simulator.watch.set({ steps: 6284 }));
    expect(pressed()).toEqual(['lowBattery']);
    const { now } = state();
    act(() => simulator.clock.setMode({ kind: 'paused', at: now + 1000 }));
    expect(pressed()).toEqual([]);
    act(() => simulator.clock.setMode({ kind: 'real' }));
    expect(pressed()).toEqual([]);
  });
  it('that runs stays marked as long as it runs', async () => {
    await open();
    press('tenOClock');
    act(() => simulator.watch.set({ now: state().now + 7000 }));
    expect(pressed()).toEqual(['tenOClock']);
    act(() => simulator.clock.setMode({ kind: 'paused', at: state().now }));
    expect(pressed()).toEqual([]);
  });
});
