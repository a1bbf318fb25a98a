// Every rule of the layer order: root first, background image second, nothing below them.
import { describe, expect, it } from 'vitest';
import { type Command, type EditCommand, whyNot } from '@/editor/commands/defineCommand';
import { moveDown, moveTo, moveUp, toBottom, toTop } from '@/editor/commands/order';
import { backgroundLayer, rootLayer, Session, textLayer } from '../support/documents';

const session = () => new Session([rootLayer(), backgroundLayer(), textLayer('a'), textLayer('b'), textLayer('c')]);
const plain = () => new Session([rootLayer(), textLayer('a'), textLayer('b')]);
const press = (command: EditCommand<void>, ...selection: string[]) => {
  const face = session().select(...selection);
  const refusal = whyNot(command as Command, face.situation);
  face.run(command, undefined);
  return { order: face.order.slice(2).join(''), refusal: refusal?.messageKey ?? null, undos: face.undos };
};

describe('order of one layer', () => {
  it.each([
    ['to top', toTop, 'a', 'bca'],
    ['up', moveUp, 'a', 'bac'],
    ['down', moveDown, 'c', 'acb'],
    ['to bottom', toBottom, 'c', 'cab'],
  ] as const)('%s', (_, command, uuid, order) => {
    expect(press(command, uuid)).toEqual({ order, refusal: null, undos: 1 });
  });

  it.each([
    ['to top', toTop, 'c', 'alreadyTop'],
    ['up', moveUp, 'c', 'alreadyTop'],
    ['down', moveDown, 'a', 'belowBackground'],
    ['to bottom', toBottom, 'a', 'belowBackground'],
  ] as const)('%s at the end is not enabled and gives the reason', (_, command, uuid, refusal) => {
    expect(command.enabled?.(session().select(uuid).situation)).toBe(false);
    expect(press(command, uuid)).toEqual({ order: 'abc', refusal, undos: 0 });
  });

  it('without a background image the lowest layer is the lowest', () => {
    const face = plain().select('a');
    expect(whyNot(moveDown as Command, face.situation)?.messageKey).toBe('alreadyLowest');
    face.run(moveDown, undefined);
    expect(face.order).toEqual(['root', 'a', 'b']);
  });

  it.each([toTop, moveUp, moveDown, toBottom])('$name gives no reason while nothing is selected', (command) => {
    expect(command.enabled?.(session().situation)).toBe(false);
    expect(whyNot(command as Command, session().situation)).toBeNull();
  });

  it.each([toTop, moveUp, moveDown, toBottom])('never reorders the background image: $name', (command) => {
    expect(press(command, 'photo')).toEqual({ order: 'abc', refusal: 'backgroundStays', undos: 0 });
    expect(press(command, 'photo', 'b').refusal).toBe('backgroundStays');
  });
});

describe('order of several layers', () => {
  it.each([
    ['to top', toTop, 'cab'],
    ['up', moveUp, 'cab'],
  ] as const)('%s keeps their own order', (_, command, order) => {
    expect(press(command, 'b', 'a').order).toBe(order);
  });
  it('moves up as a block and stops at the top', () => {
    const face = session().select('b', 'c');
    expect(face.run(moveUp, undefined)).toBeNull();
    expect(face.order.slice(2)).toEqual(['a', 'b', 'c']);
  });
  it('moves those that can while the lowest is on the background', () => {
    expect(press(moveDown, 'a', 'c')).toEqual({ order: 'acb', refusal: null, undos: 1 });
  });
});

describe('moving to a position', () => {
  const to = (index: number, ...uuids: string[]) => {
    const face = session();
    const refusal = face.run(moveTo, { uuids, index });
    return { order: face.order.join(' '), refusal: refusal?.messageKey ?? null };
  };
  it('puts one layer or a block there', () => {
    expect(to(4, 'a').order).toBe('root photo b c a');
    expect(to(2, 'c').order).toBe('root photo c a b');
    expect(to(3, 'c', 'a').order).toBe('root photo b a c');
    expect(to(99, 'a').order).toBe('root photo b c a');
  });
  it.each([0, 1, -5])('position %s, on or below the background, becomes the nearest allowed one', (index) => {
    expect(to(index, 'c')).toEqual({ order: 'root photo c a b', refusal: null });
  });
  it.each([2.5, Number.NaN])('refuses position %s', (index) => {
    expect(to(index, 'c').refusal).toBe('invalidValue');
  });
  it('refuses to move the background image, and leaves the root', () => {
    expect(to(3, 'photo').refusal).toBe('backgroundStays');
    expect(to(3, 'root')).toEqual({ order: 'root photo a b c', refusal: null });
  });
});
