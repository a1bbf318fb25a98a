// The publish form fills in the colors of the pictures once they are sampled, and keeps a list that the designer edited.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Design } from '@/schemas/design';
import { memoryKeys } from '@/service/signingKeys/memoryKeys';
import { decodePng } from '@/tests/support/decodePng';
import { imageLayer, sampleDesign, textLayer } from '@/tests/support/designs';
import { solid } from '@/tests/support/images';
import { openWorld } from '../../pages/world';

// Keys belong to the page: nothing stores any here.
vi.mock('@/service/signingKeys/openSigningKeys', () => ({ openSigningKeys: async () => memoryKeys() }));

const REF = 'art:meridian/bolt';
const gate = vi.hoisted(() => ({ open: () => {}, asked: [] as string[][] }));
// No picture is decoded or scaled here.
vi.mock('@/service/pictures/samplePictures', () => ({
  samplePictures: async (refs: string[]) => {
    gate.asked.push(refs);
    await new Promise<void>((done) => {
      gate.open = done;
    });
    const { width, height, data } = decodePng(Buffer.from(solid(8, 8, '#204060')));
    return new Map([[REF, { width, height, rgba: new Uint8ClampedArray(data) }]]);
  },
}));

afterEach(() => {
  gate.asked = [];
  localStorage.clear();
  vi.unstubAllGlobals();
});

const dial = (): Design => {
  const made = sampleDesign({ id: 'dial', name: 'Aurora', layers: [imageLayer('photo', REF), textLayer('words')] });
  const photo = made.copies[0]?.normal.nodeList[1];
  if (photo && 'style' in photo) Object.assign(photo.style as object, { x: 0, y: 0, width: 500, height: 500 });
  return made;
};

async function atPublish(design: Design) {
  const world = await openWorld('/publish?id=dial', { language: 'en', signedIn: true });
  await world.saved(design);
  world.show();
  await screen.findByRole('heading', { level: 1, name: 'Publish Aurora' });
  await waitFor(() => expect(gate.asked).toEqual([[REF]]));
  return {
    user: world.user,
    sampled: () => act(async () => gate.open()),
    colors: () =>
      [...document.querySelectorAll<HTMLElement>('[data-field="themeColors"] [role="option"] .bg-checker > span')].map(
        ({ style }) => style.background,
      ),
  };
}

describe('the theme colors of the publish form', () => {
  it('start with those of the fields, and add those of the pictures', async () => {
    const { colors, sampled } = await atPublish(dial());
    expect(colors()).toEqual(['#000000', '#ffffff']);
    await sampled();
    await waitFor(() => expect(colors()).toEqual(['#204060', '#ffffff']));
  });

  it("keep the designer's edits meanwhile", async () => {
    const { colors, sampled, user } = await atPublish(dial());
    const field = document.querySelector('[data-field="themeColors"]') as HTMLElement;
    (field.querySelector('[role="option"]') as HTMLElement).focus();
    await user.keyboard('{Delete}');
    expect(colors()).toEqual(['#ffffff']);
    await sampled();
    expect(colors()).toEqual(['#ffffff']);
  });

  it('keep those of the design if it has some', async () => {
    const { colors, sampled } = await atPublish({ ...dial(), themeColors: ['#102030'] });
    await sampled();
    expect(colors()).toEqual(['#102030']);
  });
});
