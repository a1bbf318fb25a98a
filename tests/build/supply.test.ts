// What comes from others: exact versions, a lock file with a hash for each package, and no script of theirs runs (reliability.md X8).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

it('X8 every package is asked for by one exact version, which the lock file has', () => {
  for (const [name, version] of Object.entries(named)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

it('X8 every locked package has the hash of its contents and comes from nowhere but the registry', () => {
  const others = Object.entries(locked).filter(([path]) => path !== '');
  expect(others.length).toBeGreaterThan(100);
  for (const [path, { version, resolved, integrity, optional }] of others) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
    if (resolved !== undefined) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    // Programs for other machines than that which made the file are named by their version alone.
    if (integrity === undefined) expect([path, optional]).toEqual([path, true]);
    else expect(integrity, path).toMatch(/^sha512-/);
  }
});

it('X8 nothing of a package runs while it is installed; audits, a list of parts and a delay for news are set up', () => {
  expect(read('.ci/run')).toContain('npm ci --ignore-scripts');
  const supply = read('.ci/supply');
  for (const command of ['npm audit --omit=dev', 'npm audit signatures', 'npm sbom']) expect(supply).toContain(command);
  expect(JSON.parse(read('.ci/renovate.json'))).toMatchObject({ minimumReleaseAge: '7 days', rangeStrategy: 'pin' });
});
