// The package of a copy for a chip-watch manufacturer. Refused with the platform's messages if it breaks a rule.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import { fileNameOf } from '@/drafts/projectFiles/fileName';
import { copyInChoice } from '@/face/nodes/colorRoles';
import { restingChoice } from '@/face/platforms/copyAtRest';
import { ruleFindings } from '@/output/watchFace/checkCopy';
import { stopping } from '@/output/watchFace/exportPolicy';
import { type MadeLayers, makeLayersPackage } from '@/packaging/makeLayersPackage';
import { type Problem, Problems } from '@/packaging/Problems';
import { type FaceCopy, modeName } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import { choiceOf } from '@/schemas/themeColors';
import { useFonts } from '@/service/fonts/fontService';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { copyName } from '@/simulator/copyWords';
import { type CheckTexts, findingWords } from '@/simulator/findingTexts';
import { ModeFace } from '@/simulator/ModeFace';
import { refusalWords } from '@/simulator/refusalWords';
import { useStillWatch } from '@/simulator/useStillWatch';
import { Button } from '@/ui/Button';
import { Segmented } from '@/ui/Segmented';
import { Select } from '@/ui/Select';
import type { ExportTabProps } from './ExportDialog';
import { Failure, Outcome } from './Outcome';
import { type MadeFile, useMaking } from './useMaking';

/** Packages made so far of one for each choice of the color theme; null while a single one is made. */
type MakingStep = { made: number; count: number } | null;

/** No package was made because of the copy itself. */
class LayersRefused extends Error {
  constructor(readonly made: Extract<MadeLayers, { ok: false }>) {
    super('The package was refused.');
  }
}

/** Every problem that prevents an export, the copy's own first, as in the check and on the server. */
const problemsOf = (t: CheckTexts, copy: FaceCopy): Problem[] =>
  stopping('package', ruleFindings(copy)).map((finding) => {
    const { id, mode, uuid } = finding;
    return {
      key: id,
      where: (mode && copy[mode]?.nodeList.find((node) => node.uuid === uuid)?.label) ?? '',
      words: findingWords(t, finding),
      isError: true,
    };
  });

export function LayersTab({ design, copies }: ExportTabProps) {
  const { t } = useTranslation(['export', 'editor', 'rules']);
  const language = useDataLanguage();
  const [copyId, setCopyId] = useState(copies[0].id);
  const copy = copies.find(({ id }) => id === copyId) ?? copies[0];
  const problems = useMemo(() => problemsOf((key, values) => t(key, { ...values }), copy), [t, copy]);
  const { now, run } = useMaking<MakingStep, MadeFile>();
  const choices = copy.theme?.choices ?? [];
  const [choiceId, setChoiceId] = useState<string | null>(null);
  const choice = copy.theme && choiceOf(copy.theme, choiceId ?? restingChoice(copy));
  const drawnCopy = useMemo(() => copyInChoice(copy, choice?.id ?? null), [copy, choice]);
  const { fonts } = useFonts();
  const shown = useStillWatch(false);
  const modes = modeName.options.filter((mode) => copy[mode] !== null);
  const name = designName(design, language);

  const bytesOf = async (themeChoice: string | undefined, signal: AbortSignal) => {
    const request = { design, copyId: copy.id, ...(themeChoice !== undefined && { themeChoice }) };
    const made = await makeLayersPackage(request, { fonts, language }, signal);
    if (!made.ok) throw new LayersRefused(made);
    return made.bytes;
  };
  const fileOf = (bytes: Uint8Array<ArrayBuffer>, ...parts: string[]): MadeFile => ({
    name: fileNameOf([name, copyName(t, copy), ...parts].join(' '), t('export:unnamed'), 'zip'),
    file: new Blob([bytes], { type: 'application/zip' }),
  });
  const make = () =>
    run(null, async (signal) =>
      fileOf(await bytesOf(choice?.id, signal), ...(choice && choice !== choices[0] ? [choice.name] : [])),
    );
  const makeAll = () =>
    run({ made: 0, count: choices.length }, async (signal, onStep) => {
      const entries: ZipEntry[] = [];
      for (const [index, one] of choices.entries()) {
        const bytes = await bytesOf(one.id, signal);
        // The number makes names unique, and keeps the order of the choices.
        entries.push({ name: fileNameOf(`${index + 1} ${one.name}`, t('export:unnamed'), 'zip'), bytes, stored: true });
        onStep({ made: index + 1, count: choices.length });
      }
      return fileOf(await writeZip(entries), t('export:layers.colors'));
    });

  const failure = (error: unknown): string => {
    if (!(error instanceof LayersRefused)) return t('export:layers.failed');
    const { made } = error;
    if ('missing' in made) return t('export:picturesMissing', { count: made.missing });
    return 'findings' in made ? t('export:layers.refused') : refusalWords(made.refusal);
  };

  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-sm text-pretty text-muted">{t('export:layers.about')}</p>
        {copies.length > 1 ? (
          <Segmented
            label={t('export:copy')}
            options={copies.map((one) => ({ value: one.id, label: copyName(t, one) }))}
            value={copy.id}
            onChange={setCopyId}
          />
        ) : null}
        <Problems title={t('export:layers.problems', { count: problems.length })} problems={problems} />
        {problems.length === 0 ? (
          <p className="text-sm">{t('export:layers.obeys', { copy: copyName(t, copy) })}</p>
        ) : null}
        {choice && choices.length > 1 ? (
          <div className="flex flex-col gap-1.5">
            <span aria-hidden="true" className="text-sm">
              {t('export:layers.choice')}
            </span>
            <Select
              aria-label={t('export:layers.choice')}
              className="max-w-64"
              value={choice.id}
              options={choices.map((one) => ({ value: one.id, label: one.name }))}
              onChange={setChoiceId}
            />
            <p className="text-xs text-pretty text-muted">{t('export:layers.choiceAbout')}</p>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={now.state === 'running'}
            disabledReason={problems.length > 0 ? t('export:layers.refused') : undefined}
            onClick={() => void make()}
          >
            {t('export:layers.make')}
          </Button>
          {choices.length > 1 ? (
            <Button
              disabledReason={
                problems.length > 0
                  ? t('export:layers.refused')
                  : now.state === 'running'
                    ? t('export:layers.busy')
                    : undefined
              }
              onClick={() => void makeAll()}
            >
              {t('export:layers.makeAll', { count: choices.length })}
            </Button>
          ) : null}
        </div>
        <p role="status" className="text-sm text-muted">
          {now.state === 'running' && now.step ? t('export:layers.making', { ...now.step }) : null}
        </p>
        {now.state === 'failed' ? <Failure text={failure(now.error)} /> : null}
        {now.state === 'made' ? <Outcome made={now.made} /> : null}
      </div>
      <div className="flex gap-3 sm:flex-col max-sm:*:max-w-32">
        {modes.map((mode) => (
          <figure key={mode} className="flex grow flex-col gap-1">
            <ModeFace copy={drawnCopy} mode={mode} watch={shown} live={false} name={name} />
            <figcaption className="text-center text-xs text-muted">{t(`editor:modes.${mode}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
