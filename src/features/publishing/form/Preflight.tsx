// What must be fixed before the face is submitted: broken rules of its copies and form errors, each with a link.
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { policyOf } from '@/face/platforms';
import { describeFields } from '@/forms/describeFields';
import { issueOf, issueText } from '@/forms/fieldIssue';
import { fieldLabel } from '@/forms/fieldWords';
import { useFormActs, useFormControl } from '@/forms/formValue';
import type { Design, FaceCopy } from '@/schemas/design';
import { labelEnd } from '@/service/language/labelled';
import { listed } from '@/service/language/listed';
import { copyName } from '@/simulator/copyWords';
import { findingWords } from '@/simulator/findingTexts';
import { LIT_SHARE_MAX, litPercent } from '@/simulator/litShare';
import {
  type FaceChecks,
  type FaceProblem,
  faceNotes,
  faceProblems,
  type LitShares,
  mostLit,
  offeredCopies,
  placeInEditor,
} from './preflight';
import type { PublishDraft } from './publishDetails';
import type { BrokenRule } from './sendFace';

export interface PreflightProps {
  design: Design;
  schema: z.ZodType;
  /** What the server found in its last check. */
  broken: readonly BrokenRule[];
  /** The finished checks of the copies. */
  checks: FaceChecks;
  /** Ids of the copies whose texts could not be measured. */
  unmeasured: ReadonlySet<string>;
  lit: LitShares;
  box: string;
  /** The heading, which is focused if something must be fixed. */
  ref: Ref<HTMLHeadingElement>;
}

/** One form error per field, by its path. */
function formFaults(schema: z.ZodType, values: PublishDraft): ReadonlyMap<string, z.core.$ZodIssue> {
  const read = schema.safeParse(values);
  const issues = read.success ? [] : read.error.issues;
  const faults = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const path = String(issue.path[0] ?? '');
    if (!faults.has(path)) faults.set(path, issue);
  }
  return faults;
}

const ITEM = 'flex items-start gap-2.5 border-t border-line py-2.5 text-sm';
const GO = 'inline-block min-h-6 text-left text-accent underline-offset-2 hover:underline';

