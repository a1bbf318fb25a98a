// Roles of color rules and of stops that look the same, while some are deleted or added: each role stays with its own entry.
import { describe, expect, it } from 'vitest';
import { rolesOf, withRoles } from '@/face/nodes/colorRoles';
import { withColorRules } from '@/face/nodes/colorRules';
import { settledRoles } from '@/face/nodes/settledRoles';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { bare } from './sampleNodes';

const RED = '#ff0000';
const theme: FaceTheme = {
  id: 'themeColor',
  roles: ['accent', 'main'].map((id) => ({ id, name: id })),
  choices: [{ id: 'red', name: 'Red', colors: [RED, RED] }],
};
type Roles = Readonly<Record<string, string>>;
const rolesAfter = (node: FaceNode, roles: Roles, change: (node: FaceNode) => FaceNode): Roles => {
  const before = withRoles(node, roles);
  return rolesOf(settledRoles([before], [change(before)], theme, null)[0]!);
};

describe('two rules with the same condition and color, of fill and outline,', () => {
  const [fill, outline] = ['style.fill', 'style.outline.color'].map((path) => ({
    path,
    when: '(#BLP#<20)',
    color: RED,
  }));
  const text = withColorRules(bare('text', { text: 'Noon', outline: { isOn: true, width: 2, color: '#000000' } }), [
    fill!,
    outline!,
  ]);
  const after = (roles: Roles, rules: readonly NonNullable<typeof fill>[]) =>
    rolesAfter(text, roles, (node) => withColorRules(node, rules));
  const both = { 'colorRules.0.color': 'accent', 'colorRules.1.color': 'main' };

  it.each([
    ['the first is deleted, which has a role', { 'colorRules.0.color': 'accent' }, [outline!], {}],
    ['the first is deleted, and the second has a role', { 'colorRules.1.color': 'main' }, [outline!], { 0: 'main' }],
    ['the second is deleted, and both have a role', both, [fill!], { 0: 'accent' }],
    ['they change places', both, [outline!, fill!], { 0: 'main', 1: 'accent' }],
    [
      'another is added before them',
      both,
      [{ ...fill!, color: '#00ff00' }, fill!, outline!],
      { 1: 'accent', 2: 'main' },
    ],
  ] as const)('keep their roles when %s', (_, roles, rules, wanted) => {
    const places = Object.entries(wanted).map(([index, role]) => [`colorRules.${index}.color`, role]);
    expect(after(roles, rules)).toEqual(Object.fromEntries(places));
  });
});

it('a rule with a place among the rules themselves keeps its role', () => {
  const odd = [{ path: 'colorRules.0.color', when: '1', color: RED }];
  const roles = { 'colorRules.0.color': 'accent' };
  expect(rolesAfter(withColorRules(bare('text', { text: 'Noon' }), odd), roles, (node) => node)).toEqual(roles);
});

describe('stops with the same color', () => {
  const stops = [0, 0.5, 1].map((at) => ({ at, color: RED }));
  const line = { kind: 'linear', from: { x: 0, y: 0 }, to: { x: 1, y: 0 } };
  const shape = bare('shape', { fill: { ...line, stops } });
  const withStops = (list: typeof stops) => (node: FaceNode) =>
    ({ ...node, style: { ...(node.style as object), fill: { ...line, stops: list } } }) as FaceNode;
  const place = (index: number) => `style.fill.stops.${index}.color`;

  it.each([
    ['the first is deleted, which has a role', { 0: 'accent' }, [1, 2], {}],
    ['the first is deleted, and the second has a role', { 1: 'main' }, [1, 2], { 0: 'main' }],
    [
      'the second is deleted, and the others have roles',
      { 0: 'accent', 2: 'main' },
      [0, 2],
      { 0: 'accent', 1: 'main' },
    ],
  ] as const)('keep their roles when %s', (_, roles, left, wanted) => {
    const named = (byIndex: object): Roles =>
      Object.fromEntries(Object.entries(byIndex).map(([index, role]) => [place(Number(index)), role]));
    const list = left.map((index) => stops[index]!);
    expect(rolesAfter(shape, named(roles), withStops(list))).toEqual(named(wanted));
  });

  it('keep the roles of their rules, whose places change with the stops, when the first is deleted', () => {
    const rules = [0, 1].map((index) => ({ path: place(index), when: '(#BLP#<20)', color: RED }));
    const roles = { 'colorRules.0.color': 'accent', 'colorRules.1.color': 'main' };
    expect(rolesAfter(withColorRules(shape, rules), roles, withStops(stops.slice(1)))).toEqual({
      'colorRules.0.color': 'main',
    });
  });
});
