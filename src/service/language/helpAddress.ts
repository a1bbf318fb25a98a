// Target of Help: the user guide, or the document configured by the build.
import { build } from '../build/build';
import { i18n } from './i18n';

/** A new tab does not know a language chosen for this visit only, so the URL contains it. */
export const helpAddress = (): string => build.helpLink ?? `${build.basePath}help?lang=${i18n.language}`;
