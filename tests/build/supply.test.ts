// Third-party packages: exact versions, a lock file with a hash for each package, and no install scripts
// (docs/rules/reliability.md X8).
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const named: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
}
const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;

it('X8 every package has one exact version, which the lock file contains', () => {
  for (const [name, version] of Object.entries(named)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

it('X8 every locked package has a hash of its contents and comes only from the registry', () => {
  const others = Object.entries(locked).filter(([path]) => path !== '');
  expect(others.length).toBeGreaterThan(100);
  for (const [path, { version, resolved, integrity, optional }] of others) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
    if (resolved !== undefined) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    // Programs for other platforms than the one that wrote the file have only a version.
    if (integrity === undefined) expect([path, optional]).toEqual([path, true]);
    else expect(integrity, path).toMatch(/^sha512-/);
  }
});

it('X8 no package runs an install script; audits, a list of parts and a minimum age for new versions are set up', () => {
  expect(read('.ci/run')).toContain('npm ci --ignore-scripts');
  const supply = read('.ci/supply');
  for (const command of ['npm audit --omit=dev', 'npm audit signatures', 'npm sbom']) expect(supply).toContain(command);
  expect(JSON.parse(read('.ci/renovate.json'))).toMatchObject({ minimumReleaseAge: '7 days', rangeStrategy: 'pin' });
});

/** Output and exit code of a fake npm, call by call; a copy of the script runs with it. */
function supplyWith(npm: Readonly<Record<string, { says?: string; ends?: number }>>) {
  const root = mkdtempSync(join(tmpdir(), 'supply-'));
  try {
    mkdirSync(join(root, '.ci'));
    mkdirSync(join(root, 'bin'));
    copyFileSync(resolve(import.meta.dirname, '../../.ci/supply'), join(root, '.ci/supply'));
    const cases = Object.entries(npm).map(
      ([call, { says = '', ends = 0 }]) => `'${call}'*) printf '%s\\n' '${says}' >&2; exit ${ends};;`,
    );
    writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\ncase "$*" in\n${cases.join('\n')}\nesac\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` };
    const { status, stdout, stderr } = spawnSync('bash', ['.ci/supply'], { cwd: root, env, encoding: 'utf8' });
    return { status, last: `${stdout}${stderr}`.trim().split('\n').at(-1), files: existsSync(join(root, 'sbom.json')) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const NO_AUDIT =
  'npm warn audit 405 Method Not Allowed - POST advisories/bulk\nnpm error audit endpoint returned an error';
const NO_STORE =
  'npm error network request to https://tuf-repo-cdn.sigstore.dev/15.root.json failed, reason: ENOTFOUND';

it.each([
  ['all is well', {}, 0, /^supply: all is well\./, true],
  ['a weakness is found', { audit: { says: '1 high severity: ECONNRESET crash', ends: 1 } }, 1, /FAILED/, true],
  ['the registry answers no audit', { 'audit --omit': { says: NO_AUDIT, ends: 1 } }, 2, /INCOMPLETE/, true],
  ['the store of signatures is not there', { 'audit signatures': { says: NO_STORE, ends: 1 } }, 2, /INCOMPLETE/, true],
  [
    'a signature is wrong',
    { 'audit signatures': { says: '1 package has an invalid signature', ends: 1 } },
    1,
    /FAILED/,
    true,
  ],
  ['nothing can be installed', { ci: { ends: 1 } }, 2, /nothing was asked/, false],
] as const)('X8 if %s, the supply check ends accordingly and reports it', (_, npm, status, report, files) => {
  const ended = supplyWith(npm);
  expect(ended).toMatchObject({ status, files });
  expect(ended.last).toMatch(report);
});
