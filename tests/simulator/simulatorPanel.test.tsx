// Every control of the simulator by its role and name: it changes the watch, and a face drawn beside it.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { moonPhase } from '@/face/dataTags/astronomy';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { tiltDrawing } from '@/face/nodes/tiltDrawing';
import { i18n, startLanguage } from '@/service/language/i18n';
import { ResetButton } from '@/simulator/controls/ResetButton';
import { SimulatorPanel } from '@/simulator/controls/SimulatorPanel';
import { createSimulator, type Simulator, SimulatorContext } from '@/simulator/simulator';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';

let simulator: Simulator;
afterEach(() => simulator.clock.dispose());

async function open(tag = 'BLP', language: 'en' | 'zh' = 'en', style: object = {}) {
  await startLanguage(language);
  simulator = createSimulator(language);
  render(
    <I18nextProvider i18n={i18n}>
      <SimulatorContext value={simulator}>
        <SimulatorPanel />
        <ResetButton />
        <div data-testid="face">
          <FaceSvg
            nodes={[rootLayer(), textLayer('live', { textTag: `#${tag}#`, ...style })]}
            canvas={{ width: 500, height: 500, shape: 'circle' }}
            watch={simulator.watch}
          />
        </div>
      </SimulatorContext>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const drawn = () => screen.getByTestId('face').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: `${name} value` }), { target: { value: text } });

describe('the tilt', () => {
  const pad = () => screen.getByRole('slider', { name: 'Tilt of the watch' });
  const drawnTilt = () => screen.getByTestId('face').querySelector('g[transform^="translate"][opacity]');

  it('moves by arrow keys within 90°, says its value, and returns to level', async () => {
    const user = await open();
    pad().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(simulator.watch.state().tilt).toEqual({ x: -5, y: 10 });
    expect(pad().getAttribute('aria-valuetext')).toBe('-5° towards you, 10° to the right');
    await user.keyboard('{Shift>}{ArrowLeft>9/}{/Shift}');
    expect(simulator.watch.state().tilt).toEqual({ x: -5, y: -90 });
    press('Level');
    expect(simulator.watch.state().tilt).toEqual({ x: 0, y: 0 });
  });

  it('moves the drawn layer', async () => {
    await tiltDrawing.load();
    await open('BLP', 'en', { tilt: { isOn: true, x: 30 } });
    expect(drawnTilt()?.getAttribute('transform')).toMatch(/^translate\(0 0\)/);
    act(() => simulator.watch.set({ tilt: { x: 0, y: 15 } }));
    expect(drawnTilt()?.getAttribute('transform')).toMatch(/^translate\(15 0\)/);
  });
});

describe('readings', () => {
  it.each([
    ['Battery', 'BLP', '5', '5'],
    ['Steps', 'ZSC', '99999', '99999'],
    ['Step goal', 'ZSCG', '20000', '20000'],
    ['Heart rate', 'ZHR', '240', '240'],
    ['Distance', 'DIST', '12.3', '12.3'],
    ['Calories', 'CAL', '9999', '9999'],
    ['Stress', 'SV', '100', '100'],
    ['Blood oxygen', 'BOV', '90', '90'],
    ['Sleep quality', 'SQV', '0', '0'],
    ['Temperature', 'WCT', '-30', '-30'],
    ['High', 'WTH', '60', '60'],
    ['Low', 'WTL', '-50', '-50'],
    ['Humidity', 'WHU', '100', '100'],
    ['PM2.5', 'WCPM', '500', '500'],
    ['Wind speed', 'WWS', '200', '200'],
    ['Wind level', 'WWL', '12', '12'],
    ['Unread', 'NURC', '99', '99'],
    ['Notifications', 'NC', '0', '0'],
    ['WiFi level', 'PWL', '1', '1'],
  ])('%s: #%s# draws %s', async (name, tag, typed, shown) => {
    await open(tag);
    type(name, typed);
    expect(drawn()).toBe(shown);
  });

  it.each([
    ['Battery', '101'],
    ['Steps', '1.5'],
    ['Temperature', '61'],
    ['WiFi level', '0'],
  ])('%s refuses %s and keeps its value', async (name, typed) => {
    await open();
    const before = simulator.watch.state();
    type(name, typed);
    expect(simulator.watch.state()).toBe(before);
    const field = screen.getByRole('spinbutton', { name: `${name} value` });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(field);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['Battery', 'BLP'],
    ['Steps', 'ZSC'],
    ['Heart rate', 'ZHR'],
    ['Distance', 'DIST'],
    ['WiFi level', 'PWL'],
  ])('%s can be missing, and restores the last value', async (name, tag) => {
    await open(tag);
    const before = drawn();
    press(`${name}: no data`);
    expect(drawn()).toBe('--');
    expect(screen.getByRole('slider', { name }).getAttribute('aria-valuetext')).toBe('No data');
    press(`${name}: no data`);
    expect(drawn()).toBe(before);
  });

  it('follow their sliders', async () => {
    await open('ZSC');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Steps' }), { key: 'End' });
    expect(drawn()).toBe('99999');
  });
});

