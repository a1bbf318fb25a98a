// What the files of a face are called: by its name in the language of the page.
import { inLanguage } from '@/schemas/languages';
import { languageRow } from '@/service/language/i18n';

/** The name in the language with this folder, else in the other; empty where there is none. */
export const faceTitle = (
  { dialName, dialNameCn }: { dialName: string; dialNameCn: string },
  language: string,
): string => inLanguage(languageRow(language).data, { zh: dialNameCn, en: dialName });
