// Context of one import: resolves the names of an imported watch face.
import type { XmlElement } from '@/bytes/xml/xml';
import type { DataLanguage } from '@/schemas/languages';
import type { NodeOf, NodeType } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';

/** A picture of the imported face, by its reference here; size in bytes. */
export interface SourcePicture {
  url: string;
  fileSize: number;
}

/** Pictures used as glyphs, all of one size, px. */
export interface SourceGlyphs {
  width: number;
  height: number;
  glyphs: readonly { name: string; picture: SourcePicture }[];
}

export interface FaceSource {
  readonly canvas: CanvasFacts;
  /** Null if the picture is missing. */
  picture(resource: string): SourcePicture | null;
  /** A BitmapFont by name; null if it does not exist, or one of its pictures is missing or has another size. */
  glyphs(family: string): SourceGlyphs | null;
  /** Our typeface for a `Font family`; null if we have none. */
  typeface(family: string): string | null;
  /** Text of a string resource; null if there is none. */
  words(resource: string): Readonly<Record<DataLanguage, string>> | null;
}

/** A candidate layer: fields besides those common to all layers, and how many elements it consumes. */
export interface Proposal<T extends NodeType> {
  fields: Partial<Omit<NodeOf<T>, 'style'>> & { style: Partial<NodeOf<T>['style']> };
  took: number;
}

/**
 * Proposes layers for the first of these elements, together with following elements that belong to it. Proposals may be
 * speculative: one counts only if the type's own writer produces the same elements again. Pictures of a `Condition`
 * appear in `elements` as given, and also as the content of its branches.
 */
export type WatchFaceReader<T extends NodeType> = (
  elements: readonly XmlElement[],
  source: FaceSource,
) => readonly Proposal<T>[];

/** The module of a type's reader. */
export interface NodeReader<T extends NodeType> {
  read(elements: readonly XmlElement[], source: FaceSource): readonly Proposal<T>[];
}
