// The chip platform's element of a layer, in words; nothing on the other platform and for static layers.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { designOpened } from '@/editor/document/documentSlice';
import { ELEMENTS } from '@/face/platforms/elements';
import en from '@/locales/en/editor.json';
import zh from '@/locales/zh/editor.json';
import type { Platform } from '@/schemas/design';
import { designOf, imageLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

const LAYERS = [rootLayer(), imageLayer('still'), textLayer('steps', { textTag: '#ZSC#', text: '' })];

async function shown(platform: Platform, uuid: string) {
  const editor = await renderEditor(<PropertiesPanel />, LAYERS);
  editor.dispatch(designOpened({ design: designOf(LAYERS, platform), baseRev: 0 }));
  editor.select(uuid);
  await screen.findByRole('textbox', { name: 'Name' });
  return screen.queryByText(/^ASR element/)?.textContent ?? null;
}

describe('the element of a layer', () => {
  it('is named with its type and level', async () => {
    expect(await shown('falcon', 'steps')).toBe('ASR element 8: steps. Level 8 in the order of dynamic layers.');
  });
  it.each([
    ['falcon', 'still'],
    ['android', 'steps'],
  ] as const)('is not mentioned on %s for %s', async (platform, uuid) => {
    expect(await shown(platform, uuid)).toBeNull();
  });
  it.each(Object.keys(ELEMENTS))('%s has words in both languages', (name) => {
    expect(en.elements).toHaveProperty(name);
    expect(zh.elements).toHaveProperty(name);
  });
});
