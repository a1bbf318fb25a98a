// Decodes the bytes of an XML document: UTF-8, or UTF-16 with or without a byte order mark. Other encodings are
// rejected by name.
import { XmlRefusal } from './xmlFault';

interface Mark {
  readonly bytes: readonly number[];
  readonly encoding: string;
  readonly isRead: boolean;
}

/** First bytes of a file by encoding, longer ones first (XML 1.0, appendix F). */
const MARKS: readonly Mark[] = [
  { bytes: [0xff, 0xfe, 0, 0], encoding: 'UTF-32', isRead: false },
  { bytes: [0, 0, 0xfe, 0xff], encoding: 'UTF-32', isRead: false },
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'UTF-8', isRead: true },
  { bytes: [0xff, 0xfe], encoding: 'UTF-16LE', isRead: true },
  { bytes: [0xfe, 0xff], encoding: 'UTF-16BE', isRead: true },
  { bytes: [0x3c, 0, 0, 0], encoding: 'UTF-32', isRead: false },
  { bytes: [0, 0, 0, 0x3c], encoding: 'UTF-32', isRead: false },
  // Without a byte order mark: `<` in two-byte units.
  { bytes: [0x3c, 0], encoding: 'UTF-16LE', isRead: true },
  { bytes: [0, 0x3c], encoding: 'UTF-16BE', isRead: true },
];
/** Encodings that a document may declare; ASCII is a subset of UTF-8. */
const READ = /^(?:utf-?8|us-ascii|ascii)$/i;
/** Bytes searched for the declared encoding. */
const DECLARATION_BYTES = 256;

function declared(bytes: Uint8Array): string {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  return /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(begin)?.[1] ?? 'UTF-8';
}

/** The text. A byte order mark overrides the declared encoding. Throws XmlRefusal. */
export function xmlText(bytes: Uint8Array): string {
  const mark = MARKS.find((each) => each.bytes.every((byte, i) => bytes[i] === byte));
  if (mark && !mark.isRead) throw new XmlRefusal('encoding', 0, mark.encoding);
  const named = mark ? mark.encoding : declared(bytes);
  if (!mark && !READ.test(named)) throw new XmlRefusal('encoding', 0, named);
  const encoding = mark ? mark.encoding : 'UTF-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlRefusal('badBytes', 0, encoding);
  }
}
