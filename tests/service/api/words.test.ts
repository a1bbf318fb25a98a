// Every failure has a sentence in both languages, word for word where the specification gives it.
import { describe, expect, it } from 'vitest';
import en from '@/locales/en/errors.json';
import zh from '@/locales/zh/errors.json';
import { type ApiError, errorMessage, isApiError, type Translate } from '@/service/api/apiError';

const translate =
  (texts: object): Translate =>
  (key, values) => {
    const sentence = key
      .replace(/^errors:/, '')
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], texts);
    if (typeof sentence !== 'string') throw new Error(`no text for ${key}`);
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
const inEnglish = (error: unknown) => errorMessage(translate(en), error);
const inChinese = (error: unknown) => errorMessage(translate(zh), error);

describe('messages of failures', () => {
  it.each([
    [400, 'Request error', '请求错误'],
    [401, 'Unauthorized, please log in again', '未授权，请重新登录'],
    [403, 'Access denied', '拒绝访问'],
    [404, 'Request failed', '请求失败'],
    [408, 'Request timed out', '请求超时'],
    [500, 'Server error', '服务器错误'],
    [501, 'Service not implemented', '服务未实现'],
    [502, 'Network error', '网络错误'],
    [503, 'Service unavailable', '服务不可用'],
    [504, 'Network timeout', '网络超时'],
    [505, 'HTTP version not supported', 'HTTP 版本不受支持'],
    [418, 'Connection error (418)', '连接出错（418）'],
  ])('HTTP %i', (status, english, chinese) => {
    const error = { kind: 'http', status };
    expect(inEnglish(error)).toBe(`${english}. Please check the network or contact the administrator.`);
    expect(inChinese(error)).toBe(`${chinese}，请检查网络或联系管理员！`);
  });

  it('a network failure asks to try later', () => {
    expect(inEnglish({ kind: 'network' })).toBe('Network connection error, please retry later.');
    expect(inChinese({ kind: 'network' })).toBe('网络连接异常，请稍后再试！');
  });

  it('the English message is shown in the English interface', () => {
    const error: ApiError = { kind: 'business', code: 400, msg: '冲突', enMsg: 'Conflict' };
    expect([inEnglish(error), inChinese(error)]).toEqual(['Conflict', '冲突']);
    expect(inEnglish({ kind: 'business', code: 400, msg: '仅中文' })).toBe('仅中文');
    expect(inEnglish({ kind: 'business', code: 400 })).toBe('Request error');
  });

  it.each(['network', 'timeout', 'schema'] as const)('%s has a message', (kind) => {
    expect(inEnglish({ kind })).toMatch(/[a-z]/);
    expect(inChinese({ kind })).toMatch(/[一-鿿]/);
  });

  it('an error that is not from a call has a message too', () => {
    expect(inEnglish(new Error('x'))).toBe('Request error');
    expect([isApiError(null), isApiError('x'), isApiError({ kind: 'http' })]).toEqual([false, false, true]);
  });
});
