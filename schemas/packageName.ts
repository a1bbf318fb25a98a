// Package names of a watch face: validation by Java's rules, and a proposal from the design's name.
import { PACKAGE_NAME_MAX } from './limits';

/**
 * Java keywords and literals (JLS 3.9): not allowed as a part, because the build creates a Java package with the name.
 */
const RESERVED = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
    'final finally float for goto if implements import instanceof int interface long native new null package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient true try void ' +
    'volatile while'
  ).split(' '),
);

export type PackageNameFault =
  /** Fewer than two dot-separated parts. */
  | 'tooFewParts'
  /** A part that is empty, or is not a letter followed by letters, digits and underscores. */
  | 'badPart'
  /** A part that is a Java keyword. */
  | 'keyword'
  | 'tooLong';

/** The problem of a name; null if it is valid. */
export function packageNameFault(name: string): PackageNameFault | null {
  if (name.length > PACKAGE_NAME_MAX) return 'tooLong';
  const parts = name.split('.');
  if (parts.some((part) => !/^[a-zA-Z][a-zA-Z0-9_]*$/.test(part))) return 'badPart';
  if (parts.length < 2) return 'tooFewParts';
  return parts.some((part) => RESERVED.has(part)) ? 'keyword' : null;
}

/** Prefix of proposed names; ours only, so that proposals never equal another developer's package. */
const PREFIX = 'face.dialwright';

/** Lower-case letters and digits of a name, without accents; empty for a purely Chinese name. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/**
 * A valid package name for a design: from its name and the start of its id, so that designs with equal names are
 * separate faces on a watch.
 */
export function proposedPackageName(name: string, id: string): string {
  const mark = plain(id).replace(/_/g, '').slice(0, 8);
  const room = PACKAGE_NAME_MAX - PREFIX.length - mark.length - '.face_'.length - 1;
  const words = plain(name).slice(0, Math.min(room, 40)).replace(/_+$/, '');
  const begun = /^[a-z]/.test(words) ? words : `face_${words}`.replace(/_$/, '');
  // Without an id the name could be a Java keyword.
  return `${PREFIX}.${mark ? `${begun}_${mark}` : RESERVED.has(begun) ? `face_${begun}` : begun}`;
}
