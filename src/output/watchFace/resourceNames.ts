// Resource names: `[a-z_][a-z0-9_]*`, unique, and not reserved by the package build.

/** Names of the package's own files, and Java keywords, which its builder rejects. */
const RESERVED = new Set([
  ...['preview', 'watchface', 'watch_face_info', 'watch_face_shapes', 'app_name', 'icon'],
  ...'abstract assert boolean break byte case catch char class const continue default do double else enum extends'.split(
    ' ',
  ),
  ...'final finally float for goto if implements import instanceof int interface long native new package private'.split(
    ' ',
  ),
  ...'protected public return short static strictfp super switch synchronized this throw throws transient try void'.split(
    ' ',
  ),
  ...'volatile while true false null'.split(' '),
]);

/** Maximum length of a name, well below file system limits. */
const NAME_MAX = 60;

/** A name from the letters and digits of a text; `otherwise` if it has none. */
export function plainName(text: string, otherwise: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, NAME_MAX);
  if (plain === '') return otherwise;
  return /^[0-9]/.test(plain) ? `${otherwise}_${plain}` : plain;
}

/** Creates unique names, none of them in `avoided`. */
export function createNames(avoided: Iterable<string> = []): (wanted: string) => string {
  const taken = new Set([...RESERVED, ...avoided]);
  return (wanted) => {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
    taken.add(name);
    return name;
  };
}

/** The name part of a picture reference: `art:meridian/dial.png` becomes `meridian_dial`. */
export function pictureName(url: string): string {
  if (url.startsWith('data:')) return 'picture';
  const path = url
    .replace(/^[a-z]+:/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\.[a-z0-9]+$/i, '');
  return plainName(path.split('/').filter(Boolean).slice(-2).join('_'), 'picture');
}
