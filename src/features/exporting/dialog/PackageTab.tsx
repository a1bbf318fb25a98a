// A package for the smartwatch: an installable file signed with the designer's key, or its sources.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '@/drafts/projectFiles/fileName';
import { useFormActs } from '@/forms/formValue';
import type { SubmitControls } from '@/forms/SubmitField';
import { type FormParts, SubmitForm } from '@/forms/SubmitForm';
import { type FaceLabels, faceLabels } from '@/packaging/faceLabels';
import { PACKAGE_STEPS, type PackageReport, type PackageStep } from '@/packaging/facePackage';
import { type KeysOfDevice, useSigningKey } from '@/packaging/useSigningKey';
import type { Design } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import { type WatchPackageForm, watchPackageForm } from '@/schemas/forms/exporting';
import { VERSION_CODE_MAX } from '@/schemas/limits';
import { proposedPackageName } from '@/schemas/packageName';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { openSigningKeys } from '@/service/signingKeys/openSigningKeys';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Spinner } from '@/ui/Spinner';
import { CopiesContext, CopyField } from './CopyField';
import type { ExportTabProps } from './ExportDialog';
import { InstallSteps } from './InstallSteps';
import { KeyCard } from './KeyCard';
import { PackageOutcome } from './PackageOutcome';
import { PackageProgress } from './PackageProgress';
import { PackageRefusal } from './packageRefusal';
import { useMakeFacePackage } from './useMakeFacePackage';
import { type MadeFile, type Making, useMaking } from './useMaking';

export interface MadePackage extends MadeFile {
  kind: WatchPackageForm['kind'];
  report: PackageReport;
}
export type PackageMaking = Making<PackageStep, MadePackage>;

const CONTROLS: SubmitControls = { copyId: CopyField };
const ONE_COPY: ReadonlySet<string> = new Set(['copyId']);
const NONE: ReadonlySet<string> = new Set();
const ENDINGS = { signed: 'apk', source: 'zip' } as const;

const nextCode = (lastCode: number): number => Math.min(lastCode + 1, VERSION_CODE_MAX);

/** The version code of the next package follows that of the last one. */
function NextVersion({ lastCode }: { lastCode: number }) {
  const { fill } = useFormActs();
  useEffect(() => fill('versionCode', nextCode(lastCode)), [fill, lastCode]);
  return null;
}

/** Null while the words of both languages load. */
function useFaceLabels({ dialName, dialNameCn }: Design): FaceLabels | null {
  const [labels, setLabels] = useState<FaceLabels | null>(null);
  useEffect(() => {
    let isGone = false;
    void faceLabels({ dialName, dialNameCn }).then((named) => {
      if (!isGone) setLabels(named);
    });
    return () => {
      isGone = true;
    };
  }, [dialName, dialNameCn]);
  return labels;
}

export function PackageTab(props: ExportTabProps) {
  const { t } = useTranslation('export');
  const keys = useSigningKey(props.design.id, openSigningKeys);
  const labels = useFaceLabels(props.design);
  return keys && labels ? (
    <PackageWay {...props} keys={keys} labels={labels} />
  ) : (
    <p className="grid min-h-60 place-items-center">
      <Spinner label={t('key.opening')} />
    </p>
  );
}

function PackageWay({
  design,
  copies,
  keys,
  labels: own,
}: ExportTabProps & { keys: KeysOfDevice; labels: FaceLabels }) {
  const { t } = useTranslation('export');
  const language = useDataLanguage();
  const { facts } = keys;
  const [first] = copies;
  const { now, run, stop } = useMaking<PackageStep, MadePackage>();
  const [asking, setAsking] = useState<WatchPackageForm | null>(null);
  const makePackage = useMakeFacePackage();
  const lastCode = facts?.lastCode ?? 0;
  const schema = useMemo(() => watchPackageForm(lastCode), [lastCode]);
  const defaults: WatchPackageForm = {
    copyId: first.id,
    kind: 'signed',
    labelEn: facts?.labelEn ?? own.en,
    labelZh: facts?.labelZh ?? own.zh,
    packageName: facts?.packageName ?? proposedPackageName(designName(design, 'en') || t('unnamed'), design.id),
    versionCode: nextCode(lastCode),
  };

  const make = (form: WatchPackageForm, keyPem: string | null) =>
    run(PACKAGE_STEPS[0], async (signal, onStep) => {
      const { copyId, kind, packageName, labelEn, labelZh } = form;
      // A version code that was used since the form was filled is not used again.
      const lastCode = (await keys.latestFacts())?.lastCode ?? 0;
      const versionCode = Math.max(form.versionCode, nextCode(lastCode));
      const labels = { en: labelEn, zh: labelZh };
      const made = await makePackage(
        { design, copyId, kind, packageName, versionCode, labels, keyPem },
        signal,
        onStep,
      );
      if (!made.ok) throw new PackageRefusal(made);
      signal.throwIfAborted();
      const title = designName({ dialName: labelEn, dialNameCn: labelZh }, language);
      // Sources use up no version code: the next package has the code they contain.
      await keys.keepFacts({ packageName, labelEn, labelZh, lastCode: kind === 'signed' ? versionCode : lastCode });
      return {
        kind,
        name: fileNameOf(kind === 'signed' ? `${title} ${versionCode}` : title, t('unnamed'), ENDINGS[kind]),
        file: new Blob([made.bytes], { type: 'application/octet-stream' }),
        report: made.report,
      };
    });

  const submit = async (form: WatchPackageForm) => {
    if (form.kind === 'source') return make(form, null);
    // A package can update installed ones only with the stored key, not with one that another tab has replaced.
    if (!(await keys.isStill())) return;
    if (keys.key) await make(form, keys.key.pem);
    else setAsking(form);
  };
  const makeKeyFirst = async (form: WatchPackageForm) => {
    setAsking(null);
    const key = await keys.make();
    if (key) await make(form, key.pem);
  };

  const makeButton = useRef<HTMLButtonElement>(null);
  const isRunning = now.state === 'running';
  const isStopped = now.state === 'stopped';
  // The cancel button is gone.
  useEffect(() => {
    if (isStopped) makeButton.current?.focus();
  }, [isStopped]);
  const arrange = ({ fields, draw, notices }: FormParts) => (
    <div className="flex flex-col gap-4">
      {notices}
      <NextVersion lastCode={lastCode} />
      {draw(fields)}
      <div>
        <Button ref={makeButton} type="submit" variant="primary" busy={isRunning}>
          {t('watch.make')}
        </Button>
      </div>
    </div>
  );

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">{t('watch.about')}</p>
      <CopiesContext value={copies}>
        <SubmitForm
          schema={schema}
          schemaName="watchPackage"
          defaultValues={defaults}
          controls={CONTROLS}
          omit={copies.length > 1 ? NONE : ONE_COPY}
          onSubmit={submit}
          submitLabel={t('watch.make')}
          arrange={arrange}
        />
      </CopiesContext>
      {isRunning ? <PackageProgress step={now.step} onCancel={stop} /> : null}
      <PackageOutcome now={now} design={design} />
      <p className="text-xs text-pretty text-muted">{t('watch.bundle')}</p>
      <KeyCard signing={keys} />
      <InstallSteps file={now.state === 'made' && now.made.kind === 'signed' ? now.made.name : 'face.apk'} />
      <ConfirmDialog
        open={asking !== null}
        title={t('key.makeTitle')}
        message={t('key.makeText')}
        confirmLabel={t('key.makeConfirm')}
        onConfirm={() => asking && void makeKeyFirst(asking)}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}
