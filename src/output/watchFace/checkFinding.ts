// What the check of a copy says, what it is told about pictures and fonts, and what can be mended in one click. Plain data: it
// goes to a worker and back.
import type { FindingSeverity, WatchFinding } from '@/face/nodes/faceSheet';
import type { Refusal } from '@/face/platforms/policy';
import type { ModeName } from '@/schemas/design';

/** A picture file: px as it stands upright, bytes, and what tells it from others. */
export interface PictureFacts {
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of its bytes. */
  sha: string;
  /** What would be left without its clear edges, px; null where a crop is not worth it, or nobody looked. */
  crop: { width: number; height: number } | null;
  /** The same, whether a crop is worth it or not; absent where nothing is clear, or nobody looked. */
  drawn?: { width: number; height: number };
  /** Its colours survive in two bytes a pixel, as always-on may keep them; absent where nobody looked. */
  fitsRgb565?: boolean;
}

/** A font file. */
export interface FontFacts {
  bytes: number;
  /** Its rights forbid embedding without the owner's leave. */
  restricted: boolean;
}

/** What is known beside the document. Null: it is not there. Absent: nobody knows yet, and nothing is said about it. */
export interface CheckFacts {
  /** By reference. */
  pictures: Readonly<Record<string, PictureFacts | null>>;
  /** By family. */
  fonts: Readonly<Record<string, FontFacts | null>>;
  /** Share of the pixels that always-on lights, 0 to 1; null while it is not measured. */
  lit: number | null;
}

export const NO_FACTS: CheckFacts = { pictures: {}, fonts: {}, lit: null };

/** What one click does about a finding: to its layer in its mode, unless it names pictures. */
export type Mend =
  /** The tag's sample stands in its place, as fixed text or number. `path`: place of the expression in the layer. */
  | { kind: 'literal'; path: string; tag: string }
  | { kind: 'remove' }
  /** Out of always-on: what shows seconds goes, what it shows beside them stays. */
  | { kind: 'hideSeconds' }
  /** The clear edges of its picture. */
  | { kind: 'trim' }
  /** Pictures made smaller wherever the copy shows them, px. */
  | { kind: 'scale'; pictures: readonly { url: string; width: number; height: number }[] }
  /** Every second frame, each shown twice as long. */
  | { kind: 'halveFrames' }
  /** One reference in place of another with the same bytes. */
  | { kind: 'dedupe'; from: string; to: string }
  /** The default font in place of a family. */
  | { kind: 'defaultFont'; family: string };
export type MendKind = Mend['kind'];

/** One thing to mend. */
export interface CheckFinding {
  /** Unique in its list, the same while the fault is the same. */
  id: string;
  /** Whose words: `check:findings.<key>`, or `rules:refusals.<key>` for a rule of the platform. */
  words: 'check' | 'rule';
  key: string;
  /** What an error stops is for `exportPolicy` to say; a warning is read and may be passed. */
  severity: FindingSeverity;
  /** Where it is; null: in the copy as a whole. */
  mode: ModeName | null;
  uuid: string | null;
  /** It is told of normal mode and holds in always-on as well; a click mends both. */
  inBoth?: true;
  params: Readonly<Record<string, string | number>>;
  remedy?: Refusal['remedy'];
  /** The best first. */
  mends: readonly Mend[];
}

/** A finding of the check or of the writers (whose words are the check's), as it is told. */
export type ToldFinding = WatchFinding & Partial<Pick<CheckFinding, 'words' | 'remedy' | 'inBoth'>>;

/** Memory on the watch, bytes. */
export interface MemoryUse {
  active: number;
  ambient: number;
}

/** Everything the check says about a copy. */
export interface FaceCheck {
  /** Errors first, else by their place in the face. */
  findings: readonly CheckFinding[];
  /** Null where its platform sets no such bound. */
  memory: MemoryUse | null;
  lit: number | null;
}

/** A finding before it has its id and mends. */
export type RawFinding = Omit<CheckFinding, 'id' | 'words' | 'mends' | 'inBoth'> & { mends?: readonly Mend[] };
