// A text description of the previewed face: its shape, its mode, and the current value of each data tag (accessibility,
// item 46).

import { useId, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dataTag } from '@/face/dataTags/catalogue';
import { formatValue, MISSING } from '@/face/dataTags/expression/evaluate';
import { tagsOf } from '@/face/nodes';
import { issuesOf } from '@/face/nodes/issues';
import { policyOf } from '@/face/platforms';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { inLanguage } from '@/schemas/languages';
import type { FaceNode } from '@/schemas/nodes';
import { languageRow } from '@/service/language/i18n';
import { PanelHeading } from '@/ui/PanelHeading';
import { UserText } from '@/ui/UserText';
import { flashRisk } from './flashRisk';
import { useSimulator } from './simulator';

interface PreviewFactsProps {
  copy: FaceCopy;
  mode: ModeName;
  nodes: readonly FaceNode[];
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className="shrink-0 text-right tabular-nums">{children}</dd>
    </div>
  );
}

/** The current value of a tag; re-renders only when it changes. */
function TagFact({ name }: { name: string }) {
  const { i18n } = useTranslation(['editor', 'preview']);
  const { watch } = useSimulator();
  const value = useSyncExternalStore(
    (listener) => watch.subscribe([name], listener),
    () => watch.read(name),
  );
  const tag = dataTag(name);
  const words = tag && inLanguage(languageRow(i18n.language).data, { zh: tag.desc, en: tag.descEn });
  return (
    <Fact name={words ?? name}>
      <UserText text={value === null ? MISSING : formatValue(value)} />
    </Fact>
  );
}

export function PreviewFacts({ copy, mode, nodes }: PreviewFactsProps) {
  const { t } = useTranslation(['editor', 'preview', 'errors']);
  const heading = useId();
  const tags = useMemo(() => [...new Set(nodes.flatMap((node) => tagsOf(node)))], [nodes]);
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const risky = nodes.filter((node) => flashRisk(node, canvas));
  const policy = policyOf(copy.platform);
  const issues = useMemo(
    () =>
      nodes.flatMap((node) =>
        issuesOf(node, policy).map((issue) => ({ ...issue, label: node.label, uuid: node.uuid })),
      ),
    [nodes, policy],
  );
  return (
    <section aria-labelledby={heading} className="border-t border-line py-2">
      <PanelHeading level={3} id={heading}>
        {t('preview:facts')}
      </PanelHeading>
      {risky.map((node) => (
        <p key={node.uuid} className="py-1 text-xs text-warning">
          {t('animations.mayFlashNamed', { label: node.label })}
        </p>
      ))}
      {issues.map(({ uuid, path, label, key, params }) => (
        <p key={`${uuid} ${path}`} className="py-1 text-xs text-warning">
          {t('preview:issue', { label, issue: t(key, params) })}
        </p>
      ))}
      <dl className="flex flex-col gap-1 py-1 text-xs">
        <Fact name={t('preview:shape')}>
          {t('preview:shapeValue', { ...canvas, shape: t(`preview:shapes.${copy.shape}`) })}
        </Fact>
        <Fact name={t('preview:mode')}>{t(`modes.${mode}`)}</Fact>
        {tags.map((name) => (
          <TagFact key={name} name={name} />
        ))}
      </dl>
      {tags.length === 0 ? <p className="text-xs text-muted">{t('preview:noTags')}</p> : null}
    </section>
  );
}
