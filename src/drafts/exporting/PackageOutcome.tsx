// What came of a package: the file with what is in it, what the face lacks, or why there is none.
import { useTranslation } from 'react-i18next';
import type { WatchFinding } from '@/face/nodes/faceSheet';
import type { Design } from '@/schemas/design';
import { findingWords } from '@/simulator/findingWords';
import { FactList } from '@/ui/FactList';
import { fileSize } from './fileSize';
import { Failure, Outcome, Stopped } from './Outcome';
import { type Problem, Problems } from './Problems';
import { PackageRefusal } from './packageRefusal';
import type { PackageMaking } from './WatchWay';

/** Findings in words, errors first, each once. */
function useFindingWords(design: Design): (findings: readonly WatchFinding[]) => Problem[] {
  const { t } = useTranslation('check');
  const layers = design.copies.flatMap(({ normal, ambient }) => [...normal.nodeList, ...(ambient?.nodeList ?? [])]);
  return (findings) => {
    const all = findings.map(({ key, severity, uuid, params }) => {
      const where = layers.find((node) => node.uuid === uuid)?.label ?? '';
      const words = findingWords((text, values) => t(text, { ...values }), { words: 'check', key, params });
      return { key: `${uuid} ${words}`, where, words, isError: severity === 'error' };
    });
    const once = [...new Map(all.map((problem) => [problem.key, problem])).values()];
    return once.toSorted((a, b) => Number(b.isError) - Number(a.isError));
  };
}

export function PackageOutcome({ now, design }: { now: PackageMaking; design: Design }) {
  const { t } = useTranslation('export');
  const wordsOf = useFindingWords(design);
  if (now.state === 'stopped') return <Stopped text={t('watch.stopped')} />;
  if (now.state === 'failed') {
    if (!(now.error instanceof PackageRefusal)) return <Failure text={t('watch.failed')} />;
    const { refused } = now.error;
    if ('missing' in refused) return <Failure text={t('picturesMissing', { count: refused.missing })} />;
    return (
      <>
        <Failure text={t('watch.refused')} />
        <Problems title={t('watch.problems')} problems={wordsOf(refused.findings)} />
      </>
    );
  }
  if (now.state !== 'made') return null;
  const { report } = now.made;
  return (
    <>
      <Outcome made={now.made}>
        <FactList
          rows={[
            { key: 'format', name: t('watch.format'), value: report.formatVersion },
            { key: 'document', name: t('watch.document'), value: fileSize(report.documentBytes) },
            {
              key: 'pictures',
              name: t('watch.pictures'),
              value: t('watch.counted', { count: report.pictures, size: fileSize(report.pictureBytes) }),
            },
            {
              key: 'fonts',
              name: t('watch.fonts'),
              value:
                report.fonts > 0 ? t('watch.counted', { count: report.fonts, size: fileSize(report.fontBytes) }) : null,
            },
          ]}
        />
      </Outcome>
      <Problems title={t('watch.known', { count: report.findings.length })} problems={wordsOf(report.findings)} />
    </>
  );
}
