// The rules of the new-design and sign-in forms.
import { describe, expect, test } from 'vitest';
import { issueOf } from '@/forms/fieldIssue';
import { chosenCanvas, newDesignDefaults, newDesignForm } from '@/schemas/forms/newDesign';
import { phonePasswordForm } from '@/schemas/forms/signIn';

const problems = (parsed: { error?: { issues: Parameters<typeof issueOf>[0][] } | undefined }) =>
  parsed.error?.issues.map((issue) => issueOf(issue).key) ?? [];
const newDesign = (change: object) => newDesignForm.safeParse({ ...newDesignDefaults, name: 'Meridian', ...change });
const signIn = (phone: string, password: string) => phonePasswordForm.safeParse({ phone, password });

describe('new design', () => {
  test('defaults need only a name', () => {
    expect(newDesign({}).success).toBe(true);
    expect(problems(newDesignForm.safeParse(newDesignDefaults))).toEqual(['required']);
  });

  test.each([
    ['forty emoji families', '👨‍👩‍👧‍👦'.repeat(40), []],
    ['forty-one letters', 'a'.repeat(41), ['tooLong']],
    ['ten thousand letters', 'a'.repeat(10_000), ['tooLong']],
    ['only spaces', '   ', ['required']],
    ['a control character', 'a\u0007b', ['controlCharacter']],
    ['Chinese', '子午线', []],
  ])('name of %s', (_, name, expected) => {
    expect(problems(newDesign({ name }))).toEqual(expected);
  });

  test.each([
    ['circle', '450*450'],
    ['rectangle', '400*300'],
  ] as const)('a custom %s is %s', (shape, ratio) => {
    const { data } = newDesign({ preset: 'custom', shape, diameter: 450, width: 400, height: 300 });
    expect(data && chosenCanvas(data)).toEqual({ ratio, shape });
  });

  test.each([Number.NaN, 99, 1001, 450.5])('diameter %d is refused', (diameter) => {
    expect(newDesign({ preset: 'custom', shape: 'circle', diameter }).success).toBe(false);
  });

  test.each([Number.NaN, 99, 1001, 1e308, 450.5])('side %d is refused', (width) => {
    expect(newDesign({ preset: 'custom', shape: 'rectangle', width }).success).toBe(false);
  });

  test('the canvas that was chosen', () => {
    expect(chosenCanvas(newDesignDefaults)).toEqual({ ratio: '500*500', shape: 'circle' });
    expect(chosenCanvas({ ...newDesignDefaults, preset: '368*448:rectangle' })).toEqual({
      ratio: '368*448',
      shape: 'rectangle',
    });
  });
});

describe('sign-in', () => {
  test('spaces and full-width digits in a phone number are read', () => {
    expect(signIn('138 0013 8000', 'abc123').data?.phone).toBe('13800138000');
    expect(signIn('１３８００１３８０００', 'abc123').data?.phone).toBe('13800138000');
  });

  test.each(['12800138000', '1380013800', '138001380001', 'abc'])('phone %s is refused', (phone) => {
    expect(problems(signIn(phone, 'abc123'))).toEqual(['phoneFormat']);
  });

  test.each([
    ['abc12', ['tooShort']],
    ['abcdef', ['passwordKind']],
    ['123456', ['passwordKind']],
    ['abcdefghij1234567', ['tooLong']],
    ['abc123', []],
  ])('password %s', (password, expected) => {
    expect(problems(signIn('13800138000', password))).toEqual(expected);
  });
});
