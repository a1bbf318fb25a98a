// Serves a built product: the files present at start, by their exact names only.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PAGE_HEADERS } from './secureHeaders';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKS_WELL = ['.html', '.js', '.css', '.json', '.map', '.svg', '.ttf', '.txt', '.webmanifest'];

/** Files in `assets` have content hashes in their names; everything else is revalidated. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface StaticFiles {
  /** The file at a URL, or the page for application URLs; null if there is none. */
  answer(request: Request): Promise<Response | null>;
}

/** Over plain http browsers do not accept newer encodings. */
const pack = promisify(gzip);

/** Empty if there is no such folder. */
async function filesIn(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((thrown) => {
    if (['ENOENT', 'ENOTDIR'].includes(thrown.code)) return [];
    throw thrown;
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [`/${relative(root, path).split(sep).join('/')}`, path]));
}

const sha = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

export async function staticFiles(root: string): Promise<StaticFiles> {
  const files = await filesIn(root);
  const page = files.get('/index.html');
  if (!page)
    throw new Error(`${root} holds no index.html: build the product first (VITE_BACKEND=remote npm run build)`);
  const packed = new Map<string, Uint8Array<ArrayBuffer>>();

  async function bytesOf(file: string, isPacked: boolean): Promise<Uint8Array<ArrayBuffer>> {
    if (!isPacked) return new Uint8Array(await readFile(file));
    const cached = packed.get(file);
    if (cached) return cached;
    const made = new Uint8Array(await pack(await readFile(file)));
    packed.set(file, made);
    return made;
  }

  async function send(request: Request, name: string, file: string): Promise<Response> {
    const ending = extname(file).toLowerCase();
    const isPacked = PACKS_WELL.includes(ending) && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    const bytes = await bytesOf(file, isPacked);
    const etag = sha(bytes);
    const headers = {
      ...PAGE_HEADERS,
      'cache-control': name.startsWith('/assets/') ? FOR_EVER : 'no-cache',
      vary: 'accept-encoding',
      etag,
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const more = {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      ...(isPacked && { 'content-encoding': 'gzip' }),
    };
    return new Response(request.method === 'HEAD' ? null : bytes, { headers: { ...headers, ...more } });
  }

  return {
    answer: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const name = new URL(request.url).pathname;
      const file = files.get(name);
      if (file) return send(request, name, file);
      // A missing file is a 404, never the page.
      const isFile = name.startsWith('/assets/') || /[.%\\]/.test(name);
      return isFile ? null : send(request, '/index.html', page);
    },
  };
}
