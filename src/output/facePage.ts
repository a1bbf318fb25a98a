// A web page in one file that shows a face without a network: the script, the project file as base64, and the licenses of
// the fonts in it.
import { toBase64 } from '@/bytes/base64';

export interface FacePageParts {
  /** Name of the design. */
  title: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  script: string;
  /** The project file with all fonts that its texts use. */
  file: Uint8Array<ArrayBuffer>;
  /** License texts of the fonts. */
  licenses: readonly string[];
}

const STYLES = `
* { box-sizing: border-box; }
html { color-scheme: light dark; background: light-dark(#f2f3f7, #14161a); color: light-dark(#14161a, #f2f3f7);
  font: 16px/1.5 system-ui, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
body { margin: 0; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; text-align: center; overflow-wrap: anywhere; }
dialwright-face { width: min(100%, 26rem, 62vh); margin: 0 auto 1.5rem; }
form { display: grid; gap: .75rem; }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; border: 0; }
legend { float: left; width: 5.75rem; padding: 0; }
fieldset label { display: flex; gap: .4rem; align-items: center; min-height: 1.5rem; }
.row { display: grid; grid-template-columns: 6rem minmax(0, 1fr) 5.5rem; gap: 0 1rem; align-items: center; }
.row input { width: 100%; margin: 0; }
.row select { grid-column: 2 / 4; font: inherit; padding: .25rem; }
input { accent-color: light-dark(#0b6b53, #4fd1a5); }
output { text-align: end; font-variant-numeric: tabular-nums; }
button { justify-self: start; margin-inline-start: 7rem; font: inherit; padding: .3rem .8rem; }
:focus-visible { outline: 2px solid light-dark(#0b6b53, #4fd1a5); outline-offset: 2px; }
footer { margin-top: 2rem; font-size: .8125rem; text-align: center; color: light-dark(#4b5563, #a5adba); }
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quoted = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** The text of a script or style element, in which its end tag and a comment cannot occur. */
const contained = (text: string) => text.replace(/<(?=\/(?:script|style)|!--)/gi, '\\x3c');

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${toBase64(new Uint8Array(digest))}'`;
}

/**
 * The text of the page. Its policy allows its own script and style, pictures and fonts from memory, and no request.
 * Replaces `<` of end tags and comments in the script by an escape, which is valid in strings, templates and regular
 * expressions only: bundles have them nowhere else.
 */
export async function facePage({ title, language, script, file, licenses }: FacePageParts): Promise<string> {
  const code = contained(script);
  const policy = [
    "default-src 'none'",
    `script-src ${await hashOf(code)}`,
    `style-src ${await hashOf(STYLES)}`,
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    `<html lang="${quoted(language)}">`,
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${quoted(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="data:,">',
    `<title>${quoted(title)}</title>`,
    `<style>${STYLES}</style>`,
    '<div id="page"></div>',
    `<script type="text/plain" id="file">${toBase64(file)}</script>`,
    ...licenses.map((text) => `<script type="text/plain" class="license">${contained(text)}</script>`),
    `<script>${code}</script>`,
    '</html>',
    '',
  ].join('\n');
}
