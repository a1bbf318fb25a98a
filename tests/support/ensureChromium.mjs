// Finds a Chromium or Chrome for the tests; if there is none, installs one if allowed, and otherwise prints instructions.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of an installed browser: CHROME_PATH first, then the PATH, then the usual places, then Playwright's; or null. */
export async function findChromium() {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) return runs(CHROME_PATH) ? CHROME_PATH : null;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const installed = [...onPath, ...FIXED].find(runs);
  if (installed) return installed;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Runs a command with its output shown on standard error; true if it succeeded. */
const succeeds = (command, ...words) => spawnSync(command, words, { stdio: ['ignore', 2, 2] }).status === 0;

function install() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) return succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', '-q', 'chromium');
  return succeeds(
    process.execPath,
    fileURLToPath(import.meta.resolve('playwright-core/cli.js')),
    'install',
    'chromium',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await findChromium())) {
  if (!install() || !(await findChromium())) {
    console.error('No Chromium or Chrome was found or could be installed: install one, or set CHROME_PATH to it.');
    process.exit(1);
  }
}