describe('weather, moon and day', () => {
  it('has ten conditions', async () => {
    const user = await open('WCCI');
    const sky = screen.getByRole('combobox', { name: 'Sky' });
    expect(within(sky).getAllByRole('option')).toHaveLength(10);
    await user.selectOptions(sky, '7 · Snow');
    expect(drawn()).toBe('7');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wind from' }), 'South');
    expect(simulator.watch.read('WWD')).toBe('S');
  });

  it('can be missing, and restores the same', async () => {
    await open('WCT');
    fireEvent.click(screen.getByRole('switch', { name: 'Has weather' }));
    expect(drawn()).toBe('--');
    expect(screen.queryByRole('combobox', { name: 'Sky' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Has weather' }));
    expect(drawn()).toBe('12');
  });

  it.each([
    ['Next new moon', 0, 'New Moon'],
    ['Next first quarter', 2, 'First Quarter'],
    ['Next full moon', 4, 'Full Moon'],
    ['Next last quarter', 6, 'Last Quarter'],
  ])('%s', async (name, phase, words) => {
    await open('MOONPHASE');
    press(name);
    expect(drawn()).toBe(String(phase));
    expect(moonPhase(simulator.watch.state().now)).toBe(phase);
    expect(screen.getByText(words)).toBeTruthy();
    expect(simulator.watch.read('DmZ'), 'the time of day stays').toBe('59');
  });

  it('shows any day', async () => {
    await open('DdL');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2028-02-29' } });
    expect(drawn()).toBe('29');
    expect(simulator.watch.read('DMM')).toBe('02');
  });
});

describe('settings of the watch', () => {
  it.each([
    ['Language', 'English', 'DEG', 'SAT'],
    ['Clock', '12 hours', 'DTIMEFORMAT', 'false'],
    ['Units', 'Imperial', 'WM', 'F'],
    ['Shape', 'Square', 'ZISROUND', 'false'],
  ])('%s: %s', async (group, choice, tag) => {
    await open(tag, 'en');
    const before = drawn();
    if (group === 'Language') act(() => simulator.watch.set({ language: 'zh' }));
    fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }));
    if (group === 'Language') expect(drawn()).toBe(before);
    else expect(drawn()).not.toBe(before);
  });

  it('moves to another place at the same hour, with its sun times', async () => {
    const user = await open('Dz');
    const sunrise = simulator.watch.read('SUNRHZ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Kathmandu (Asia/Kathmandu)');
    expect(simulator.watch.state()).toMatchObject({ zone: 'Asia/Kathmandu', place: { latitude: 27.7172 } });
    expect([simulator.watch.read('DH'), simulator.watch.read('DmZ')].join(':')).toBe('8:59');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Reykjavik (Atlantic/Reykjavik)');
    expect(simulator.watch.read('SUNRHZ')).not.toBe(sunrise);
  });

  it('has a name and a maker', async () => {
    const user = await open('ZDEVICE');
    const field = screen.getByRole('textbox', { name: 'Device name' });
    await user.clear(field);
    await user.type(field, 'Nova');
    expect(drawn()).toBe('Nova');
  });

  it('charges', async () => {
    await open('BS');
    fireEvent.click(screen.getByRole('switch', { name: 'Charging' }));
    expect(drawn()).toBe('true');
  });
});

describe('the whole panel', () => {
  it('resets to the start', async () => {
    await open('ZSC');
    press('No data at all');
    expect(drawn()).toBe('--');
    press('Midnight');
    press('Reset');
    expect(drawn()).toBe('6284');
    expect(simulator.watch.read('DsZ')).toBe('08');
    expect(simulator.clock.mode().kind).toBe('paused');
  });

  it('is available in Chinese', async () => {
    await open('BLP', 'zh');
    expect(screen.getByRole('button', { name: '心率：无数据' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '天气' })).toBeTruthy();
  });
});
