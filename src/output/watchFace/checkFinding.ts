// Types of the check: findings, data about pictures and fonts, and quick fixes. Plain data that can be sent to a
// worker.
import type { TagValue } from '@/face/dataTags/dataTag';
import type { WatchState } from '@/face/dataTags/watchState';
import type { LayerEffect } from '@/face/nodes/effects';
import type { FindingSeverity, WatchFinding } from '@/face/nodes/faceSheet';
import type { Refusal } from '@/face/platforms/platformPolicy';
import type { SeenLayer } from '@/face/seen/measureSeen';
import type { MomentName } from '@/face/seen/moments';
import type { ModeName } from '@/schemas/design';

/** A picture file: upright size in px, bytes, and a content key. */
export interface PictureFacts {
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of its bytes. */
  sha: string;
  /** Size without transparent edges, px; null if cropping is not worthwhile or unknown. */
  crop: { width: number; height: number } | null;
  /** The same regardless of whether cropping is worthwhile; absent if there are no transparent edges or unknown. */
  drawn?: { width: number; height: number };
  /** Its colours survive RGB565, which always-on may use; absent if unknown. */
  fitsRgb565?: boolean;
}

/** A font file. */
export interface FontFacts {
  bytes: number;
  /** The font forbids embedding without the owner's permission. */
  restricted: boolean;
}

/** Data about assets. `null`: the asset is missing. Absent: not loaded yet, so no finding is reported. */
export interface CheckFacts {
  /** By reference. */
  pictures: Readonly<Record<string, PictureFacts | null>>;
  /** By family. */
  fonts: Readonly<Record<string, FontFacts | null>>;
  /** Share of pixels that always-on lights, 0 to 1; null if not measured yet. */
  lit: number | null;
  /** Share of pixels that layers which never change light in always-on, 0 to 1; null or absent if not measured. */
  still?: number | null;
  /** Measurements of how the layers look; absent if not measured yet. */
  seen?: readonly SeenMoment[];
  /** The state of the watch whose values are varied; absent: the sample state. */
  sample?: WatchState;
  /** Texts that are larger than their box, by mode and uuid (`normal 3f…`); absent if not measured. */
  texts?: Readonly<Record<string, TextExtent>>;
}

/** A text that is larger than its box. */
export interface TextExtent {
  /** Of its widest value, px. */
  width: number;
  height: number;
  /** The largest size at which it fits, px; null if unknown. */
  fontSize: number | null;
  /** Style values of a box that holds it; null if unknown. */
  box: Readonly<Record<string, unknown>> | null;
  /** Its widest content, and the state of the watch that shows it. */
  shown: string;
  state: WatchState;
}

/** Measurements of the judged layers of a mode at one moment. */
export interface SeenMoment {
  mode: ModeName;
  moment: MomentName;
  /** The watch at that moment. */
  state: WatchState;
  layers: readonly SeenLayer[];
}

export const NO_FACTS: CheckFacts = { pictures: {}, fonts: {}, lit: null };

