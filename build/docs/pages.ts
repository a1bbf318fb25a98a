// Every generated page of docs, by its path in the repository. `npm run docs:pages` writes them.
import { apiPages } from './apiPages';
import { designFilePage } from './designFilePage';
import { watchFacePage } from './watchFacePage';

export const docPages = (): Map<string, string> =>
  new Map([['docs/design-file.md', designFilePage()], ['docs/watch-face-format.md', watchFacePage()], ...apiPages()]);
