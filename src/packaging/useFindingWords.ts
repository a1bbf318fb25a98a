// Describes the findings of the packager with layer names.
import { useTranslation } from 'react-i18next';
import type { DescribedFinding } from '@/output/watchFace/checkFinding';
import type { Design } from '@/schemas/design';
import { findingWords } from '@/simulator/findingTexts';
import type { Problem } from './Problems';

/** Findings as messages, errors first, without duplicates. */
export function useFindingWords(design: Design): (findings: readonly DescribedFinding[]) => Problem[] {
  const { t } = useTranslation(['check', 'rules']);
  const layers = design.copies.flatMap(({ normal, ambient }) => [...normal.nodeList, ...(ambient?.nodeList ?? [])]);
  return (findings) => {
    const all = findings.map((finding) => {
      const { severity, uuid } = finding;
      const where = layers.find((node) => node.uuid === uuid)?.label ?? '';
      const words = findingWords((text, values) => t(text, { ...values }), { words: 'check', ...finding });
      return { key: `${uuid} ${words}`, where, words, isError: severity === 'error' };
    });
    const once = [...new Map(all.map((problem) => [problem.key, problem])).values()];
    return once.toSorted((a, b) => Number(b.isError) - Number(a.isError));
  };
}