/** A quick fix. Applies to the finding's layer in its mode, unless it names pictures. */
export type QuickFix =
  /** Replaces the tag by its sample value as fixed text or number. `path`: path of the expression in the layer. */
  | { kind: 'literal'; path: string; tag: string }
  | { kind: 'remove' }
  /** Removes seconds from always-on and keeps everything else. */
  | { kind: 'hideSeconds' }
  /** Moves the layer into the visible face, canvas px. */
  | { kind: 'moveInside'; dx: number; dy: number }
  /** Gives a text the nearest readable color, opaque. */
  | { kind: 'readableColor'; fill: string }
  /** Enlarges a text and its box, px. */
  | { kind: 'enlargeText'; fontSize: number }
  /**
   * Replaces an expression of the layer. `result`: 0 where it divides by zero, or the same data as a share of its whole
   * range.
   */
  | { kind: 'expression'; path: string; source: string; result: 'zero' | 'range' }
  /** Adds built-in pictures to the end of its list. */
  | { kind: 'addArt'; images: readonly { url: string; fileSize: number }[] }
  /** Adds pictures that the designer chooses to the end of its list. `like`: a picture whose size they must have. */
  | { kind: 'addPictures'; count: number; like: string }
  /** Enlarges a tap area about its center: style values. */
  | { kind: 'enlargeTap'; box: Readonly<Record<string, unknown>> }
  /** Makes a text fit its box, px. */
  | { kind: 'fitTextSize'; fontSize: number }
  /** Makes the box hold the text: style values. */
  | { kind: 'fitTextBox'; box: Readonly<Record<string, unknown>> }
  /** Gives a layer a text for screen readers in both languages. */
  | { kind: 'speak'; en: string; zh: string }
  /** Removes the shadow, glow or outline. */
  | { kind: 'noEffect'; effect: LayerEffect }
  /** Crops the transparent edges of its picture. */
  | { kind: 'trim' }
  /** Scales pictures down wherever the copy shows them, px. */
  | { kind: 'scale'; pictures: readonly { url: string; width: number; height: number }[] }
  /** Drops every second frame and doubles the delay. */
  | { kind: 'halveFrames' }
  /** Replaces a reference by another with the same bytes. */
  | { kind: 'dedupe'; from: string; to: string }
  /** Replaces a font family by the default font. */
  | { kind: 'defaultFont'; family: string };
export type QuickFixKind = QuickFix['kind'];

/** The value of a tag; null if the watch has none. */
export interface ShownValue {
  tag: string;
  value: TagValue | null;
}

/** One finding. */
export interface CheckFinding {
  /** Unique in its list, and stable while the problem persists. */
  id: string;
  /** Source of the text: `check:findings.<key>`, or `rules:refusals.<key>` for a platform rule. */
  words: 'check' | 'rule';
  key: string;
  /** `exportPolicy` decides what an error prevents; a warning prevents nothing. */
  severity: FindingSeverity;
  /** Where it is; null: in the copy as a whole. */
  mode: ModeName | null;
  uuid: string | null;
  /** Reported for normal mode and also true in always-on; its quick fix applies to both. */
  inBoth?: true;
  params: Readonly<Record<string, string | number>>;
  /** The moment that shows it; absent if it holds at all times. */
  moment?: MomentName;
  /** The values that show it, with the watch that has them; absent if it holds at all times, or a moment shows it. */
  at?: { values: readonly ShownValue[]; state: WatchState };
  /** Uuid of the other layer that causes it, such as the one that covers this layer. */
  by?: string;
  remedy?: Refusal['remedy'];
  /** The best first. */
  mends: readonly QuickFix[];
}

/** A finding of the check or the writers, as reported. */
export type DescribedFinding = WatchFinding & Partial<Pick<CheckFinding, 'words' | 'remedy' | 'inBoth'>>;

/** Memory on the watch, bytes. */
export interface MemoryUse {
  active: number;
  ambient: number;
}

/** A finding that the designer accepts, with the reason; empty if none was given. */
export type AcceptedFinding = CheckFinding & { note: string };

type HintKey = 'textsLow' | 'tapNarrow';

/** A hint: it works but could be more comfortable. Its text is `check:hints.<key>`. */
export interface CheckHint {
  key: HintKey;
  mode: ModeName;
  uuid: string;
  params: Readonly<Record<string, string | number>>;
}

/** Result of checking a copy. */
export interface FaceCheck {
  /** Errors first, then by position in the face. */
  findings: readonly CheckFinding[];
  /** Findings that the designer accepts, by position in the face. They are not counted. */
  meant: readonly AcceptedFinding[];
  hints: readonly CheckHint[];
  /** Null if its platform has no memory limit. */
  memory: MemoryUse | null;
  lit: number | null;
}

/** A finding without id and quick fixes. */
export type RawFinding = Omit<CheckFinding, 'id' | 'words' | 'mends' | 'inBoth'> & { mends?: readonly QuickFix[] };
