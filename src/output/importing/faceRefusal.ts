// Why a file is no watch face that can be opened. The words are `import:refusals.<reason>`.
import type { XmlFault, XmlFaultKind } from '@/bytes/xml/xmlFault';
import type { ZipFault, ZipFaultKind } from '@/bytes/zip/zipFault';

export type FaceFileReason =
  /** Nothing in it, or neither XML nor zip. */
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
  /** A zip without the document of a face. */
  | 'noDocument'
  /** One without it that holds another zip or a package with one. */
  | 'packedInside'
  /** The document: an encoding that is not read or does not fit, a document type, broken XML, another root, too much of it. */
  | 'encoding'
  | 'badBytes'
  | 'docType'
  | 'badXml'
  | 'notWatchFace'
  | 'tooMuch'
  /** Read, but nothing to draw in it, a size that no design has, more layers than one has. */
  | 'noScene'
  | 'size'
  | 'tooManyLayers'
  /** A part with more text than is kept; an attribute of the root with such a value, or a name that is none of the format. */
  | 'tooLong'
  | 'rootValue'
  | 'rootName'
  /** Read, but no design can hold it. */
  | 'noDesign';

export interface FaceRefusal {
  ok: false;
  reason: FaceFileReason;
  /** Of the document, from 1; null where that says nothing. */
  line: number | null;
  params: Readonly<Record<string, string | number>>;
}

export const refusedFace = (
  reason: FaceFileReason,
  params: FaceRefusal['params'] = {},
  line: number | null = null,
): FaceRefusal => ({ ok: false, reason, line, params });

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

export const refusedZip = ({ kind, name, limit }: ZipFault): FaceRefusal => refusedFace(OF_ZIP[kind], { name, limit });

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

export const refusedXml = ({ kind, word }: XmlFault, line: number): FaceRefusal =>
  refusedFace(OF_XML[kind] ?? 'badXml', { word }, kind === 'encoding' || kind === 'tooLarge' ? null : line);
