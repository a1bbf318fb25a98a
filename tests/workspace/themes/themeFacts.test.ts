// The contrast of a theme's roles with the background: of what is drawn on it, not of tracks behind other colors.
import { expect, it } from 'vitest';
import { withRoles } from '@/face/nodes/colorRoles';
import type { FaceTheme } from '@/schemas/theme';
import { ringLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { contrastsOf, weakestOf } from '@/workspace/themes/themeFacts';

const theme: FaceTheme = {
  id: 'themeColor',
  roles: ['ground', 'main', 'track'].map((id) => ({ id, name: id })),
  choices: [
    { id: 'night', name: 'Night', colors: ['#000000', '#ffffff', '#1a1a1a'] },
    { id: 'day', name: 'Day', colors: ['#ffffff', '#eeeeee', '#cccccc'] },
  ],
};
const root = withRoles(rootLayer(), { 'style.fill': 'ground' });
const words = withRoles(textLayer('words'), { 'style.fill': 'main' });
const ring = withRoles(ringLayer('ring'), { 'style.fillColor': 'main', 'style.bgColor': 'track' });

it.each([
  ['night', [null, 21, null], 21],
  ['day', [null, expect.closeTo(1.16, 2), null], expect.closeTo(1.16, 2)],
] as const)('of %s', (choiceId, contrasts, weakest) => {
  const measured = contrastsOf(theme, choiceId, [root, words, ring]);
  expect(measured).toEqual(contrasts);
  expect(weakestOf(measured)).toEqual(weakest);
});

it('a role of a track counts where another layer draws it in front', () => {
  const other = withRoles(textLayer('other'), { 'style.fill': 'track' });
  expect(contrastsOf(theme, 'night', [root, words, ring, other])[2]).toBeCloseTo(1.2, 1);
});
