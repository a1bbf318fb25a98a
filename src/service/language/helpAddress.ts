// Where Help leads: the user guide, or the document that the build names in its place.
import { build } from '../build/build';
import { i18n } from './i18n';

/** A new tab may know nothing of a language that holds for this visit alone, so the address names it. */
export const helpAddress = (): string => build.helpLink ?? `${build.basePath}help?lang=${i18n.language}`;