function Row({ tone, children }: { tone: 'danger' | 'warning' | 'fine'; children: ReactNode }) {
  const { t } = useTranslation('pages');
  const [Icon, color] =
    tone === 'fine'
      ? [Check, 'text-accent']
      : tone === 'warning'
        ? [TriangleAlert, 'text-warning']
        : [CircleAlert, 'text-danger'];
  return (
    <li className={ITEM}>
      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${color}`} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{t(`publish:preflight.tone.${tone}`)} </span>
        {children}
      </div>
    </li>
  );
}

function FindingRow({ design, problem }: { design: Design; problem: FaceProblem }) {
  const { t } = useTranslation(['pages', 'messages', 'editor', 'check', 'rules']);
  const { finding } = problem;
  const where = problem.layer || copyName(t, problem.copy);
  const modes = finding.inBoth ? t('check:inBoth') : finding.mode === 'ambient' ? t('editor:modes.ambient') : '';
  return (
    <Row tone={finding.severity === 'error' ? 'danger' : 'warning'}>
      <p>
        <strong className="font-semibold">
          {where}
          {modes === '' ? '' : ` (${modes})`}
        </strong>
        {problem.layer && design.copies.length > 1 ? ` · ${copyName(t, problem.copy)}` : ''}
        {t('messages:ui.colon')}
        {findingWords((key, values) => t(key, { ...values }), finding)}
      </p>
      <Link to={placeInEditor(design, problem)} className={GO}>
        {t(problem.layer ? 'publish:preflight.openLayer' : 'publish:preflight.openCopy', { name: where })}
      </Link>
    </Row>
  );
}

/** The lit share of always-on, for the copy with the highest one, and the copies without always-on. */
function AmbientRows({ offered, lit }: { offered: readonly FaceCopy[]; lit: LitShares }) {
  const { t } = useTranslation(['pages', 'editor']);
  const without = offered.filter(({ ambient }) => ambient === null);
  // Without layers of its own, a watch face shows its normal layers in always-on, and a chip nothing.
  const isBlack = ({ platform }: FaceCopy) => policyOf(platform).packaging === 'layers';
  if (without.length === offered.length && without.every(isBlack))
    return <Row tone="warning">{t('publish:preflight.noAmbient')}</Row>;
  const most = mostLit(offered, lit);
  const isBright = most !== null && most.share > LIT_SHARE_MAX;
  const of = offered.length - without.length > 1 ? 'Of' : '';
  return (
    <>
      {most ? (
        <Row tone={isBright ? 'warning' : 'fine'}>
          {t(`publish:preflight.${isBright ? 'bright' : 'lit'}${of}`, {
            name: copyName(t, most.copy),
            share: litPercent(most.share),
            most: LIT_SHARE_MAX * 100,
          })}
        </Row>
      ) : null}
      {without.map((copy) => (
        <Row key={copy.id} tone="warning">
          {t(`publish:preflight.${isBlack(copy) ? 'noAmbientOf' : 'normalInAmbient'}`, { name: copyName(t, copy) })}
        </Row>
      ))}
    </>
  );
}

/** Number of notes shown here. The editor lists all. */
const NOTES_SHOWN = 20;

export function Preflight({ design, schema, broken, checks, unmeasured, lit, box, ref }: PreflightProps) {
  const { t, i18n } = useTranslation(['pages', 'fields', 'errors', 'editor', 'messages']);
  const values = useWatch({ control: useFormControl() }) as PublishDraft;
  const { focus, check } = useFormActs();
  const fields = describeFields(schema);
  const faults = useMemo(() => formFaults(schema, values), [schema, values]);
  const range = values.range ?? 'all';
  const rules = useMemo(() => faceProblems(design, range, broken, checks), [design, range, broken, checks]);
  const notes = useMemo(() => faceNotes(design, range, checks).slice(0, NOTES_SHOWN), [design, range, checks]);
  const offered = offeredCopies(design, range);
  const notSeen = offered.filter(({ id }) => unmeasured.has(id));
  const wrong = fields.flatMap((field) => {
    const issue = faults.get(field.path);
    return issue ? [{ field, issue }] : [];
  });
  const count = rules.length + wrong.length;
  return (
    <section aria-labelledby="publish-preflight" className={box}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 ref={ref} id="publish-preflight" tabIndex={-1} className="font-semibold outline-none">
          {t('publish:preflight.title')}
        </h2>
        <span
          className={`rounded-full border px-2 py-0.5 text-2xs font-semibold ${count > 0 ? 'border-warning text-warning' : 'border-accent text-accent'}`}
        >
          {count > 0 ? t('publish:preflight.toMend', { count }) : t('publish:preflight.ready')}
        </span>
      </div>
      <ul>
        {rules.map((problem) => (
          <FindingRow key={problem.key} design={design} problem={problem} />
        ))}
        {wrong.map(({ field, issue }) => (
          <Row key={field.path} tone="warning">
            <button
              type="button"
              className="min-h-6 text-left hover:underline"
              onClick={() => {
                void check(field.path);
                focus(field.path);
              }}
            >
              <span className="text-accent">{labelEnd(t, fieldLabel(t, 'publish', field))}</span>
              {issueText(t, issueOf(issue as Parameters<typeof issueOf>[0]), field)}
            </button>
          </Row>
        ))}
        {rules.length === 0 ? (
          <Row tone="fine">
            {t('publish:preflight.rules', {
              copies: listed(
                offered.map((copy) => copyName(t, copy)),
                i18n.language,
              ),
            })}
          </Row>
        ) : null}
        {wrong.length === 0 ? <Row tone="fine">{t('publish:preflight.form')}</Row> : null}
        {notes.map((note) => (
          <FindingRow key={note.key} design={design} problem={note} />
        ))}
        {notSeen.length > 0 ? (
          <Row tone="warning">
            {t('publish:preflight.notMeasured', {
              copies: listed(
                notSeen.map((copy) => copyName(t, copy)),
                i18n.language,
              ),
            })}
          </Row>
        ) : null}
        <AmbientRows offered={offered} lit={lit} />
        <Row tone="fine">{t('publish:preflight.stored')}</Row>
      </ul>
    </section>
  );
}
