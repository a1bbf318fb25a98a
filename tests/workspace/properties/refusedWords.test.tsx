// A rejected value belongs to the designer: it is in the field again when its layer is selected again.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

it('is restored with the reason, only at its layer and in its mode, until Escape reverts the field', async () => {
  const nodes = [rootLayer(), textLayer('Pier', { x: 7 }), textLayer('Quay', { x: 9 })];
  const { user, select, style, show } = await renderEditor(<PropertiesPanel />, nodes);
  select('Pier');
  const field = () => screen.getByLabelText<HTMLInputElement>('X');
  await user.clear(field());
  await user.type(field(), '99999999');
  const last = style('Pier').x;
  expect(field().getAttribute('aria-invalid')).toBe('true');
  select('Quay');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['9', null]);
  select('Pier');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['99999999', 'true']);
  show('ambient');
  select('Pier');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  show('normal');
  select('Pier');
  expect(field().value).toBe('99999999');
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(field().value).toBe(String(last));
  select('Quay');
  select('Pier');
  expect(field().value).toBe(String(last));
});

it('text that is not a number is not restored: its text would be gone, and an empty field would hide the value', async () => {
  const nodes = [rootLayer(), textLayer('Pier', { x: 7 }), textLayer('Quay', { x: 9 })];
  const { user, select } = await renderEditor(<PropertiesPanel />, nodes);
  select('Pier');
  const field = () => screen.getByLabelText<HTMLInputElement>('X');
  await user.clear(field());
  await user.type(field(), 'abc');
  select('Quay');
  select('Pier');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['7', null]);
});
