// Names of packages for a watch: what Java allows, checked and proposed from the name of a design.
import { PACKAGE_NAME_MAX } from './limits';

/** Words of the Java language: no part of a package may be one (JLS 3.9, with the literals): the build makes a Java package of the name. */
const RESERVED = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
    'final finally float for goto if implements import instanceof int interface long native new null package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient true try void ' +
    'volatile while'
  ).split(' '),
);

export type PackageNameFault =
  /** Fewer than two parts with a dot between them. */
  | 'tooFewParts'
  /** A part that is empty, or holds other than letters, digits and underscores behind a letter. */
  | 'badPart'
  /** A part that is a word of Java. */
  | 'keyword'
  | 'tooLong';

/** What is wrong with the name; null where nothing is. */
export function packageNameFault(name: string): PackageNameFault | null {
  if (name.length > PACKAGE_NAME_MAX) return 'tooLong';
  const parts = name.split('.');
  if (parts.some((part) => !/^[a-zA-Z][a-zA-Z0-9_]*$/.test(part))) return 'badPart';
  if (parts.length < 2) return 'tooFewParts';
  return parts.some((part) => RESERVED.has(part)) ? 'keyword' : null;
}

/** Before what a design is called: ours alone, so that no proposal meets the package of another. */
const PREFIX = 'face.dialwright';

/** Letters and digits of a name, lower case, accents left out; of Chinese alone nothing is left. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/**
 * A package name for a design, always a lawful one: its name, and the beginning of its id, so that designs of one name are
 * two faces on a watch.
 */
export function proposedPackageName(name: string, id: string): string {
  const mark = plain(id).replace(/_/g, '').slice(0, 8);
  const room = PACKAGE_NAME_MAX - PREFIX.length - mark.length - '.face_'.length - 1;
  const words = plain(name).slice(0, Math.min(room, 40)).replace(/_+$/, '');
  const begun = /^[a-z]/.test(words) ? words : `face_${words}`.replace(/_$/, '');
  // Without an id nothing keeps a word of Java from standing alone.
  return `${PREFIX}.${mark ? `${begun}_${mark}` : RESERVED.has(begun) ? `face_${begun}` : begun}`;
}
