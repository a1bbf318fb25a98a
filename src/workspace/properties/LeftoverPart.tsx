// Lists what an imported layer keeps of its element although no field has it.
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode } from '@/editor/document/selectors';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { leftoverKey, leftoverName } from '@/face/nodes/leftoverWords';
import { FactList } from '@/ui/FactList';

/** Nothing for a layer without leftovers. */
export function LeftoverPart({ uuid }: { uuid: string }) {
  const { t } = useTranslation('import');
  const node = useEditorState((state) => selectNode(state, uuid));
  const left = node ? leftoversOf(node) : [];
  if (left.length === 0) return null;
  const rows = left.map((leftover) => {
    const { element, attribute = '', value } = leftover;
    const name = leftoverName(leftover);
    const words = t(`leftovers.${leftoverKey(name)}`, { defaultValue: name });
    return {
      key: `${element} ${attribute} ${value}`,
      name: words.charAt(0).toUpperCase() + words.slice(1),
      value: <code>{value}</code>,
    };
  });
  return (
    <section aria-label={t('inPanel.title')} className="flex flex-col gap-1 border-t border-line pt-2">
      <h3 className="text-sm font-medium">{t('inPanel.title')}</h3>
      <p className="text-sm text-muted">{t('inPanel.note')}</p>
      <FactList rows={rows} />
    </section>
  );
}
