// The rules of the new-design, sign-in and profile forms.
import { describe, expect, test } from 'vitest';
import { issueOf } from '@/forms/fieldIssue';
import { chosenCanvas, newDesignDefaults, newDesignForm } from '@/schemas/forms/newDesign';
import { profileForm } from '@/schemas/forms/profile';
import { emailPasswordForm, phoneCodeForm, phonePasswordForm, setPasswordForm } from '@/schemas/forms/signIn';

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

  test('the selected canvas', () => {
    expect(chosenCanvas(newDesignDefaults)).toEqual({ ratio: '500*500', shape: 'circle' });
    expect(chosenCanvas({ ...newDesignDefaults, preset: '368*448:rectangle' })).toEqual({
      ratio: '368*448',
      shape: 'rectangle',
    });
  });
});

describe('sign-in', () => {
  test('spaces and full-width digits in a phone number are accepted', () => {
    expect(signIn('138 0013 8000', 'abc123').data?.phone).toBe('13800138000');
    expect(signIn('１３８００１３８０００', 'abc123').data?.phone).toBe('13800138000');
  });

  test.each(['12800138000', '1380013800', '138001380001', 'abc'])('phone %s is refused', (phone) => {
    expect(problems(signIn(phone, 'abc123'))).toEqual(['phoneFormat']);
  });

  test.each([
    ['', ['required']],
    ['abc12', ['tooShort']],
    ['abcdef', ['passwordKind']],
    ['123456', ['passwordKind']],
    ['abcdefghij1234567', ['tooLong']],
    ['abc123', []],
  ])('password %s', (password, expected) => {
    expect(problems(signIn('13800138000', password))).toEqual(expected);
  });
});

describe('new passwords', () => {
  const set = (password: string, confirm = password) => problems(setPasswordForm.safeParse({ password, confirm }));
  test.each([
    ['Abc123', []],
    ['Abc12345!@#$%^&*', []],
    ['Abc12', ['tooShort']],
    ['', ['required', 'required']],
    ['Abcdefgh123456789', ['tooLong']],
    ['abcdefg', ['passwordKind']],
    ['1234567', ['passwordKind']],
    ['Abc 1234', ['passwordPlain']],
    ['Abcdef１２３', ['passwordPlain', 'passwordKind']],
    ['Abc123🙂', ['passwordPlain']],
  ])('%s', (password, expected) => expect(set(password)).toEqual(expected));

  test('match when they are written the same twice', () => {
    expect(set('Abc123', 'abc123')).toEqual(['passwordMismatch']);
    expect(set('Abc123', '')[0]).toBe('required');
  });
});

describe('codes and addresses', () => {
  const code = (captcha: string) => phoneCodeForm.safeParse({ phone: '13800138000', captcha });
  test.each([
    ['123456', '123456'],
    [' 123456 ', '123456'],
    ['１２３４５６', '123456'],
  ])('code %j is accepted', (typed, read) => expect(code(typed).data?.captcha).toBe(read));
  test.each([
    ['12345', ['codeFormat']],
    ['1234567', ['codeFormat']],
    ['12a456', ['codeFormat']],
    ['', ['required']],
  ])('code %j is refused', (typed, expected) => expect(problems(code(typed))).toEqual(expected));

  const email = (text: string) => emailPasswordForm.safeParse({ email: text, password: 'Abc123' });
  test.each(['ana', 'ana@', '@x.example', 'a b@x.example'])('address %j is refused', (text) => {
    expect(problems(email(text))).toEqual(['emailFormat']);
  });
  test('an address is trimmed', () => expect(email(' ana@x.example ').data?.email).toBe('ana@x.example'));
});

describe('the intro', () => {
  const intro = (text: string) => problems(profileForm.safeParse({ avatar: '', username: 'Ana', intro: text }));
  test.each([
    ['word '.repeat(100), []],
    ['word '.repeat(101), ['tooManyWords']],
    ['表'.repeat(100), []],
    ['表'.repeat(101), ['tooManyWords']],
    ['a\u0007b', ['controlCharacter']],
  ])('F6 of %#', (text, expected) => expect(intro(text)).toEqual(expected));

  test('F6 a huge one is refused', () => {
    expect(intro('a b '.repeat(500_000))).toEqual(['tooManyWords']);
  });
});
