// The panel lists what an imported layer keeps without a field; it says nothing about a layer made here.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

const LEFT = [
  { element: 'PartText/Text/Font', attribute: 'weight', value: 'BOLD' },
  { element: 'PartText', value: '<Launch target="com.example/com.example.Main"/>' },
];

it('names each of them with its value, only for the layer that has them', async () => {
  const layers = [rootLayer(), { ...textLayer('bold'), left: LEFT }, textLayer('plain')];
  const editor = await renderEditor(<PropertiesPanel />, layers);
  editor.select('bold');
  const section = within(await screen.findByRole('region', { name: 'Kept from the file' }));
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Weight of letters',
    'App to open',
  ]);
  expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    LEFT.map(({ value }) => value),
  );
  editor.select('plain');
  await screen.findByDisplayValue('plain');
  expect(screen.queryByRole('region', { name: 'Kept from the file' })).toBeNull();
});
