// Import roots: one for each top-level folder, so that an import line names its room.
import { projectRoot } from './projectRoot.mjs';

const root = projectRoot(import.meta.dirname);

export const alias = [
  { find: /^@\/(schemas|locales|mocks|tests)\//, replacement: `${root}/$1/` },
  { find: /^@\//, replacement: `${root}/src/` },
];
