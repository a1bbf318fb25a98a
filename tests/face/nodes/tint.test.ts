// Tint channels and their colour matrix.
import { describe, expect, it } from 'vitest';
import { tintMatrix, tintOf, tintOfColor } from '@/face/nodes/image/tint';
import { bare } from './sampleNodes';

const tint = (style: object) => tintOf(bare('image', style).style);

describe('tint', () => {
  it('a colour gives four channels', () => {
    expect(tintOfColor('#ff8000')).toEqual({ red: 255, green: 128, blue: 0, alpha: 255 });
    expect(tintOfColor('#FF800040')).toEqual({ red: 255, green: 128, blue: 0, alpha: 64 });
  });
  it('is null while off or neutral', () => {
    expect(tint({ tintColor: '#ff0000' })).toBeNull();
    expect(tint({ isTinted: true })).toBeNull();
  });
  it('uses the channels, or the colour if they were never set', () => {
    expect(tint({ isTinted: true, red: 10, tintColor: '#00ff00' })).toMatchObject({ red: 10, green: 255 });
    expect(tint({ isTinted: true, tintColor: '#00ff00' })).toMatchObject({ red: 0, green: 255 });
  });
  it('multiplies', () => {
    expect(tintMatrix({ red: 255, green: 51, blue: 0, alpha: 102 })).toBe(
      '1 0 0 0 0 0 0.2 0 0 0 0 0 0 0 0 0 0 0 0.4 0',
    );
  });
});
