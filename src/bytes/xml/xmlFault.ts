// Why an XML document is rejected, with the parameters of its message, and the size limits.
import { XML_ATTRIBUTES_MAX, XML_BYTES_MAX, XML_DEPTH_MAX, XML_ELEMENTS_MAX } from '@/schemas/limits';

export type XmlFaultKind =
  /** Over `limit`: bytes, levels, elements, attributes of one element. */
  | 'tooLarge'
  | 'tooDeep'
  | 'tooManyElements'
  | 'tooManyAttributes'
  /** `word` is an unsupported encoding; or the bytes are invalid in the declared encoding. */
  | 'encoding'
  | 'badBytes'
  /** A forbidden character; `word` is its code, such as U+0000. */
  | 'badCharacter'
  /** It declares a document type, whose entities could expand without limit. */
  | 'docType'
  /** `word` is not one of the five predefined entities. */
  | 'unknownEntity'
  /** `<`, `&` or `]]>` where it is not allowed: `word`. */
  | 'stray'
  /** The tag of element `word` is malformed, or has an attribute `word` twice. */
  | 'badTag'
  | 'doubleAttribute'
  /** The end tag `word` does not match the open element, or none is open. */
  | 'wrongEnd'
  /** It ends within a tag, a comment or the element `word`. */
  | 'unfinished'
  | 'badComment'
  /** There is no root element, or several, or text outside it. */
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

/** Limits for a document that the user opens. */
export const XML_LIMITS: XmlLimits = {
  bytes: XML_BYTES_MAX,
  depth: XML_DEPTH_MAX,
  elements: XML_ELEMENTS_MAX,
  attributes: XML_ATTRIBUTES_MAX,
};

/** Maximum characters of `word` in a message. */
const SHOWN = 60;

/** Internal exception: the document is rejected at this position. Never leaves this folder. */
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
