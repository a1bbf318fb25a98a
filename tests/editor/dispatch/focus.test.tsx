// The focus registry: which part has the focus, and moving it to a part immediately or when it appears.
import { afterEach, describe, expect, it } from 'vitest';
import { createFocusRegistry, type FocusRegistry } from '@/editor/dispatch/focus';

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** A part of the page with a few fields, registered as components register theirs. */
function place(focus: FocusRegistry, name: 'layers' | 'properties', ids: readonly string[]): () => void {
  const root = document.createElement('section');
  root.innerHTML = ids.map((id) => `<input id="${id}">`).join('');
  document.body.append(root);
  const leave = focus.appear(name, {
    root: () => root,
    take(part) {
      const field = part === undefined ? root.querySelector('input') : document.getElementById(part);
      field?.focus();
      return field !== null;
    },
    partOf: (element) => element.id,
  });
  return () => {
    leave();
    root.remove();
  };
}

afterEach(() => document.body.replaceChildren());

describe('the focus registry', () => {
  it('reports which part has the focus, and null if it is elsewhere', () => {
    const focus = createFocusRegistry(() => {});
    place(focus, 'layers', ['a', 'b']);
    const leave = place(focus, 'properties', ['x']);
    expect(focus.now()).toBeNull();
    expect(focus.take({ place: 'layers', part: 'b' })).toBe(true);
    expect(focus.now()).toEqual({ place: 'layers', part: 'b' });
    focus.take({ place: 'properties' });
    expect(focus.now()).toEqual({ place: 'properties', part: 'x' });
    leave();
    expect(focus.now()).toBeNull();
    expect(focus.take({ place: 'properties' })).toBe(false);
  });

  it('opens a panel, and focuses the requested element once it is rendered', async () => {
    const shown: string[] = [];
    const focus = createFocusRegistry((panel) => shown.push(panel));
    focus.ask({ place: 'properties', part: 'late' });
    expect(shown).toEqual(['properties']);
    await frame();
    place(focus, 'properties', ['early']);
    await frame();
    expect(focus.now()).toBeNull();
    const late = document.createElement('input');
    late.id = 'late';
    document.querySelector('section')?.append(late);
    await frame();
    expect(focus.now()).toEqual({ place: 'properties', part: 'late' });
  });

  it('continues once the target has the focus, and not if another was requested', async () => {
    const focus = createFocusRegistry(() => {});
    const done: string[] = [];
    focus.ask({ place: 'layers', part: 'a' }, () => done.push('dropped'));
    focus.ask({ place: 'properties', part: 'x' }, () => done.push('focused'));
    await frame();
    expect(done).toEqual([]);
    place(focus, 'layers', ['a']);
    place(focus, 'properties', ['x']);
    for (let count = 0; count < 3; count += 1) await frame();
    expect(done).toEqual(['focused']);
  });

  it('drops an earlier request, and one whose target never appears', async () => {
    const focus = createFocusRegistry(() => {});
    focus.ask({ place: 'layers', part: 'a' });
    focus.ask({ place: 'properties', part: 'x' });
    await frame();
    place(focus, 'layers', ['a']);
    place(focus, 'properties', ['x']);
    for (let count = 0; count < 3; count += 1) await frame();
    expect(focus.now()).toEqual({ place: 'properties', part: 'x' });
    focus.ask({ place: 'layers', part: 'never' });
    for (let count = 0; count < 14; count += 1) await frame();
    const late = document.createElement('input');
    late.id = 'never';
    document.querySelector('section')?.append(late);
    for (let count = 0; count < 3; count += 1) await frame();
    expect(focus.now()).toEqual({ place: 'properties', part: 'x' });
  });

  it('waits for a panel whose code loads slowly, unless the user presses a key meanwhile', async () => {
    const focus = createFocusRegistry(() => {});
    focus.ask({ place: 'properties' });
    for (let count = 0; count < 14; count += 1) await frame();
    const leave = place(focus, 'properties', ['x']);
    for (let count = 0; count < 2; count += 1) await frame();
    expect(focus.now()).toEqual({ place: 'properties', part: 'x' });
    leave();
    focus.ask({ place: 'properties' });
    for (let count = 0; count < 14; count += 1) await frame();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    place(focus, 'properties', ['x']);
    for (let count = 0; count < 3; count += 1) await frame();
    expect(focus.now()).toBeNull();
  });

  it.each([4, 8, 10, 14])('gives a part ten frames after its panel appears, here in frame %i', async (frames) => {
    const focus = createFocusRegistry(() => {});
    focus.ask({ place: 'properties', part: 'late' });
    for (let count = 0; count < frames; count += 1) await frame();
    let isDrawn = false;
    let isTaken = false;
    focus.appear('properties', {
      root: () => document.body,
      take() {
        isTaken = isDrawn;
        return isDrawn;
      },
    });
    for (let count = 0; count < 6; count += 1) await frame();
    isDrawn = true;
    for (let count = 0; count < 2; count += 1) await frame();
    expect(isTaken).toBe(true);
  });
});
