// Every failure has a sentence in both languages, word for word where the specification gives it.
import { describe, expect, it } from 'vitest';
import en from '@/locales/en/errors.json';
import zh from '@/locales/zh/errors.json';
import { type ApiError, errorMessage, isApiError, type Translate } from '@/service/api/apiError';

const translate =
  (texts: object): Translate =>
  (key, values) => {
    const found = key
      .replace(/^errors:/, '')
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], texts);
    if (typeof found !== 'string') throw new Error(`no text for ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
const inEnglish = (error: unknown) => errorMessage(translate(en), error);
const inChinese = (error: unknown) => errorMessage(translate(zh), error);

describe('words of failures', () => {
  it.each([
    [400, 'Request error'],
    [401, 'Unauthorized, please log in again'],
    [403, 'Access denied'],
    [404, 'Request failed'],
    [408, 'Request timed out'],
    [500, 'Server error'],
    [501, 'Service not implemented'],
    [502, 'Network error'],
    [503, 'Service unavailable'],
    [504, 'Network timeout'],
    [505, 'HTTP version not supported'],
    [418, 'Connection error (418)'],
  ])('HTTP %i', (status, said) => {
    expect(inEnglish({ kind: 'http', status })).toBe(`${said}. Please check the network or contact the administrator.`);
    expect(inChinese({ kind: 'http', status })).toMatch(/^[^{}]*[一-鿿].*请检查网络或联系管理员！$/);
  });

  it('the English words stand in where the interface is English', () => {
    const error: ApiError = { kind: 'business', code: 400, msg: '冲突', enMsg: 'Conflict' };
    expect([inEnglish(error), inChinese(error)]).toEqual(['Conflict', '冲突']);
    expect(inEnglish({ kind: 'business', code: 400, msg: '仅中文' })).toBe('仅中文');
    expect(inEnglish({ kind: 'business', code: 400 })).toBe('Request error');
  });

  it.each(['network', 'timeout', 'schema'] as const)('%s has words', (kind) => {
    expect(inEnglish({ kind })).toMatch(/[a-z]/);
    expect(inChinese({ kind })).toMatch(/[一-鿿]/);
  });

  it('what is no error of a call has words too', () => {
    expect(inEnglish(new Error('x'))).toBe('Request error');
    expect([isApiError(null), isApiError('x'), isApiError({ kind: 'http' })]).toEqual([false, false, true]);
  });
});
