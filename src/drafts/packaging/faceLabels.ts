// The names under which a watch lists a face, each in its language, whatever language the designer reads.
import { type DataLanguage, LANGUAGES } from '@/schemas/languages';
import { fetchWords, i18n } from '@/service/language/i18n';

export type FaceLabels = Readonly<Record<DataLanguage, string>>;

interface Named {
  dialName: string;
  dialNameCn: string;
}

/** What stands for the name of a face that has none, and for that of a design that nobody has named. */
const UNNAMED = 'export:unnamed';
const STAND_INS = [UNNAMED, 'pages:newDesign.untitled', 'designs:untitled'];
const ROOMS = ['export', 'pages', 'designs'];

const CHINESE = /\p{Script=Han}/u;

/** Words of a language of the data; none where they could not be fetched. */
function said(language: DataLanguage, key: string): string {
  const row = LANGUAGES.find(({ data }) => data === language);
  return row && i18n.exists(key, { lng: row.id }) ? i18n.getFixedT(row.id)(key) : '';
}

/**
 * A design that was named once carries that name for both languages: it stands in each in which it can be read, Latin letters in
 * both, Chinese in Chinese alone. What is left has words of its own language.
 */
export async function faceLabels({ dialName, dialNameCn }: Named): Promise<FaceLabels> {
  await fetchWords(
    ROOMS,
    LANGUAGES.map(({ id }) => id),
  );
  const standIns = new Set(LANGUAGES.flatMap(({ data }) => STAND_INS.map((key) => said(data, key))));
  const own = (name: string) => (standIns.has(name) ? '' : name);
  const names = [own(dialName), own(dialNameCn)];
  const english = names.find((name) => name !== '' && !CHINESE.test(name));
  const chinese = names.toReversed().find(Boolean);
  return {
    en: english ?? (said('en', UNNAMED) || dialName || dialNameCn),
    zh: chinese ?? (said('zh', UNNAMED) || dialNameCn || dialName),
  };
}
