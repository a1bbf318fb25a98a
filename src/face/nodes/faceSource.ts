// What the readers of nodes read from: a watch face that was made elsewhere, and what its names mean here.
import type { XmlElement } from '@/bytes/xml/xml';
import type { DataLanguage } from '@/schemas/languages';
import type { NodeOf, NodeType } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';

/** A picture of the face by its reference here; bytes. */
export interface SourcePicture {
  url: string;
  fileSize: number;
}

/** Pictures drawn in place of letters, all of one size, px. */
export interface SourceGlyphs {
  width: number;
  height: number;
  glyphs: readonly { name: string; picture: SourcePicture }[];
}

export interface FaceSource {
  readonly canvas: CanvasFacts;
  /** Null for a picture that is not there. */
  picture(resource: string): SourcePicture | null;
  /** A BitmapFont by its name; null where there is none, or where a picture of it is missing or of another size. */
  glyphs(family: string): SourceGlyphs | null;
  /** The typeface of ours behind a `Font family`; null where we have none. */
  typeface(family: string): string | null;
  /** The words of a string resource; null where there are none. */
  words(resource: string): Readonly<Record<DataLanguage, string>> | null;
}

/** What elements may be as a layer: fields beside those that every layer has, and how many elements say it. */
export interface Proposal<T extends NodeType> {
  fields: Partial<Omit<NodeOf<T>, 'style'>> & { style: Partial<NodeOf<T>['style']> };
  took: number;
}

/**
 * Proposes layers for the first of these elements, with those that follow it as far as they belong to it. It may be bold: a
 * proposal counts only where the type's own writer says the same of it again. Pictures of a `Condition` stand in `elements`
 * as it stands, and once more as what its branches draw.
 */
export type WatchFaceReader<T extends NodeType> = (
  elements: readonly XmlElement[],
  source: FaceSource,
) => readonly Proposal<T>[];
