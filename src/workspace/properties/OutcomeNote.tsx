// How the selected layer leaves for the shown watch, if not as an element of its own, and why.
import { ImageDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, selectPolicy } from '@/editor/document/selectors';
import { exportOutcome } from '@/face/nodes';

/** Nothing for a native layer. */
export function OutcomeNote({ uuid }: { uuid: string }) {
  const { t, i18n, ready } = useTranslation('outcomes', { useSuspense: false });
  // As text, so that the note renders only when the answer changes.
  const answer = useEditorState((state) => {
    const [node, policy] = [selectNode(state, uuid), selectPolicy(state)];
    if (!node || !policy) return '';
    const { outcome, reasons, lost = [] } = exportOutcome(node, policy.packaging);
    if (outcome === 'native' && reasons.length === 0) return '';
    return [lost.length > 0 ? `without.${lost.length > 1 ? 'several' : lost[0]}` : outcome, ...reasons].join(' ');
  });
  const [outcome, ...reasons] = answer.split(' ');
  if (!outcome || !ready) return null;
  return (
    <div className="my-1 rounded-md border border-line bg-raised px-2 py-1.5 text-sm">
      <p className="flex items-center gap-1 font-medium text-warning">
        <ImageDown size={14} aria-hidden="true" />
        {t(outcome)}
      </p>
      <p className="text-muted">
        {reasons.map((reason) => t(`reasons.${reason}`)).join(i18n.language.startsWith('zh') ? '' : ' ')}
      </p>
    </div>
  );
}
