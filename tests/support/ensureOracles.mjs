// Installs the tools that tests use as oracles for packages and documents, where a CI machine allows it: root on Debian.
// Elsewhere, and if the installation fails, those tests skip with a message.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages, by a program or file that shows that it is installed. */
const PACKAGES = {
  apksigner: 'apksigner',
  aapt: 'aapt',
  // Part of aapt.
  aapt2: 'aapt',
  zipalign: 'zipalign',
  apktool: 'apktool',
  androguard: 'androguard',
  '/usr/lib/python3/dist-packages/xmlschema': 'python3-xmlschema',
};

const isThere = (name) =>
  name.startsWith('/')
    ? existsSync(name)
    : (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Maximum duration of an installation, ms: an unresponsive registry does not block the tests. */
const INSTALL_MS = 300_000;

/** Runs a command with its output shown on standard error; true if it succeeded. */
const succeeds = (command, ...words) =>
  spawnSync(command, words, { stdio: ['ignore', 2, 2], timeout: INSTALL_MS }).status === 0;

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
if (process.env.CI && isRootOnDebian) {
  const missing = [...new Set(Object.entries(PACKAGES).flatMap(([name, source]) => (isThere(name) ? [] : [source])))];
  const install = () =>
    succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing);
  if (missing.length > 0 && !install())
    console.error(`${missing.join(', ')} could not be installed: the tests that ask them skip.`);
}
