// Why an XML document is refused, with what a sentence about it needs, and how much one may hold.
import { XML_ATTRIBUTES_MAX, XML_BYTES_MAX, XML_DEPTH_MAX, XML_ELEMENTS_MAX } from '@/schemas/limits';

export type XmlFaultKind =
  /** Beyond `limit`: bytes, levels, elements, attributes of one element. */
  | 'tooLarge'
  | 'tooDeep'
  | 'tooManyElements'
  | 'tooManyAttributes'
  /** `word` names an encoding that is not read; or the bytes are none of the encoding that it names. */
  | 'encoding'
  | 'badBytes'
  /** A character that XML cannot hold: `word` is its number, as in U+0000. */
  | 'badCharacter'
  /** It declares a document type, with which entities could grow without end. */
  | 'docType'
  /** `word` is an entity that is none of the five of XML. */
  | 'unknownEntity'
  /** `<`, `&` or `]]>` where none can stand: `word`. */
  | 'stray'
  /** The tag of element `word` cannot be read, or has an attribute `word` twice. */
  | 'badTag'
  | 'doubleAttribute'
  /** The end tag `word` closes another element than the open one, or none. */
  | 'wrongEnd'
  /** It ends within a tag, a comment or the element `word`. */
  | 'unfinished'
  | 'badComment'
  /** There is no element, or more than one, or text beside it. */
  | 'noRoot'
  | 'secondRoot'
  | 'textOutside';

export interface XmlFault {
  readonly kind: XmlFaultKind;
  readonly word: string;
  readonly limit: number;
}

export interface XmlLimits {
  readonly bytes: number;
  readonly depth: number;
  readonly elements: number;
  /** Of one element. */
  readonly attributes: number;
}

/** What a document that somebody opens may hold. */
export const XML_LIMITS: XmlLimits = {
  bytes: XML_BYTES_MAX,
  depth: XML_DEPTH_MAX,
  elements: XML_ELEMENTS_MAX,
  attributes: XML_ATTRIBUTES_MAX,
};

/** Characters of a word that a sentence shows. */
const SHOWN = 60;

/** Thrown inside, never out of this room: the document is refused, for something at this place of its text. */
export class XmlRefusal extends Error {
  readonly fault: XmlFault;
  constructor(
    kind: XmlFaultKind,
    readonly at: number,
    word = '',
    limit = 0,
  ) {
    super(kind);
    this.fault = { kind, word: word.slice(0, SHOWN), limit };
  }
}
