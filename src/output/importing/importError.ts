// Why a file cannot be opened as a watch face. The text is `import:refusals.<reason>`.
import type { XmlFault, XmlFaultKind } from '@/bytes/xml/xmlFault';
import type { ZipFault, ZipFaultKind } from '@/bytes/zip/zipFault';

export type FaceFileReason =
  /** Empty, or neither XML nor zip. */
  | 'empty'
  | 'notFace'
  | 'tooLarge'
  | 'tooManyFiles'
  | 'bomb'
  | 'unsafeName'
  | 'doubleName'
  | 'encrypted'
  | 'zipKind'
  | 'truncated'
  | 'damaged'
  /** A zip without a watch face document. */
  | 'noDocument'
  /** A zip that contains another zip or package with a face. */
  | 'packedInside'
  /**
   * Problems of the document: unsupported or wrong encoding, a document type, malformed XML, a wrong root, exceeded
   * limits.
   */
  | 'encoding'
  | 'badBytes'
  | 'docType'
  | 'badXml'
  | 'notWatchFace'
  | 'tooMuch'
  /** Parsed, but without content to draw, with an unsupported size, or with too many layers. */
  | 'noScene'
  | 'size'
  | 'tooManyLayers'
  /** A part that is too long to be preserved; a root attribute with such a value or an unknown name. */
  | 'tooLong'
  | 'rootValue'
  | 'rootName'
  /** Parsed, but no design can represent it. */
  | 'noDesign';

export interface ImportError {
  ok: false;
  reason: FaceFileReason;
  /** Line of the document, from 1; null if not applicable. */
  line: number | null;
  params: Readonly<Record<string, string | number>>;
}

export const refusedFace = (
  reason: FaceFileReason,
  params: ImportError['params'] = {},
  line: number | null = null,
): ImportError => ({ ok: false, reason, line, params });

const OF_ZIP: Readonly<Record<ZipFaultKind, FaceFileReason>> = {
  notZip: 'notFace',
  truncated: 'truncated',
  tooLarge: 'tooLarge',
  tooManyEntries: 'tooManyFiles',
  entryTooLarge: 'bomb',
  inflatesTooLarge: 'bomb',
  bomb: 'bomb',
  badName: 'unsafeName',
  doubleName: 'doubleName',
  encrypted: 'encrypted',
  zip64: 'zipKind',
  multiDisk: 'zipKind',
  unknownMethod: 'zipKind',
  damaged: 'damaged',
};

export const refusedZip = ({ kind, name, limit }: ZipFault): ImportError => refusedFace(OF_ZIP[kind], { name, limit });

const OF_XML: Readonly<Partial<Record<XmlFaultKind, FaceFileReason>>> = {
  tooLarge: 'tooMuch',
  tooDeep: 'tooMuch',
  tooManyElements: 'tooMuch',
  tooManyAttributes: 'tooMuch',
  encoding: 'encoding',
  badBytes: 'badBytes',
  docType: 'docType',
  unknownEntity: 'docType',
};

export const refusedXml = ({ kind, word }: XmlFault, line: number): ImportError =>
  refusedFace(OF_XML[kind] ?? 'badXml', { word }, kind === 'encoding' || kind === 'tooLarge' ? null : line);
