// The folder of the project, also for a script that was bundled into one of its folders.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The nearest folder with a package.json, from a folder upwards. Throws if there is none. */
export function projectRoot(from) {
  if (existsSync(resolve(from, 'package.json'))) return from;
  if (dirname(from) === from) throw new Error('There is no package.json above this script.');
  return projectRoot(dirname(from));
}
