// Color themes: colors become roles, choices recolor the face, and every act is one undo step.
import { describe, expect, it } from 'vitest';
import { changeTheme, makeRole, setColorRole, showChoice } from '@/editor/commands/themes';
import { documentOf } from '@/editor/document/editorState';
import { themeOf } from '@/editor/document/theme';
import { colorIn, roleFieldsOf, rolesOf } from '@/face/nodes/colorRoles';
import type { FaceTheme } from '@/schemas/theme';
import { choiceAdded, colorSet, roleRemoved } from '@/schemas/themeChanges';
import { imageLayer, layer, rootLayer, Session, textLayer } from '../support/documents';

const TEAL = '#00ffcc';
const RED = '#ff0000';

const face = () =>
  new Session([
    rootLayer(),
    textLayer('time', { fill: TEAL }),
    textLayer('date', { fill: TEAL }),
    layer('shape', 'disc', { fill: { kind: 'solid', color: TEAL } }),
    textLayer('white', { fill: '#ffffff' }),
    imageLayer('hand', { isTinted: true, tintColor: TEAL, red: 0, green: 255, blue: 204, alpha: 255 }),
  ]);

const ROLE = { roles: [{ color: TEAL, name: 'Accent' }], choiceName: 'Lagoon' };

const themed = () => {
  const session = face();
  session.run(makeRole, ROLE);
  return session;
};
const themeIn = ({ state }: Session): FaceTheme => themeOf(state.design!)!;
const edit = (session: Session, change: (theme: FaceTheme) => FaceTheme | null) =>
  session.run(changeTheme, { theme: change(themeIn(session)) });
const withRed = (session: Session) => edit(session, choiceAdded({ id: 'choice2', name: 'Ember', colors: [RED] }));
const color = (session: Session, uuid: string, path = 'style.fill') => colorIn(session.node(uuid), path);

describe('a color made a role', () => {
  it('lets every equal color of the face follow it in one step, and undo takes all back', () => {
    const session = themed();
    const following = session.nodes.filter((node) => Object.keys(rolesOf(node)).length > 0);
    expect(following.map(({ uuid }) => uuid)).toEqual(['time', 'date', 'disc', 'hand']);
    expect(themeIn(session).choices).toEqual([{ id: 'choice1', name: 'Lagoon', colors: [TEAL] }]);
    session.undo();
    expect(session.nodes.every((node) => Object.keys(rolesOf(node)).length === 0)).toBe(true);
    expect(themeOf(session.state.design!)).toBeNull();
  });

  it('follows in one place only if the designer says so', () => {
    const session = face();
    session.run(makeRole, { ...ROLE, only: { uuids: ['date'], path: 'style.fill' } });
    expect(session.nodes.filter((node) => Object.keys(rolesOf(node)).length > 0).map(({ uuid }) => uuid)).toEqual([
      'date',
    ]);
  });
});

describe('the shown choice', () => {
  it('colors every following layer, and the saved design keeps the default', () => {
    const session = themed();
    withRed(session);
    session.run(showChoice, { choiceId: 'choice2' });
    expect([color(session, 'time'), color(session, 'disc', 'style.fill.color'), color(session, 'white')]).toEqual([
      RED,
      RED,
      '#ffffff',
    ]);
    expect(session.style('hand')).toMatchObject({ tintColor: RED, red: 255, green: 0, blue: 0 });
    const saved = documentOf(session.state)!.copies[0]!;
    expect(colorIn(saved.normal.nodeList[1]!, 'style.fill')).toBe(TEAL);
    expect(saved.theme?.choices).toHaveLength(2);
  });

  it('stays through undo of an edit made in another choice', () => {
    const session = themed();
    withRed(session);
    session.run(setColorRole, { uuids: ['date'], path: 'style.fill', role: null });
    session.run(showChoice, { choiceId: 'choice2' });
    expect([color(session, 'time'), color(session, 'date')]).toEqual([RED, TEAL]);
    session.undo();
    expect([color(session, 'time'), color(session, 'date')]).toEqual([RED, RED]);
  });

  it('shows a changed color at once, and undo of the change', () => {
    const session = themed();
    const [role] = themeIn(session).roles;
    edit(session, colorSet('choice1', role!.id, RED));
    expect(color(session, 'time')).toBe(RED);
    session.undo();
    expect(color(session, 'time')).toBe(TEAL);
  });
});

describe('a deleted role', () => {
  it('is replaced by a color, in one step that undo takes back', () => {
    const session = themed();
    session.run(makeRole, { roles: [{ color: '#ffffff', name: 'Main' }], choiceName: '' });
    const [accent] = themeIn(session).roles;
    edit(session, roleRemoved(accent!.id, RED));
    expect([color(session, 'time'), color(session, 'white')]).toEqual([RED, '#ffffff']);
    session.undo();
    expect(color(session, 'time')).toBe(TEAL);
  });

  it('is replaced by another role, whose changes its colors then follow', () => {
    const session = themed();
    session.run(makeRole, { roles: [{ color: '#ffffff', name: 'Main' }], choiceName: '' });
    const [accent, main] = themeIn(session).roles;
    edit(session, roleRemoved(accent!.id, main!.id));
    edit(session, colorSet('choice1', main!.id, '#112233'));
    expect([color(session, 'time'), color(session, 'white')]).toEqual(['#112233', '#112233']);
  });

  it('leaves the default colors if it was the last', () => {
    const session = themed();
    withRed(session);
    session.run(showChoice, { choiceId: 'choice2' });
    edit(session, () => null);
    expect(color(session, 'time')).toBe(TEAL);
    session.undo();
    expect(color(session, 'time')).toBe(RED);
  });
});

describe('a theme', () => {
  it('has at most 5 roles', () => {
    const session = face();
    const roles = ['1', '2', '3', '4', '5', '6'].map((n) => ({ color: `#00000${n}`, name: n }));
    expect(session.run(makeRole, { roles, choiceName: 'x' })?.messageKey).toBe('tooManyRoles');
  });

  it('offers no role to a gradient or a shadow', () => {
    const paths = face().nodes.flatMap(roleFieldsOf);
    expect(paths.filter((path) => /stops|shadow/i.test(path))).toEqual([]);
  });
});
