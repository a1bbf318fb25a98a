// A folder for the bundle of one test.
import { randomUUID } from 'node:crypto';

/** Inside the repository, so that packages are found. */
export const newOutput = (): string => `tests/.output/${randomUUID()}`;
