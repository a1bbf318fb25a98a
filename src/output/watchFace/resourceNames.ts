// Names of resources: `[a-z_][a-z0-9_]*`, each given once, and none that a build of the package reserves.

/** Names that the package's own files have, and words of Java, which its builder takes for no name. */
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

/** Longest name, far below what file systems take. */
const NAME_MAX = 60;

/** A name made of a text: its letters and digits; `otherwise` where it has none. */
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

/** Gives names that no other call was given, and none of `avoided`. */
export function createNames(avoided: Iterable<string> = []): (wanted: string) => string {
  const taken = new Set([...RESERVED, ...avoided]);
  return (wanted) => {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
    taken.add(name);
    return name;
  };
}

/** The part of a reference that names its picture: `art:meridian/dial.png` is `meridian_dial`. */
export function pictureName(url: string): string {
  if (url.startsWith('data:')) return 'picture';
  const path = url
    .replace(/^[a-z]+:/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\.[a-z0-9]+$/i, '');
  return plainName(path.split('/').filter(Boolean).slice(-2).join('_'), 'picture');
}
