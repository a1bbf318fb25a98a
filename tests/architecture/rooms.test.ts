// The one rule of the house: a room imports only from rooms to its left, and the plain rooms use no React, DOM or clock.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/schemas/languages';

const ROOT = resolve(import.meta.dirname, '../..');
const LINE = [
  'schemas',
  'bytes',
  'face',
  'output',
  'ui',
  'service',
  'forms',
  'simulator',
  'embed',
  'drafts',
  'packaging',
  'storefront',
  'editor',
  'features',
  'workspace',
  'pages',
  'app',
];
/** Beside the line: the backend, and what embeds it. No room of the client imports them. */
const BESIDE = ['backend', 'mocks'];
/** The order of folders inside the larger rooms. */
const INNER: Record<string, readonly string[]> = {
  face: ['geometry', 'dataTags', 'watchFaceFormat', 'liveData', 'nodes', 'platforms', 'seen'],
  editor: ['document', 'commands', 'dispatch', 'images', 'canvas', 'gestures'],
};

const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : /\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [],
  );

interface SourceFile {
  path: string;
  text: string;
  /** Repository paths that it imports, without extension; package names stay unchanged. */
  imports: string[];
}

function read(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const matches = text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
  const imports = [...matches].map(([, name = '']) => {
    if (name.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(path), name));
    const shared = /^@\/(schemas|locales|mocks|tests)\//.test(name);
    return name.startsWith('@/') ? (shared ? name.slice(2) : `src/${name.slice(2)}`) : name;
  });
  return { path, text, imports };
}

const files = ['schemas', 'src', 'mocks'].flatMap(walk).map(read);

/** The schema of a node type is in the folder of the type, and belongs to the room `schemas`. */
const isNodeSchema = (path: string) => /^src\/face\/nodes\/\w+\/schema(\.ts)?$/.test(path);
/** Room of a repository path, or an empty text for packages and files outside the rooms. */
const roomOf = (path: string) => (isNodeSchema(path) ? 'schemas' : (/^(?:src\/)?(\w+)/.exec(path)?.[1] ?? ''));
const isOurs = (path: string) => /^(schemas|src|mocks|locales)\//.test(path);

