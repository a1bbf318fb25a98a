// The preview for the ear: what a wearer with a screen reader hears, in both modes and at any moment of the simulator.
import { act, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FaceNode, node as nodeSchema } from '@/schemas/nodes';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { openPreview, setReducedMotion } from './openPreview';

beforeEach(() => setReducedMotion(true));

const at = { x: 200, y: 200, width: 100, height: 40 };
const battery = (style: object = {}): FaceNode =>
  textLayer('battery', { ...at, textTag: '#BLP#', alt: 'Battery #BLP# percent', altZh: '电量百分之#BLP#', ...style });
const steps: FaceNode = nodeSchema.parse({
  ...{ uuid: 'steps', label: 'Steps ring', nodeType: 'progress' },
  style: { ...at, fillRate: '(#ZSC#/#ZSCG#)' },
});
const slot: FaceNode = nodeSchema.parse({
  ...{ uuid: 'slot', label: 'Lower slot', nodeType: 'google_complication' },
  style: { ...at, systemProviderValue: 1 },
});

async function hear(...face: Parameters<typeof openPreview>) {
  const preview = await openPreview(...face);
  const region = within(preview.dialog).getByRole('region', { name: 'With a screen reader' });
  const spoken = () =>
    within(region)
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  return { ...preview, region, spoken };
}

describe('a wearer with a screen reader hears', () => {
  it('the time and the slots by the watch, then the texts of the face', async () => {
    const { spoken } = await hear([rootLayer(), battery(), slot]);
    expect(spoken()).toEqual([
      '8:59Spoken by the watch itself',
      'Lower slot: the content of the slotSpoken by the watch itself',
      'Battery 72 percentbattery',
    ]);
  });

  it('the values of the moment that the simulator shows, in the language of the watch', async () => {
    const { spoken, simulator } = await hear([rootLayer(), battery()]);
    act(() => simulator.watch.set({ battery: 9 }));
    expect(spoken().at(-1)).toContain('Battery 9 percent');
    act(() => simulator.watch.set({ language: 'zh' }));
    expect(spoken().at(-1)).toContain('电量百分之9');
  });

  it('only the layers of always-on there', async () => {
    const { user, dialog, spoken } = await hear([rootLayer(), battery()], ({ show }) => {
      show('ambient');
      show('normal');
    });
    await user.click(within(dialog).getByRole('radio', { name: 'Always-on' }));
    expect(spoken().at(-1)).toContain('Battery 72 percent');
  });

  it('nothing of a value that only a picture shows, which the preview says', async () => {
    const { region } = await hear([rootLayer(), steps]);
    expect(within(region).getByText(/Not spoken: Steps ring/)).toBeTruthy();
    expect(within(region).getByText(/adds no text of its own/)).toBeTruthy();
  });
});
