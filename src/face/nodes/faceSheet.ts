// Context of one export: shared resources and collected findings.
import type { XmlElement } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';
import type { DataLanguage } from '@/schemas/languages';
import type { NodeOf, NodeType } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import type { CanvasFacts, PicturedLayer } from './defineNode';
import type { Tint } from './image/tint';
import type { CastShadow } from './onShadow';
import type { ShapePicture } from './shapeRaster';

/** A picture to export: an asset, with the effects drawn into it because the format lacks them. */
export interface WantedPicture {
  /** The asset; empty for a drawing. */
  url: string;
  /** Drawn by us instead of taken from an asset. */
  drawing?: ShapePicture;
  /** Multiplies every pixel by these channels. */
  tint?: Tint | null;
  mirrorX?: boolean;
  mirrorY?: boolean;
  /** Target size in px if it is shown smaller than its own size; absent: its own size. */
  scaledTo?: { width: number; height: number };
  /** Drawn in the given size with a shadow below it, or as the shadow alone. */
  cast?: CastPicture;
}

/** A picture with its shadow. */
export interface CastPicture extends CastShadow {
  /** Size of the picture itself, whole px. */
  width: number;
  height: number;
  /** Room on each side of it, whole px. */
  margins: { left: number; top: number; right: number; bottom: number };
}

/** Pictures used as glyphs: `characters` by single character, `words` by a longer text. All of one size, px. */
export interface WantedGlyphs {
  width: number;
  height: number;
  glyphs: readonly { name: string; picture: WantedPicture }[];
}

/** Severity of a finding: an `error` prevents packages, a `warning` does not. */
export type FindingSeverity = 'error' | 'warning';

/** One finding of the check about a layer, or about the face (uuid null). Its text is `check:findings.<key>`. */
export interface WatchFinding {
  key: string;
  severity: FindingSeverity;
  mode: ModeName | null;
  uuid: string | null;
  /** Parameters of the text; `tag`, `field`, numbers already rounded. */
  params: Readonly<Record<string, string | number>>;
}

/** Export context of one mode. The names it returns are resource names of the format: `[a-z_][a-z0-9_]*`. */
export interface FaceSheet {
  readonly canvas: CanvasFacts;
  readonly mode: ModeName;
  /** Drawable name of a picture; equal requests return the same name. `preferred`: a name, used if free. */
  picture(wanted: WantedPicture, preferred?: string): string;
  /** Name of a BitmapFont made of pictures. */
  glyphs(wanted: WantedGlyphs): string;
  /** Value of `Font family` for one of our typefaces; `preferred` as for pictures. */
  family(typeface: string, preferred?: string): string;
  /** Name of a string resource with this text. */
  words(hint: string, texts: Readonly<Record<DataLanguage, string>>): string;
  /**
   * A slot id unique in the face, from 0; a layer has the same id in both modes. `preferred`: an id, used if free.
   */
  slotId(uuid: string, preferred?: number): number;
  find(finding: Omit<WatchFinding, 'mode'>): void;
  /** The same context, with pictures without a preferred name named by `nameOf` of their reference. */
  withPictureNames(nameOf: (url: string) => string): FaceSheet;
}

/**
 * Writes one layer: elements in painting order, in canvas px; none if nothing is visible. Not called for a layer with
 * `visible` off.
 */
export type WatchFaceWriter<T extends NodeType> = (node: NodeOf<T>, sheet: FaceSheet) => readonly XmlElement[];

/** The module of a type's writer. */
export interface NodeWriter<T extends NodeType> {
  write(node: NodeOf<T>, sheet: FaceSheet): readonly XmlElement[];
  /** For a type that contains layers: its elements around theirs, and around their shadows alone, in canvas px. */
  wrap?(
    node: NodeOf<T>,
    sheet: FaceSheet,
    children: readonly XmlElement[],
    shadows?: readonly XmlElement[],
  ): readonly XmlElement[];
  /**
   * The layer's shadow alone, for a group that casts the shadows of its layers: with the layer's opacity, in the place that
   * the offset gives. Null if this layer casts none. Absent: the type casts none.
   */
  cast?(node: NodeOf<T>, shadow: Shadow, sheet: FaceSheet): readonly XmlElement[] | null;
  /**
   * For layers that a watch with pictures alone cannot draw: the picture. Null if the layer draws nothing, undefined if
   * it is exported unchanged.
   */
  pictured?(node: NodeOf<T>): PicturedLayer | null | undefined;
  /** Reserves names and numbers before any layer is written. */
  claim?(node: NodeOf<T>, sheet: FaceSheet): void;
}
