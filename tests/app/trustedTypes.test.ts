// Which addresses may become scripts, and which text may become HTML.
import { describe, expect, it } from 'vitest';
import { isHandleStyle, isOwnScript } from '@/app/trustedTypes';

const PAGE = 'https://faces.example/design/dial/1';
const own = (url: string, worker: string | null = 'backendWorker.js') =>
  isOwnScript(url, { basePath: '/design/', worker }, PAGE);

describe('scripts', () => {
  it.each(['/design/assets/worker-a1.js', 'https://faces.example/design/assets/deep/x.js', '/design/backendWorker.js'])(
    '%s is ours',
    (url) => expect(own(url)).toBe(true),
  );
  it.each([
    'https://elsewhere.example/design/assets/worker.js',
    '/assets/worker.js',
    '/design/assets/../api/files/1.js',
    '/design/assets/%2e%2e/api/files/1.js',
    '/design/assets/x.png',
    '/design/api/files/1',
    '/design/backendWorker.js/../x.js',
    'blob:https://faces.example/1',
    'data:text/javascript,1',
    'javascript:1',
    '//elsewhere.example/design/assets/x.js',
  ])('%s is not ours', (url) => expect(own(url)).toBe(false));
  it('a build for a server has no backend worker', () => expect(own('/design/backendWorker.js', null)).toBe(false));
});

describe('markup', () => {
  it('may be the style sheet of the handles', () =>
    expect(isHandleStyle('.rCS1abc { position: absolute }')).toBe(true));
  it.each(['<p>mine</p>', '.rCS{}</style><script>1</script>', 'body { }', ''])('%s is refused', (text) =>
    expect(isHandleStyle(text)).toBe(false),
  );
});
