// Describes a kept part of an imported face: its element, its size, and its source text to read and copy.
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode } from '@/editor/document/selectors';
import { foreignText } from '@/face/nodes';
import { elementCount, rootNameOf } from '@/face/nodes/kept/partText';
import { Button } from '@/ui/Button';
import { FactList } from '@/ui/FactList';
import { showToast } from '@/ui/toasts';

/** Nothing for a layer of ours. */
export function PreservedPart({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('editor');
  const text = useEditorState((state) => {
    const node = selectNode(state, uuid);
    return node ? foreignText(node) : null;
  });
  const size = useEditorState((state) => {
    const style = selectNode(state, uuid)?.style;
    const box = typeof style === 'object' && style !== null && 'width' in style && 'height' in style ? style : null;
    return box ? `${box.width} × ${box.height} px` : '';
  });
  if (text === null) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: t('properties.part.copied') }),
      () => showToast({ tone: 'error', text: t('properties.part.notCopied') }),
    );
  const rows = [
    { key: 'element', name: t('properties.part.element'), value: <code>{rootNameOf(text)}</code> },
    { key: 'count', name: t('properties.part.count'), value: elementCount(text).toLocaleString(i18n.language) },
    { key: 'size', name: t('properties.part.size'), value: size },
  ];
  return (
    <section aria-label={t('properties.part.title')} className="flex flex-col gap-2 border-t border-line pt-2">
      <p className="text-sm text-muted">{t('properties.part.note')}</p>
      <FactList rows={rows} />
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{t('properties.part.text')}</h3>
        <Button size="sm" onClick={() => void copy()}>
          <Copy size={14} aria-hidden="true" />
          {t('properties.part.copy')}
        </Button>
      </div>
      <textarea
        readOnly
        aria-label={t('properties.part.text')}
        value={text}
        rows={10}
        spellCheck={false}
        className="w-full resize-y rounded-md border border-line bg-raised p-2 font-mono text-xs"
      />
    </section>
  );
}
