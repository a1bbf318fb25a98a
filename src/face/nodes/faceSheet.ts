// What the writers of nodes write on: the face's shared files, and the findings of those who read it later.
import type { XmlElement } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';
import type { DataLanguage } from '@/schemas/languages';
import type { NodeOf, NodeType } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';
import type { Tint } from './image/tint';

/** A picture as the watch is to have it: an asset, and what is drawn into it once because the format cannot do it. */
export interface WantedPicture {
  url: string;
  /** Every pixel times these channels. */
  tint?: Tint | null;
  mirrorX?: boolean;
  mirrorY?: boolean;
  /** Drawn at this size, px, where it is shown smaller than it is; absent: its own size. */
  scaledTo?: { width: number; height: number };
}

/** Pictures drawn in place of letters: `characters` by their one character, `words` by a longer text. All of one size, px. */
export interface WantedGlyphs {
  width: number;
  height: number;
  glyphs: readonly { name: string; picture: WantedPicture }[];
}

/** How grave a finding is: an `error` stops packages, a `warning` is read and may be passed. */
export type FindingSeverity = 'error' | 'warning';

/** What the check says about a layer, or (uuid null) about the face. The words are `check:findings.<key>`. */
export interface WatchFinding {
  key: string;
  severity: FindingSeverity;
  mode: ModeName | null;
  uuid: string | null;
  /** For its words; `tag`, `field`, numbers already rounded. */
  params: Readonly<Record<string, string | number>>;
}

/** The sheet of one mode. Names that it gives are resource names of the format: `[a-z_][a-z0-9_]*`. */
export interface FaceSheet {
  readonly canvas: CanvasFacts;
  readonly mode: ModeName;
  /** Name of the drawable for a picture; the same wish gives the same name. `asked`: what it is to be called where that is free. */
  picture(wanted: WantedPicture, asked?: string): string;
  /** Name of a BitmapFont made of pictures. */
  glyphs(wanted: WantedGlyphs): string;
  /** What stands in `Font family` for a typeface of ours; `asked` as for pictures. */
  family(typeface: string, asked?: string): string;
  /** Name of a string resource with these words. */
  words(hint: string, texts: Readonly<Record<DataLanguage, string>>): string;
  /** A number that no other slot of the face has, from 0; the same layer keeps its own in both modes. `asked`: where that is free. */
  slotId(uuid: string, asked?: number): number;
  find(finding: Omit<WatchFinding, 'mode'>): void;
  /** The same sheet, on which pictures without a name of their own are called what `nameOf` says of their reference. */
  withPictureNames(nameOf: (url: string) => string): FaceSheet;
}

/**
 * Writes one layer: elements in painting order, in px of the canvas, none where nothing of it is to be seen. A layer that stands
 * with `visible` off is not asked.
 */
export type WatchFaceWriter<T extends NodeType> = (node: NodeOf<T>, sheet: FaceSheet) => readonly XmlElement[];
