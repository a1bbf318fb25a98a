// How each layer of a copy is exported, for the report of the command: the same texts as the note in the panel.
import { exportOutcome } from '@/face/nodes';
import type { ExportOutcome } from '@/face/nodes/defineNode';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { policyOf } from '@/face/platforms';
import { layersOf } from '@/output/watchFace/checkLayers';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { i18n, startWords } from '@/service/language/i18n';

/** A visible layer that is not exported natively, or not completely. */
interface ReportedOutcome {
  layer: string;
  mode: ModeName;
  uuid: string;
  outcome: ExportOutcome;
  /** What of the layer is left out. */
  lost: readonly string[];
  reasons: readonly string[];
  /** The reasons in words. */
  text: string;
}

export interface OutcomesReport {
  /** Number of visible layers by outcome, of both modes. */
  counts: Readonly<Record<ExportOutcome, number>>;
  layers: readonly ReportedOutcome[];
}

/** The outcomes for a report, in the words of a language: a folder of `locales`. */
export async function outcomesReport(copy: FaceCopy, language: string): Promise<OutcomesReport> {
  await startWords(language, ['outcomes']);
  const { packaging } = policyOf(copy.platform);
  const counts = { native: 0, restructured: 0, baked: 0, dropped: 0 };
  const layers = layersOf(copy).flatMap(({ mode, node }): readonly ReportedOutcome[] => {
    if (!isBoxed(node) || !isVisible(node)) return [];
    const { outcome, reasons, lost = [] } = exportOutcome(node, packaging);
    counts[outcome] += 1;
    if (outcome === 'native' && reasons.length === 0) return [];
    const text = reasons.map((reason) => i18n.t(`outcomes:reasons.${reason}`)).join(' ');
    return [{ layer: node.label, mode, uuid: node.uuid, outcome, lost, reasons, text }];
  });
  return { counts, layers };
}
