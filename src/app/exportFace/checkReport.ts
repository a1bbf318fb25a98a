// What the command says about a copy: the same list as the editor's Check and as publishing, in words.
import { createFaceFacts, type KnownFonts } from '@/editor/panels/check/faceFacts';
import type { FindingSeverity } from '@/face/nodes/faceSheet';
import { checkCopy } from '@/output/watchFace/checkCopy';
import type { FaceCheck, MemoryUse, ToldFinding } from '@/output/watchFace/checkFinding';
import { familiesOf, layersOf } from '@/output/watchFace/checkLayers';
import { ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX } from '@/output/watchFace/memoryFootprint';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { i18n, startWords } from '@/service/language/i18n';
import { findingWords } from '@/simulator/findingWords';
import { LIT_SHARE_MAX, LIT_SIDE, litShareOf, type Pixels } from '@/simulator/litShare';

/** Rooms that a finding's words stand in. */
const ROOMS = ['check', 'rules'];

export interface CheckTools {
  /** File of a picture by its reference; rejects where it is not to be had. */
  load(ref: string): Promise<Blob>;
  /** Typefaces there are beside the default one. */
  fonts: KnownFonts['fonts'];
  /** Always-on as it is drawn, its longer side at most so many px; null where it cannot be drawn. */
  ambient(side: number): Promise<Pixels | null>;
}

/** The check of a copy with all that can be known of it here. */
export async function checkedCopy(copy: FaceCopy, { load, fonts, ambient }: CheckTools): Promise<FaceCheck> {
  const families = new Set(layersOf(copy).flatMap(({ node }) => familiesOf(node)));
  const known = await createFaceFacts(load).of(copy, families, { fonts, list: 'ready' });
  const pixels = copy.ambient ? await ambient(LIT_SIDE) : null;
  const lit = pixels && litShareOf(pixels, copy.shape);
  return checkCopy(copy, { ...known, lit });
}

/** A finding as it stands in the report. */
export interface ReportedFinding {
  severity: FindingSeverity;
  key: string;
  /** Label of the layer; null for the face as a whole. */
  layer: string | null;
  mode: ModeName | null;
  /** It is told of normal mode and holds in always-on as well. */
  inBoth: boolean;
  uuid: string | null;
  params: Readonly<Record<string, string | number>>;
  /** What is wrong and what to do. */
  text: string;
}

export interface CheckReport {
  errors: number;
  warnings: number;
  findings: readonly ReportedFinding[];
  /** Bytes; null where its platform sets no bound. */
  memory: (MemoryUse & { activeMost: number; ambientMost: number }) | null;
  /** Share of the pixels that always-on lights, 0 to 1; null where there is none. */
  lit: { share: number; most: number } | null;
}

/** The check for a report, in the words of a language: a folder of `locales`. */
export async function checkReport(
  copy: FaceCopy,
  check: Omit<FaceCheck, 'findings'> & { findings: readonly ToldFinding[] },
  language: string,
): Promise<CheckReport> {
  await startWords(language, ROOMS);
  const labels = new Map(layersOf(copy).map(({ mode, node }) => [`${mode} ${node.uuid}`, node.label]));
  const findings = check.findings.map((finding) => {
    const { severity, key, mode, uuid, params, inBoth = false } = finding;
    const text = findingWords((word, values) => i18n.t(word, { ...values }), { words: 'check', ...finding });
    return { severity, key, layer: labels.get(`${mode} ${uuid}`) ?? null, mode, inBoth, uuid, params, text };
  });
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const { memory, lit } = check;
  return {
    errors,
    warnings: findings.length - errors,
    findings,
    memory: memory && { ...memory, activeMost: ACTIVE_BYTES_MAX, ambientMost: AMBIENT_BYTES_MAX },
    lit: lit === null ? null : { share: lit, most: LIT_SHARE_MAX },
  };
}
