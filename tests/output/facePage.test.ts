// The web page of a face: what its parts contain cannot end them, and its policy allows exactly its own script and style.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { facePage } from '@/output/facePage';

const parts = {
  title: 'Ocean',
  language: 'en',
  script: 'start()',
  file: Uint8Array.from([80, 75, 3, 4]),
  licenses: ['Use it.'],
};
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inside = (page: string, tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1] ?? '';

describe('the web page of a face', () => {
  it('has a policy with the hashes of its script and style, and no address', async () => {
    const page = await facePage(parts);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src ${sha256('start()')}`);
    expect(policy).toContain(`style-src ${sha256(inside(page, 'style'))}`);
    expect(policy).not.toMatch(/https?:|connect-src|unsafe/);
  });

  it('contains the file as base64', async () => {
    expect(await facePage(parts)).toContain('<script type="text/plain" id="file">UEsDBA==</script>');
  });

  it.each([
    ['a title', { title: '</title><script>alert(1)</script>' }],
    ['a license', { licenses: ['</script><script>alert(1)</script>'] }],
    ['a script', { script: 'x = "</script><!-- <script>alert(1)</SCRIPT>"' }],
    ['a language', { language: '"><script>alert(1)</script>' }],
  ])('is not ended by %s', async (_, changed) => {
    const page = await facePage({ ...parts, ...changed });
    const plain = await facePage(parts);
    const tags = (text: string) => (text.match(/<\/(?:script|title|style)/gi) ?? []).length;
    expect(tags(page)).toBe(tags(plain));
    expect(page).not.toContain('<!--');
  });

  it('runs the script that was given', async () => {
    const page = await facePage({ ...parts, script: 'globalThis.made = "</script>".length + `<!--`.length' });
    const code = inside(page, 'script');
    const made = new Function('globalThis', `${code}; return globalThis.made;`)({});
    expect(made).toBe(13);
  });
});
