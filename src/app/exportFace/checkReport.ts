// The command's report about a copy: the same findings as in the editor's Check and in publishing, as text.

import type { FindingSeverity } from '@/face/nodes/faceSheet';
import { checkCopy } from '@/output/watchFace/checkCopy';
import type { DescribedFinding, FaceCheck, MemoryUse } from '@/output/watchFace/checkFinding';
import { familiesOf, layersOf } from '@/output/watchFace/checkLayers';
import { ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX } from '@/output/watchFace/memoryFootprint';
import { createFaceFacts, type KnownFonts } from '@/packaging/check/faceFacts';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { i18n, startWords } from '@/service/language/i18n';
import { findingWords } from '@/simulator/findingTexts';
import { LIT_SHARE_MAX, LIT_SIDE, litShareOf, type Pixels } from '@/simulator/litShare';

/** Namespaces of the findings' texts. */
const ROOMS = ['check', 'rules'];

export interface CheckTools {
  /** File of an image by its reference. Rejects if it is not available. */
  load(ref: string): Promise<Blob>;
  /** The available typefaces besides the default one. */
  fonts: KnownFonts['fonts'];
  /** The rendered always-on mode, with its longer side at most this many px. Null if it cannot be rendered. */
  ambient(side: number): Promise<Pixels | null>;
}

/** Checks a copy with everything that is known here. */
export async function checkedCopy(copy: FaceCopy, { load, fonts, ambient }: CheckTools): Promise<FaceCheck> {
  const families = new Set(layersOf(copy).flatMap(({ node }) => familiesOf(node)));
  const facts = await createFaceFacts(load).of(copy, families, { fonts, list: 'ready' });
  const pixels = copy.ambient ? await ambient(LIT_SIDE) : null;
  const lit = pixels && litShareOf(pixels, copy.shape);
  return checkCopy(copy, { ...facts, lit });
}

/** A finding as shown in the report. */
export interface ReportedFinding {
  severity: FindingSeverity;
  key: string;
  /** Label of the layer. Null for the whole face. */
  layer: string | null;
  mode: ModeName | null;
  /** Reported for the normal mode, and also true for always-on. */
  inBoth: boolean;
  uuid: string | null;
  params: Readonly<Record<string, string | number>>;
  /** The problem and how to fix it. */
  text: string;
}

export interface CheckReport {
  errors: number;
  warnings: number;
  findings: readonly ReportedFinding[];
  /** Bytes. Null if the platform has no limit. */
  memory: (MemoryUse & { activeMost: number; ambientMost: number }) | null;
  /** Share of the pixels that always-on lights, 0 to 1. Null without always-on. */
  lit: { share: number; most: number } | null;
}

/** The check for a report, in the words of a language: a folder of `locales`. */
export async function checkReport(
  copy: FaceCopy,
  check: Omit<FaceCheck, 'findings'> & { findings: readonly DescribedFinding[] },
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
