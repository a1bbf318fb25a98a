// The result of a package: the file with its content, the problems of the face, or the reason of a failure.
import { useTranslation } from 'react-i18next';
import { WEAR_OS_OF } from '@/face/watchFaceFormat/formatVersion';
import { Problems } from '@/packaging/Problems';
import { useFindingWords } from '@/packaging/useFindingWords';
import type { Design } from '@/schemas/design';
import { languageRow } from '@/service/language/i18n';
import { FactList } from '@/ui/FactList';
import { fileSize } from './fileSize';
import { Failure, Outcome, Stopped } from './Outcome';
import type { PackageMaking } from './PackageTab';
import { PackageRefusal } from './packageRefusal';

export function PackageOutcome({ now, design }: { now: PackageMaking; design: Design }) {
  const { t, i18n } = useTranslation('export');
  const wordsOf = useFindingWords(design);
  if (now.state === 'stopped') return <Stopped text={t('watch.stopped')} />;
  if (now.state === 'failed') {
    if (!(now.error instanceof PackageRefusal)) return <Failure text={t('watch.failed')} />;
    const { refused } = now.error;
    if ('missing' in refused) return <Failure text={t('picturesMissing', { count: refused.missing })} />;
    if ('fonts' in refused) {
      const names = new Intl.ListFormat(languageRow(i18n.language).tag).format(refused.fonts);
      return <Failure text={t('fontsUnread', { names })} />;
    }
    return (
      <>
        <Failure text={t('watch.refused')} />
        <Problems title={t('watch.problems')} problems={wordsOf(refused.findings)} />
      </>
    );
  }
  if (now.state !== 'made') return null;
  const { report } = now.made;
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const notes = report.findings.filter(({ severity }) => severity !== 'error');
  return (
    <>
      <Outcome made={now.made}>
        {errors.length > 0 ? <p className="text-danger">{t('watch.withErrors', { count: errors.length })}</p> : null}
        <FactList
          rows={[
            {
              key: 'format',
              name: t('watch.format'),
              value: t('watch.formatValue', { version: report.formatVersion, wear: WEAR_OS_OF[report.formatVersion] }),
            },
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
      <Problems title={t('watch.problems')} problems={wordsOf(errors)} />
      <Problems title={t('watch.known', { count: notes.length })} problems={wordsOf(notes)} />
    </>
  );
}
