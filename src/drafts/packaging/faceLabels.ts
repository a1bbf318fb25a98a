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
const STAND_INS = [UNNAMED, 'pages:newDesign.untitled', 'pages:designs.untitled'];
const ROOMS = ['export', 'pages'];

const CHINESE = /\p{Script=Han}/u;

/** Words of a language of the data; none where they could not be fetched. */
function said(language: DataLanguage, key: string): string {
  const row = LANGUAGES.find(({ data }) => data === language);
  return row && i18n.exists(key, { lng: row.id }) ? i18n.getFixedT(row.id)(key) : '';
}

/**
 * A name stands in the other language as well where it can be read there: Latin letters in both, Chinese in Chinese alone. What is
 * left has words of its own language.
 */
export async function faceLabels({ dialName, dialNameCn }: Named): Promise<FaceLabels> {
  if (dialName && dialNameCn) return { en: dialName, zh: dialNameCn };
  await fetchWords(
    ROOMS,
    LANGUAGES.map(({ id }) => id),
  );
  const standIns = new Set(LANGUAGES.flatMap(({ data }) => STAND_INS.map((key) => said(data, key))));
  const own = (name: string) => (standIns.has(name) ? '' : name);
  const [english, chinese] = [own(dialName), own(dialNameCn)];
  const readable = CHINESE.test(chinese) ? '' : chinese;
  return {
    en: english || readable || said('en', UNNAMED) || dialNameCn,
    zh: chinese || english || said('zh', UNNAMED) || dialName,
  };
}