describe('rooms form one line', () => {
  it.each(files.filter((file) => !BESIDE.includes(roomOf(file.path))))('$path imports only from its left', (file) => {
    const own = LINE.indexOf(roomOf(file.path));
    expect(own, 'an unknown room').toBeGreaterThanOrEqual(0);
    const wrong = file.imports.filter((name) => {
      if (!isOurs(name) || name.startsWith('locales')) return false;
      if (roomOf(name) === 'mocks') return file.path !== 'src/app/main.tsx' || !file.text.includes(`import('@/mocks/`);
      return roomOf(name) === 'backend' || LINE.indexOf(roomOf(name)) > own;
    });
    expect(wrong).toEqual([]);
  });

  const folderIn = (room: string, path: string) => new RegExp(`^src/${room}/(\\w+)/`).exec(path)?.[1];
  const inner = Object.keys(INNER).flatMap((room) =>
    files
      .filter((file) => file.path.startsWith(`src/${room}/`) && !isNodeSchema(file.path))
      .map((file) => ({ room, ...file })),
  );
  it.each(inner)('$path keeps the order inside $room', ({ room, path, imports }) => {
    const line = INNER[room] ?? [];
    const own = folderIn(room, path);
    // A file at the root of a room is to the right of all its folders.
    const place = own === undefined ? line.length : line.indexOf(own);
    expect(place, `an unknown folder of ${room}`).toBeGreaterThanOrEqual(0);
    const wrong = imports.filter((name) => {
      const folder = name.startsWith(`src/${room}/`) ? folderIn(room, `${name}/`) : undefined;
      return folder !== undefined && line.indexOf(folder) > place;
    });
    expect(wrong).toEqual([]);
  });

  it('the root of the editor has no files, and the root of the workspace only its screen', () => {
    const loose = files.filter(({ path }) => /^src\/(editor|workspace)\/[^/]+$/.test(path)).map(({ path }) => path);
    expect(loose).toEqual(['src/workspace/EditorScreen.tsx']);
  });

  const featureOf = (path: string) => /^src\/features\/(\w+)/.exec(path)?.[1];
  const importsOf = (isWrong: (from: string, to: string) => boolean) =>
    files.flatMap(({ path, imports }) =>
      imports.filter((name) => isWrong(path, name)).map((name) => `${path} -> ${name}`),
    );

  it('no feature imports another feature', () => {
    const wrong = importsOf((from, to) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(wrong).toEqual([]);
  });

  it('other rooms import only the files at the root of a feature', () => {
    const wrong = importsOf((from, to) => featureOf(to) !== featureOf(from) && /^src\/features\/\w+\/\w+\//.test(to));
    expect(wrong).toEqual([]);
  });

  it('every file at the root of a feature is used outside it', () => {
    const used = new Set(
      files.flatMap(({ path, imports }) => imports.filter((to) => featureOf(to) !== featureOf(path))),
    );
    const roots = files.map(({ path }) => path).filter((path) => /^src\/features\/\w+\/[^/]+$/.test(path));
    expect(roots.length).toBeGreaterThan(10);
    expect(roots.filter((path) => !used.has(path.replace(/\.tsx?$/, '')))).toEqual([]);
  });

  it.each(files.filter((file) => roomOf(file.path) === 'backend'))(
    '$path imports only data, bytes and plain face',
    (file) => {
      const allowed = /^(schemas|src\/(bytes|backend|face\/platforms))(\/|$)|^locales\/\w+\/server(Late)?\.json$/;
      // The server loads the testers' controls on request, as the page does.
      const isLoaded = (name: string) =>
        file.path === 'src/backend/http.ts' && file.text.includes(`import('@/${name}')`);
      const isAllowed = (name: string) => allowed.test(name) || isNodeSchema(name) || isLoaded(name);
      expect(file.imports.filter((name) => isOurs(name) && !isAllowed(name))).toEqual([]);
    },
  );

  describe('inside the backend', () => {
    /** The parts that each part may import. The files at the root connect everything and may import all parts. */
    const MAY: Readonly<Record<string, readonly string[]>> = {
      modules: ['shared', 'records', 'refusals'],
      shared: ['records', 'refusals'],
      adapters: ['shared', 'records'],
      server: ['adapters', 'shared', 'records', 'app', 'route'],
    };
    const partOf = (path: string) => /^src\/backend\/(\w+)/.exec(path)?.[1];
    const moduleOf = (path: string) => /^src\/backend\/modules\/(\w+)/.exec(path)?.[1];

    it('a part imports only the parts that it may', () => {
      const wrong = importsOf((from, to) => {
        const [own, other] = [partOf(from) ?? '', partOf(to)];
        return MAY[own] !== undefined && other !== undefined && own !== other && !MAY[own].includes(other);
      });
      expect(wrong).toEqual([]);
    });

    it('no module imports another module', () => {
      const modules = new Set(files.flatMap(({ path }) => moduleOf(path) ?? []));
      expect([...modules].sort()).toEqual(['accounts', 'ai', 'designs', 'money', 'publishing']);
      const wrong = importsOf((from, to) => {
        const [own, other] = [moduleOf(from), moduleOf(to)];
        return own !== undefined && other !== undefined && own !== other;
      });
      expect(wrong).toEqual([]);
    });

    it('rules import no endpoints', () => {
      const isRule = (path: string) => /^src\/backend\/(shared|modules\/\w+)\/domain\//.test(path);
      const wrong = importsOf(
        (from, to) =>
          isRule(from) &&
          to.startsWith('src/backend/') &&
          !isRule(to) &&
          !/^src\/backend\/(records|refusals)$/.test(to),
      );
      // The values of a port are declared with it.
      const types = wrong.filter((edge) => !edge.endsWith(' -> src/backend/shared/ports'));
      expect(types).toEqual([]);
    });
  });

  it.each(files.filter((file) => roomOf(file.path) === 'mocks'))('$path imports only the backend and data', (file) => {
    const allowedRooms = /^(mocks|schemas|src\/(bytes|backend))\//;
    expect(file.imports.filter((name) => isOurs(name) && !allowedRooms.test(name) && !isNodeSchema(name))).toEqual([]);
  });

  it('no page imports another page', () => {
    const page = (path: string) => /^src\/pages\/(\w+)/.exec(path)?.[1];
    const wrong = files.flatMap((file) =>
      file.imports
        .filter((name) => page(file.path) && page(name) && page(name) !== page(file.path))
        .map((name) => `${file.path} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

const PLAIN = [
  /^schemas\//,
  /^src\/face\/(?!.*Svg\.tsx$)(?!nodes\/svg\.ts$)/,
  /^src\/output\//,
  /^src\/editor\/commands\//,
  /^src\/editor\/document\/(history|editorState)\.ts$/,
  /^src\/bytes\//,
  /^src\/backend\/(shared|modules\/\w+)\/domain\//,
];

describe('tests mirror the rooms', () => {
  const folders = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
      // The bench has packages of its own.
      entry.isDirectory() && entry.name !== 'node_modules'
        ? [join(folder, entry.name), ...folders(join(folder, entry.name))]
        : [],
    );
  /** Helpers that tests of several folders of a room use. */
  const isSupport = (path: string) => /\/support(\/|$)/.test(path);
  const homes = folders('tests').filter((path) => LINE.includes(path.split('/')[1] ?? '') && !isSupport(path));
  it.each(homes)('%s mirrors a place in src', (path) => {
    const place = path.replace(/^tests\/(?!schemas)/, 'src/').replace(/^tests\//, '');
    expect(existsSync(join(ROOT, place)), place).toBe(true);
  });
});

describe('plain rooms', () => {
  /** Drawings that a file imports statically; type imports and dynamic imports do not count. */
  const drawingsIn = (text: string) =>
    [...text.matchAll(/^import (?!type\b)[^;]*?'([^']+Svg)';/gm)].map(([, name]) => name);
  const plain = files.filter((file) => PLAIN.some((pattern) => pattern.test(file.path)));
  it.each(plain)('$path uses no React, no DOM and no clock of its own', (file) => {
    expect(file.imports.filter((name) => /^react|^@dnd-kit|^@headlessui/.test(name))).toEqual([]);
    // `plainSvg` reads a file of this format.
    expect(drawingsIn(file.text).filter((name) => !name?.endsWith('/plainSvg'))).toEqual([]);
    const code = file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(
      code.match(/\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\b(?:window|document|localStorage|navigator)\./g) ?? [],
    ).toEqual([]);
  });
});

describe('words that only one place may use', () => {
  // Code that makes packages for the platform names their parts as the platform does.
  const outside = files.filter(
    (file) => !/^(schemas|mocks|src\/(backend|face\/platforms|bytes\/android|output\/apk))\//.test(file.path),
  );
  it.each(outside)('$path names no platform', (file) => {
    expect(file.text.match(/falcon|android/gi) ?? []).toEqual([]);
  });

  it('only the build room reads the environment of the build', () => {
    const readers = files.filter((file) => /import\.meta\.env/.test(file.text)).map((file) => file.path);
    expect(readers.filter((path) => !path.startsWith('src/service/build/') && path !== 'mocks/browser.ts')).toEqual([]);
  });

  it('only its own row distinguishes one language from another', () => {
    const named = LANGUAGES.map(({ id }) => `'${id}'`).join('|');
    const compare = new RegExp(`[!=]==?\\s*(?:${named})|(?:${named})\\s*[!=]==?|case (?:${named})`);
    const wrong = files.filter(({ path, text }) => path !== 'schemas/languages.ts' && compare.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(compare.test(`language !== 'zh' && 'en' === language`)).toBe(true);
  });

  it('no file compares node types or kinds outside their room', () => {
    const compare = /\.nodeType\s*[!=]==/;
    const wrong = files.filter(
      (file) => compare.test(file.text) && !/^(schemas|src\/face\/(nodes|platforms))\//.test(file.path),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });
});
