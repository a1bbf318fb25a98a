// Notes on content of a face that no design can hold: texts in other languages, and data outside the document.
import { readXml } from '@/bytes/xml/readXml';
import { elementsOf } from '@/bytes/xml/xml';
import { RESOURCE_NAME_MAX } from '@/schemas/limits';
import { nameFrom } from '@/schemas/names';
import { isBinaryXml, readBinaryXml } from '../apk/readPackage';
import { fileNote } from './faceNotes';
import type { FaceResource } from './faceResources';
import type { FaceStrings, Word } from './faceStrings';
import type { ImportNote } from './imported';

/** Languages that a note names. */
const LANGUAGES_MAX = 40;

/** A note on the other languages of texts in `shown`, which are dropped. */
export function languagesLeft(
  words: readonly Word[],
  strings: FaceStrings,
  shown: ReadonlySet<string>,
): readonly ImportNote[] {
  const isKept = ({ name, text }: Word) => Object.values(strings.get(name) ?? {}).includes(text);
  const left = words.filter((word) => word.language !== '' && shown.has(word.name) && !isKept(word));
  const languages = [...new Set(left.map(({ language }) => language))];
  const [first] = languages;
  if (first === undefined) return [];
  const named = languages.slice(0, LANGUAGES_MAX).join(' ');
  return [fileNote('languagesLeft', `values-${first}`, { languages: named, others: languages.length - 1 })];
}

const INFO = 'watch_face_info';
/** Elements that an export writes itself. */
const OWN_FACTS = new Set(['Preview', 'Editable']);

/** A note on other content of `watch_face_info`. */
export function infoLeft(
  resources: readonly FaceResource[],
  nameOf: ((id: number) => string | undefined) | undefined,
): readonly ImportNote[] {
  const bytes = resources.find(({ type, name }) => type === 'xml' && name === INFO)?.bytes;
  if (!bytes) return [];
  const read = isBinaryXml(bytes) ? readBinaryXml(bytes, nameOf) : readXml(bytes);
  if (!read.ok) return [fileNote('infoBroken', INFO)];
  const facts = elementsOf(read.root)
    .filter(({ name }) => !OWN_FACTS.has(name))
    .map(({ name, attributes: { value } }) => (value === undefined ? name : `${name} (${value})`));
  if (facts.length === 0) return [];
  return [fileNote('infoLeft', INFO, { settings: nameFrom([...new Set(facts)].join(', '), RESOURCE_NAME_MAX) })];
}
