// Fields of the pictured layers in the real panel: sequences, animations, enumerations, icons and tints, each an undo state.
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOffDial } from '@/editor/commands/pivot';
import { select } from '@/editor/commands/select';
import { setFact } from '@/editor/commands/setFact';
import { runCommand } from '@/editor/dispatch/runCommand';
import { handOf, pictureFitOf } from '@/face/nodes';
import { copyBytes } from '@/face/platforms/fileSize';
import type { FaceNode } from '@/schemas/nodes';
import { PictureServiceContext } from '@/service/pictures/pictures';
import { rootLayer, Session } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { bare, CANVAS, pictures } from '@/tests/face/nodes/sampleNodes';
import { QUIET_SERVICES } from '@/tests/support/formServices';
import { toasts } from '@/ui/toasts';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

async function open(node: FaceNode) {
  const editor = await renderEditor(<PropertiesPanel />, [rootLayer(), node]);
  act(() => void runCommand(editor.store, select, { mode: 'replace', uuids: [node.uuid] }));
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = async (name: string, text: string) => {
    await editor.user.clear(field(name));
    await editor.user.type(field(name), text);
  };
  const descriptionsOf = (name: string) =>
    (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
  const now = () => editor.nodes().find(({ uuid }) => uuid === node.uuid) as FaceNode & Record<string, unknown>;
  return { ...editor, field, type, descriptionsOf, now };
}

describe('an animation', () => {
  const animation = bare('animation', { imgs: pictures(3), width: 60, height: 60 });

  it('shows the minimum delay of the platform, and refuses less', async () => {
    const { descriptionsOf, type, style, field, user } = await open(animation);
    expect(descriptionsOf('Frame delay')).toContain('Min 0.1s');
    await type('Frame delay', '250');
    expect(style(animation.uuid).delayTime).toBe(250);
    await type('Frame delay', '99');
    expect(style(animation.uuid).delayTime).toBeGreaterThanOrEqual(100);
    // The typed value stays, with the reason at the field, until Escape reverts it.
    expect(field('Frame delay').value).toBe('99');
    expect(field('Frame delay').getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(field('Frame delay').value).toBe('99');
    expect(descriptionsOf('Frame delay')).toContainEqual(expect.stringMatching(/0\.1/));
    expect(toasts.get()).toEqual([]);
    await user.click(field('Frame delay'));
    await user.keyboard('{Escape}');
    expect(field('Frame delay').getAttribute('aria-invalid')).not.toBe('true');
  });

  it.each([0, 1])('with %i pictures reports that it needs two', async (count) => {
    await open(bare('animation', { imgs: pictures(count) }));
    expect(screen.getByText(`This layer needs at least 2 images and has ${count}.`)).toBeTruthy();
  });

  it('announces that an invalid value was not stored when another layer is selected', async () => {
    const { type, style, store } = await open(animation);
    await type('Frame delay', '99');
    act(() => void runCommand(store, select, { mode: 'replace', uuids: [] }));
    expect(toasts.get().at(-1)?.text).toMatch(/^Frame delay was not changed: .*0\.1/);
    expect(style(animation.uuid).delayTime).not.toBe(99);
  });

  it('has a switch and a number of loops that agree', async () => {
    const { field, type, style, user } = await open(animation);
    await user.click(screen.getByRole('switch', { name: 'Loop forever' }));
    expect(style(animation.uuid)).toMatchObject({ loop: false, intervalCount: 1 });
    expect(field('Loops').value).toBe('1');
    await type('Loops', '101');
    expect(style(animation.uuid)).toMatchObject({ loop: true, intervalCount: 101 });
  });
});

describe('an image sequence', () => {
  it('with a wrong number of images for its tag reports it', async () => {
    await open(bare('image_sequence', { textTag: '#DOW#', imgs: pictures(6) }));
    expect(screen.getByText('This layer needs 7 images and has 6.')).toBeTruthy();
  });
  it.each([
    ['(#DOW#/7)', 7],
    ['((#DMM#-1)/12)', 12],
  ])('of a progress by %s needs %i images and reports it', async (imageIndexRate, needed) => {
    const icons = pictures(11);
    await open(bare('progress', { progressType: 'ImageEnumeration', imageIndexRate, icons, sum: icons.length }));
    expect(screen.getByText(`This layer needs ${needed} images and has 11.`)).toBeTruthy();
  });
  it('with the right number reports nothing', async () => {
    await open(bare('image_sequence', { textTag: '#DOW#', imgs: pictures(7) }));
    expect(screen.queryByText(/This layer needs/)).toBeNull();
  });
  it('that writes digits offers digit count and alignment', async () => {
    const { user, style, type } = await open(bare('image_sequence', { textTag: '#DmZ#', imgs: pictures(10) }));
    expect(screen.queryByLabelText('Digits')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Each digit' }));
    await type('Digits', '4');
    await user.click(screen.getByRole('radio', { name: 'Right' }));
    expect(style('u-image_sequence')).toMatchObject({ shows: 'digits', places: 4, align: 'right' });
  });
});

describe('a progress', () => {
  it('is set by a preset, moves in segments, each an undo state', async () => {
    const { user, style, undos } = await open(bare('progress'));
    await user.selectOptions(screen.getByLabelText('Preset for Driven by'), 'Share of the step goal');
    await user.selectOptions(screen.getByLabelText('Step goal'), '15,000 steps');
    expect(style('u-progress').fillRate).toBe('(#ZSC#/15000)');
    await user.selectOptions(screen.getByLabelText('Segments'), '20%');
    expect(style('u-progress').segment).toBe(20);
    expect(undos()).toBeGreaterThanOrEqual(2);
  });
});

describe('an icon', () => {
  const icon = bare('image', { width: 40, height: 40 }, { type: 'icon', activeIcon: pictures(2)[1]?.url });

  it('has a condition for its second picture; other images have none', async () => {
    const { type, now, undos } = await open(icon);
    await type('Active when', '(1>0)');
    expect([now().activeWhen, undos()]).toEqual(['(1>0)', 1]);
  });
  it('another kind of image offers neither', async () => {
    await open(bare('image', { width: 40, height: 40 }));
    expect(screen.queryByLabelText('Active when')).toBeNull();
    expect(screen.queryByText('Active image')).toBeNull();
  });
  it('has a field that only its command sets', () => {
    const face = new Session([rootLayer(), icon, { ...icon, uuid: 'l', style: { ...icon.style, isLock: true } }]);
    const set = (uuid: string, path: string, value: unknown) =>
      face.run(setFact, { uuids: [uuid], path, value })?.messageKey ?? null;
    expect(set(icon.uuid, 'activeWhen', '#BS#')).toBeNull();
    expect(face.undos).toBe(1);
    expect(set(icon.uuid, 'activeWhen', '#BS#')).toBeNull();
    expect(face.undos).toBe(1);
    expect(set(icon.uuid, 'activeIcon', 'https://elsewhere.example/x.png')).toBe('invalidValue');
    expect(set(icon.uuid, 'uuid', 'other')).toBe('invalidValue');
    expect(set('l', 'activeWhen', '#BS#')).toBe('locked');
    expect(set(icon.uuid, 'activeWhen', undefined)).toBeNull();
    expect(face.nodes.find(({ uuid }) => uuid === icon.uuid)).not.toHaveProperty('activeWhen');
  });
});

describe('a second picture', () => {
  const ref = `asset:${'b'.repeat(64)}`;
  /** The panel, in which choosing a picture gives one of 4321 bytes. */
  async function choosing(node: FaceNode) {
    const editor = await renderEditor(
      <PictureServiceContext value={{ ...QUIET_SERVICES, pickImage: async () => ref }}>
        <PropertiesPanel />
      </PictureServiceContext>,
      [rootLayer(), node],
    );
    editor.desk.pictures.note(ref, { name: 'own', width: 40, height: 40, fileSize: 4321 });
    act(() => void runCommand(editor.store, select, { mode: 'replace', uuids: [node.uuid] }));
    const bytes = () => copyBytes({ normal: { nodeList: editor.nodes() }, ambient: null });
    return { ...editor, bytes };
  }

  it('of an icon has the size of its file, and none once it is removed', async () => {
    const { user, bytes } = await choosing(bare('image', { width: 40, height: 40 }, { type: 'icon' }));
    await user.click(screen.getByRole('button', { name: /^Active image/ }));
    expect(bytes()).toBe(4321);
    await user.click(screen.getByRole('button', { name: 'Remove Active image' }));
    expect(bytes()).toBe(0);
  });
  it('of a slot in always-on has the size of its file', async () => {
    const { user, bytes } = await choosing(bare('google_complication'));
    await user.click(screen.getByRole('switch', { name: 'Own look' }));
    await user.click(screen.getByRole('button', { name: /^Background image/ }));
    expect(bytes()).toBe(4321);
  });
});

describe('a tint', () => {
  it('shows its channels while it is on, and they change its color', async () => {
    const { user, style } = await open(bare('image', { width: 40, height: 40 }));
    expect(screen.queryByLabelText('Red')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Tint' }));
    const red = screen.getByRole('spinbutton', { name: 'Red' });
    await user.clear(red);
    await user.type(red, '16');
    expect(style('u-image')).toMatchObject({ red: 16, green: 255, tintColor: '#10ffff' });
  });
});

describe('a slot', () => {
  const provider = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provider' });

  it('reports a provider without data for its type, and nothing for others or without one', async () => {
    const { user, descriptionsOf } = await open(bare('google_complication', { systemProviderValue: 2 }));
    const mute = 'This provider has no data for this type of slot. Choose another provider, or change the type.';
    expect(descriptionsOf('Provider')).toContain(mute);
    await user.selectOptions(provider(), 'Watch battery');
    expect(descriptionsOf('Provider')).not.toContain(mute);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Slot title');
    await user.selectOptions(provider(), 'Date');
    expect(descriptionsOf('Provider')).not.toContain(mute);
    await user.selectOptions(provider(), 'Empty');
    expect(descriptionsOf('Provider')).not.toContain(mute);
  });
  it('names a stored provider that is not offered', async () => {
    await open(bare('google_complication', { systemProviderValue: 8 }));
    expect(provider().selectedOptions[0]?.textContent).toBe('Pay (withdrawn)');
  });
});

describe('a picture marked as a hand', () => {
  const needle = (style: object = {}) =>
    bare('image', { ...pictures(1)[0], x: 240, y: 100, width: 20, height: 150, ...style }, { label: 'Needle' });

  it('is a hand for the whole product, rotated by the tag of its kind, with one undo', async () => {
    const { field, user, now, style, undo, undos, pictures: acts } = await open(needle());
    expect(field('Hand').textContent).toContain('Not a hand');
    await user.selectOptions(field('Hand'), 'Hour hand');
    expect([now().type, style(now().uuid).rotate, undos()]).toEqual(['hour', '#DWFKS#', 1]);
    expect(acts.trimHands.mock.calls).toEqual([[[now().uuid]]]);
    expect([handOf(now()), pictureFitOf(now()), isOffDial(now(), CANVAS)]).toEqual(['hour', 'height', true]);
    undo();
    expect([now().type, style(now().uuid).rotate]).toEqual(['image', '']);
  });
  it('has the hint about hands only while it is one', async () => {
    const { field, user, descriptionsOf } = await open(needle());
    const hints = () => descriptionsOf('Hand').filter((text) => /new layers are added below hands/.test(text));
    expect(hints()).toEqual([]);
    for (const kind of ['Hour hand', 'Minute hand', 'Second hand']) {
      await user.selectOptions(field('Hand'), kind);
      expect(hints()).toHaveLength(1);
    }
    await user.selectOptions(field('Hand'), 'Not a hand');
    expect(hints()).toEqual([]);
  });
  it('keeps its rotation tag, and becomes a plain picture again by the same field', async () => {
    const { field, user, now, style, pictures: acts } = await open(needle({ rotate: '(#DWFS#+90)' }));
    await user.selectOptions(field('Hand'), 'Second hand');
    expect([now().type, style(now().uuid).rotate]).toEqual(['seconds', '(#DWFS#+90)']);
    await user.selectOptions(field('Hand'), 'Minute hand');
    await user.selectOptions(field('Hand'), 'Not a hand');
    expect(acts.trimHands).toHaveBeenCalledTimes(1);
    expect([now().type, handOf(now())]).toEqual(['image', null]);
  });
  it('moves in steps until another movement is chosen, and says what that costs', async () => {
    const { field, user, style, now, descriptionsOf, undo } = await open(needle({ rotate: '#DWFS#' }));
    const shown = (name: string) => (field(name) as unknown as HTMLSelectElement).selectedOptions[0]?.textContent;
    expect(shown('Moves')).toBe('In steps');
    await user.selectOptions(field('Moves'), '15 times a second');
    expect(style(now().uuid).motion).toMatchObject({ kind: 'sweep15' });
    expect(descriptionsOf('Moves').join()).toContain('15 times a second');
    await user.selectOptions(field('Moves'), 'With a spring');
    expect(screen.getAllByLabelText<HTMLInputElement>('Spring').map(({ value }) => value)).toContain('50');
    expect(field('Swings for').value).toBe('200');
    undo();
    undo();
    expect(shown('Moves')).toBe('In steps');
  });
  it('offers the movements of its tag alone', async () => {
    const { field, user } = await open(needle({ rotate: '#DWFM#' }));
    expect([...field('Moves').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'In steps',
      'Smoothly',
    ]);
    await user.clear(field('Rotate by'));
    expect(screen.queryByLabelText('Moves')).toBeNull();
  });
  it('goes round in 24 hours', async () => {
    const { user, style, now } = await open(needle({ rotate: '#DWFKS#' }));
    await user.click(screen.getByRole('radio', { name: '24 h' }));
    expect(style(now().uuid)).toMatchObject({ rotate: '#DWFKS#', motion: { round: '24' } });
  });
  it.each(['icon', 'tick', 'background'])('is not offered for a %s', async (type) => {
    await open(bare('image', {}, { type }));
    expect(screen.queryByLabelText('Hand')).toBeNull();
  });
});
