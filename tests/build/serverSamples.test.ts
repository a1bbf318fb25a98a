// The samples for operators name commands, settings, ports and files that exist.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, USAGE } from '@/backend/server/options';
import { operations } from '@/schemas/wire/operations';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, 'hosting', name), 'utf8');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const command: string = manifest.bin.dialwright;
const PORT = readOptions([], {}).options.port;
const MB = 1024 * 1024;
/** The largest body of a call. */
const BODY_MB =
  Math.max(...Object.values(operations).map((row) => ('bytesMax' in row ? Number(row.bytesMax) : 0))) / MB;
/** Idle connections are closed by the server after this many seconds (`listen.ts`). */
const REST_S = 65;

const first = (pattern: RegExp, text: string): string => {
  const [, part] = pattern.exec(text) ?? [];
  expect(part, String(pattern)).toBeDefined();
  return part ?? '';
};

/** The settings that a server reads from its environment. */
const isSetting = (name: string) => new RegExp(`\\b${name}\\b`).test(USAGE);

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const list = (word: string): string[] => JSON.parse(first(new RegExp(`^${word} (\\[.*\\])$`, 'm'), text));

  it('runs scripts of package.json and copies what they build', () => {
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts).toEqual(['build', 'build:server']);
    for (const name of scripts) expect(manifest.scripts).toHaveProperty([name]);
    expect([...text.matchAll(/COPY --from=build \/src\/(\S+) \/app\/\1$/gm)].map(([, name]) => name)).toEqual([
      command.split('/')[0],
      'dist',
    ]);
    for (const name of first(/^COPY (package.*) \.\/$/m, text).split(' '))
      expect(existsSync(join(ROOT, name))).toBe(true);
  });

  it('starts the built command on its port, with the product and the volume', () => {
    expect(list('ENTRYPOINT')).toEqual(['node', `/app/${command}`]);
    const { command: started, options } = readOptions(list('CMD'), {});
    expect(started).toEqual({ kind: 'serve' });
    expect(options).toMatchObject({
      port: Number(first(/^EXPOSE (\d+)$/m, text)),
      lan: true,
      app: '/app/dist',
      demo: false,
    });
    expect(options.data).toBe(first(/^VOLUME (\S+)$/m, text));
    expect(text).toContain(`mkdir -m 0700 ${options.data} && chown node:node ${options.data}`);
  });

  it('needs no folder that the ignore file leaves out', () => {
    const ignored = read('Dockerfile.dockerignore').trim().split('\n');
    expect(ignored).toContain('node_modules');
    for (const needed of ['src', 'schemas', 'locales', 'mocks', 'build', 'package.json'])
      expect(ignored).not.toContain(needed);
  });
});

describe('dialwright.service', () => {
  const text = read('dialwright.service');

  it('starts the built command with options that it has, and waits until it has closed', () => {
    const [node, script, ...args] = first(/^ExecStart=(.*)$/m, text).split(' ');
    expect([node, script]).toEqual(['/usr/bin/node', `/opt/dialwright/${command}`]);
    const { command: started, options } = readOptions(args, {});
    expect([started.kind, options.port, options.data]).toEqual(['serve', PORT, '/var/lib/dialwright']);
    expect(options.data).toBe(`/var/lib/${first(/^StateDirectory=(\S+)$/m, text)}`);
    expect(Number(first(/^TimeoutStopSec=(\d+)$/m, text))).toBeGreaterThan(10);
    expect(text).toContain('KillSignal=SIGTERM');
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const service = (name: string) => first(new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm'), text);
  const environment = (name: string) =>
    Object.fromEntries(
      [...first(/ {4}environment:\n((?: {6}.*\n)+)/, service(name)).matchAll(/^ {6}(\w+): "?([^"\n]*)"?$/gm)].map(
        ([, key = '', value = '']) => [
          key,
          value.replace(/\$\{POSTGRES_PASSWORD\}/, 'secret').replace(/\$\{\w+:-\}/, ''),
        ],
      ),
    );

  it('gives the server settings that it has, with valid values', () => {
    const settings = environment('server');
    expect(Object.keys(settings).length).toBeGreaterThan(2);
    for (const name of Object.keys(settings)) expect(isSetting(name), name).toBe(true);
    const { options } = readOptions([], settings);
    expect(options.databaseUrl).toBe('postgres://dialwright:secret@database/dialwright');
    const { POSTGRES_USER, POSTGRES_DB } = environment('database');
    expect([POSTGRES_USER, POSTGRES_DB]).toEqual(['dialwright', 'dialwright']);
    expect(settings.TRUSTED_PROXIES).toBe(first(/- subnet: (\S+)/, text));
    const grace = Number(first(/stop_grace_period: (\d+)s/, service('server')));
    expect(grace * 1000).toBeGreaterThan(options.limits.drainMs + 10_000);
  });

  it('names services, ports, volumes and files that exist', () => {
    const { SERVER } = environment('proxy');
    expect(SERVER).toBe(`server:${PORT}`);
    expect(service('server')).toContain(`http://127.0.0.1:${PORT}/readyz`);
    expect(existsSync(join(ROOT, first(/dockerfile: (\S+)/, service('server'))))).toBe(true);
    const volumes = first(/^volumes:\n((?: {2}\w+:\n)+)/m, text);
    for (const [, volume = ''] of text.matchAll(/^ {6}- ([\w./]+):\//gm))
      if (volume.startsWith('.')) expect(existsSync(join(ROOT, 'hosting', volume))).toBe(true);
      else expect(volumes).toContain(`  ${volume}:\n`);
    expect(service('server')).toContain(`files:${first(/^VOLUME (\S+)$/m, read('Dockerfile'))}`);
  });
});

describe('proxies before the server', () => {
  it('nginx-server.conf passes the largest body, the caller and texts piece by piece', () => {
    const text = read('nginx-server.conf');
    expect(first(/upstream dialwright \{\s*server (\S+);/, text)).toBe(`127.0.0.1:${PORT}`);
    expect(Number(first(/client_max_body_size (\d+)m;/, text))).toBeGreaterThanOrEqual(BODY_MB);
    expect(Number(first(/keepalive_timeout (\d+)s;/, text))).toBeLessThan(REST_S);
    expect(text).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(
      readOptions([], { TRUSTED_PROXIES: first(/TRUSTED_PROXIES=([\d.]+)\.$/m, text) }).options.proxies.count,
    ).toBe(1);
    const [place = ''] = [...text.matchAll(/location (\/\w+\/) \{[^}]*proxy_buffering off;/g)].map(([, path]) => path);
    expect(Object.values(operations).some(({ path }) => path.startsWith(place) && place.length > 1)).toBe(true);
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('Caddyfile passes the largest body to the same port', () => {
    const text = read('Caddyfile');
    expect(first(/\{\$SERVER:([\d.:]+)\}/, text)).toBe(`127.0.0.1:${PORT}`);
    expect(Number(first(/max_size (\d+)MiB/, text))).toBeGreaterThanOrEqual(BODY_MB);
    expect(Number(first(/keepalive (\d+)s/, text))).toBeLessThan(REST_S);
  });
});
