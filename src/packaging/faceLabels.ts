// The names of a face on a watch, each in its own language, independent of the page's language.
import { type DataLanguage, LANGUAGES } from '@/schemas/languages';
import { fetchWords, i18n } from '@/service/language/i18n';

export type FaceLabels = Readonly<Record<DataLanguage, string>>;

interface Named {
  dialName: string;
  dialNameCn: string;
}

/** Name of a face without a name, and of a design that was never named. */
const UNNAMED = 'export:unnamed';
const STAND_INS = [UNNAMED, 'pages:newDesign.untitled', 'designs:untitled'];
const ROOMS = ['export', 'pages', 'designs'];

const CHINESE = /\p{Script=Han}/u;

/** A text in a language. Empty if it could not be loaded. */
const labelText = (language: string, key: string): string =>
  i18n.exists(key, { lng: language }) ? i18n.getFixedT(language)(key) : '';

/**
 * A design with a single name uses it for each language that can read it: Latin letters for both, Chinese only for
 * Chinese. The other language gets a default text.
 */
export async function faceLabels({ dialName, dialNameCn }: Named): Promise<FaceLabels> {
  await fetchWords(
    ROOMS,
    LANGUAGES.map(({ id }) => id),
  );
  const standIns = new Set(LANGUAGES.flatMap(({ id }) => STAND_INS.map((key) => labelText(id, key))));
  const own = (name: string) => (standIns.has(name) ? '' : name);
  const names = [own(dialName), own(dialNameCn)];
  const english = names.find((name) => name !== '' && !CHINESE.test(name));
  const chinese = names.toReversed().find(Boolean);
  return {
    en: english ?? (labelText('en', UNNAMED) || dialName || dialNameCn),
    zh: chinese ?? (labelText('zh', UNNAMED) || dialNameCn || dialName),
  };
}
