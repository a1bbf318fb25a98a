// "Describe this face": the words for what the face shows, in both languages, and the dialog that reads them.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeFace as describeFaceCommand } from '@/editor/commands/describeFace';
import { performCommand } from '@/editor/dispatch/performCommand';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { DescribeFace } from '@/features/describing/DescribeFace';
import { halfHourOf } from '@/features/describing/text/faceFacts';
import { describeFace, descriptionText } from '@/features/describing/text/faceWords';
import { startLanguage } from '@/service/language/i18n';
import { imageLayer, ringLayer, rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';

const LAYERS = () => [
  rootLayer(),
  imageLayer('Dial', { x: 0, y: 0, width: 500, height: 500 }),
  ringLayer('Track', { x: 50, y: 50, width: 400, height: 400 }),
  textLayer('Battery', { x: 390, y: 235, width: 60, height: 30, textTag: '#BLP#' }),
  textLayer('Logo', { x: 220, y: 100, width: 60, height: 30, text: 'MERIDIAN' }),
  textLayer('Steps', { x: 270, y: 110, width: 60, height: 30, text: 'steps' }),
  textLayer('Far', { x: 460, y: 300, width: 60, height: 30, text: 'x' }),
  ringLayer('Gauge', { x: 60, y: 300, width: 80, height: 80 }),
  textLayer('Level', { x: 80, y: 325, width: 40, height: 30, text: '7' }),
  textLayer('Beside', { x: 140, y: 325, width: 30, height: 30, text: 'b' }),
  textLayer('Hidden', { x: 10, y: 10, width: 20, height: 20, visible: false }),
  imageLayer('Second-hand', { x: 240, y: 100, width: 20, height: 160, offset: { x: 10, y: 150 }, rotate: '#DWFS#' }),
  imageLayer(
    'Minute-hand',
    { x: 240, y: 80, width: 20, height: 180, offset: { x: 10, y: 170 }, rotate: '#DWFM#' },
    { type: 'minutes' },
  ),
];
const watch = createWatch(SAMPLE_STATE);
const described = (...selected: string[]) =>
  describeFace(new Session(LAYERS()).select(...selected).situation, { read: watch.read, state: watch.state });
const section = (key: string, ...selected: string[]) =>
  described(...selected).sections.find((one) => one.key === key)?.layers ?? [];
const textOf = (name: string) =>
  described()
    .sections.flatMap(({ layers }) => layers)
    .find((one) => one.name === name)?.text;

describe('the half hour nearest to an angle', () => {
  it.each([
    [0, 12],
    [7, 12],
    [8, 0.5],
    [90, 3],
    [75, 2.5],
    [-30, 11],
    [359, 12],
  ])('%s° is %s', (degrees, hour) => {
    expect(halfHourOf(degrees)).toBe(hour);
  });
});

describe('the description in English', () => {
  beforeEach(() => startLanguage('en'));

  it('begins with the kind of face, its mode and the time', () => {
    expect(described().summary).toMatch(
      /^Analog face, round, normal mode, 11 layers\. It shows 08:59:08\.|^Analog face, round, normal mode, 11 layers\. It shows 8:59:08/,
    );
  });

  it('a face whose only hand shows the seconds is digital', () => {
    const layers = LAYERS().filter(({ label }) => label !== 'Minute-hand');
    const { summary } = describeFace(new Session(layers).situation, { read: watch.read, state: watch.state });
    expect(summary).toMatch(/^Digital face, round/);
  });

  it('counts layers beyond the edge and overlaps', () => {
    expect(described().summary).toContain('The box of “Far” reaches beyond the edge. 2 layers overlap others.');
  });

  it('reads the layers from 12 o’clock clockwise, without hidden ones', () => {
    expect(section('clock').map(({ name }) => name)).toEqual([
      'Logo',
      'Steps',
      'Battery',
      'Far',
      'Beside',
      'Gauge',
      'Level',
    ]);
    expect(section('rings').map(({ name }) => name)).toEqual(['Dial', 'Track']);
    expect(section('hands').map(({ name }) => name)).toEqual(['Second-hand', 'Minute-hand']);
  });

  it.each([
    ['Battery', 'Text at 3 o’clock, middle ring: 72. 60 × 30 px. 36 px from “Far”.'],
    ['Logo', 'Text at 12 o’clock, middle ring: MERIDIAN. 60 × 30 px. Overlaps “Steps” by 10 px.'],
    ['Far', 'Text at 3:30, edge: x. 60 × 30 px. 36 px from “Battery”. Its box reaches 32 px beyond the edge.'],
    ['Level', 'Text at 8 o’clock, middle ring: 7. 40 × 30 px. Inside “Gauge”.'],
    ['Beside', 'Text at 7:30, middle ring: b. 30 × 30 px. Touches “Gauge”.'],
    ['Second-hand', 'Points to 1:30.'],
  ])('%s', (name, text) => {
    expect(textOf(name)).toBe(text);
  });

  it('begins with the selection', () => {
    expect(described('Battery').sections[0]).toMatchObject({ key: 'selection', layers: [{ name: 'Battery' }] });
  });

  it('is copied as text', () => {
    expect(descriptionText(described())).toContain('By the clock\nLogo: Text at 12 o’clock, middle ring');
  });
});

describe('the description in Chinese', () => {
  beforeEach(() => startLanguage('zh'));

  it.each([
    ['Battery', '文本，3 点方向，中环：72。60 × 30 px。距“Far” 36 px。'],
    ['Logo', '文本，12 点方向，中环：MERIDIAN。60 × 30 px。与“Steps”重叠 10 px。'],
    ['Second-hand', '指向 1 点半方向。'],
  ])('%s', (name, text) => {
    expect(textOf(name)).toBe(text);
  });
});

describe('the dialog', () => {
  it('opens by its command, and a layer in it is selected', async () => {
    const { store, port, user, selection } = await renderEditor(<DescribeFace />, LAYERS(), 'en');
    port.open.mockImplementation(store.desk.dialogs.open);
    performCommand(store, port, describeFaceCommand);
    expect(await screen.findByText(/^Analog face, round/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Battery/ }));
    await waitFor(() => expect(selection()).toEqual(['Battery']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how much a screen reader does not speak, and opens the preview for the ear', async () => {
    const { store, port, user } = await renderEditor(
      <DescribeFace />,
      [rootLayer(), ringLayer('Gauge', { x: 200, y: 300, width: 80, height: 80, fillRate: '(#BLP#/100)' })],
      'en',
    );
    port.open.mockImplementation(store.desk.dialogs.open);
    performCommand(store, port, describeFaceCommand);
    const region = await screen.findByRole('region', { name: 'For wearers with a screen reader' });
    expect(region.textContent).toContain('1 layer has no text for a screen reader. The check proposes a description.');
    await user.click(screen.getByRole('button', { name: 'Hear as a wearer' }));
    await waitFor(() => expect(port.openPreview).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('describes the always-on mode while that is shown', async () => {
    const { store, port, show } = await renderEditor(<DescribeFace />, LAYERS(), 'en');
    port.open.mockImplementation(store.desk.dialogs.open);
    show('ambient');
    performCommand(store, port, describeFaceCommand);
    expect(await screen.findByText(/, always-on, \d+ layers/)).toBeTruthy();
  });
});
