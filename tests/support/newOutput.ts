// A folder for a bundle of a test's own.
import { randomUUID } from 'node:crypto';

/** Below the repository, from where packages are found. */
export const newOutput = (): string => `tests/.output/${randomUUID()}`;
