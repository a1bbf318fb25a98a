// The built command `dialwright` needs no packages and no build tools: it runs on both databases from a folder that has only it.
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_VERSION } from '@/backend/adapters/sql/migrate';
import { LOGIN } from '../../support/backendWorld';
import { addressOf, builtCommand, running } from '../../support/commands';
import { newPostgresDatabase } from '../../support/media';
import { POSTGRES_PROGRAMS } from '../../support/postgres';

const { path, folder, run, result } = builtCommand();

const ROOT = resolve(import.meta.dirname, '../../..');
const MEDIA = POSTGRES_PROGRAMS ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** Signs in as the account of the demo. */
async function signIn(base: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api/user/login`, { method: 'POST', headers, body: JSON.stringify(LOGIN) });
  return (await answer.json()).code;
}

describe.each(MEDIA)('dialwright alone in a folder, on %s', (medium) => {
  it('serves, ends after SIGTERM, migrates and gives a role', async () => {
    const data = ['--data', folder(`alone-${medium}`)];
    const env: Record<string, string> = medium === 'PGlite' ? {} : { DATABASE_URL: await newPostgresDatabase() };
    const server = run(['serve', '--port', '0', '--demo', ...data], env);
    const base = await addressOf(server);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect(await signIn(base)).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await result(['migrate', ...data], env)).toEqual([0, `the data has version ${DATA_VERSION}\n`]);
    const { phone } = LOGIN;
    expect(await result(['moderator', String(phone), ...data], env)).toEqual([0, `${phone} is a moderator\n`]);
  }, 180_000);
});

it('dialwright --help names every command', async () => {
  const [code, output] = await result(['--help']);
  expect(code).toBe(0);
  for (const name of ['serve', 'migrate', 'sums', 'moderator', 'operator'])
    expect(output).toMatch(new RegExp(`dialwright .*${name}`));
});

describe.skipIf(process.platform === 'win32')('`npm run serve` without build tools', () => {
  /** A project as `npm ci --omit=dev` leaves it, with or without a built command. */
  async function project(name: string, isBuilt: boolean): Promise<string> {
    const place = folder(name);
    await mkdir(place, { recursive: true });
    await writeFile(
      join(place, 'package.json'),
      JSON.stringify({ type: 'module', scripts: { serve: 'node build/serve.mjs' } }),
    );
    await cp(join(ROOT, 'build'), join(place, 'build'), { recursive: true });
    if (isBuilt) await cp(resolve(path(), '..'), join(place, 'dist-server'), { recursive: true });
    return place;
  }

  it('runs the built command, and npm leaves no process after SIGTERM', async () => {
    const place = await project('built', true);
    const data = join(place, 'data');
    const server = running('npm', ['run', 'serve', '--', '--port', '0', '--data', data], {}, place);
    await addressOf(server);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.output()).toContain('stopping');
    expect((await readdir(data)).filter((name) => name.startsWith('lock-'))).toEqual([]);
  }, 180_000);

  it('says how to build a command that is missing', async () => {
    const place = await project('unbuilt', false);
    const server = running('npm', ['run', '--silent', 'serve'], {}, place);
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('The server is not built: run "npm ci" and "npm run build:server" first.\n');
  });

  it('adds the files of a changed build and takes none away, and builds nothing for a command', async () => {
    const place = await project('changing', false);
    await mkdir(join(place, 'node_modules/vite'), { recursive: true });
    const change = (name: string) =>
      writeFile(
        join(place, 'build/serverBuild.mjs'),
        `import { mkdir, writeFile } from 'node:fs/promises';
        export async function buildCommand(folder) {
          await mkdir(folder);
          await writeFile(folder + '/part-${name}.mjs', '');
          await writeFile(folder + '/dialwright.mjs', 'process.stderr.write("${name}")');
        }`,
      );
    const serve = async (...args: string[]) => {
      const one = running('npm', ['run', '--silent', 'serve', '--', ...args], {}, place);
      await one.ended;
      return one.output();
    };
    await change('one');
    expect(await serve()).toBe('one');
    await change('two');
    expect(await serve('moderator', '13800000000')).toBe('one');
    expect(await serve('--data', 'x', '--demo', 'migrate')).toBe('one');
    expect(await serve('--data', 'x', 'serve', '--port', '0')).toBe('two');
    expect((await readdir(join(place, 'dist-server'))).sort()).toEqual([
      'dialwright.mjs',
      'part-one.mjs',
      'part-two.mjs',
    ]);
  });
});
