// How the platform sees the selected layer: its element type and its position in the layer order.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, selectPolicy, type WithEditor } from '@/editor/document/selectors';
import type { PanelContext } from './panelContext';

/** Element of one layer as a comparable string: name, type and level. */
function useElement(uuid: string | undefined): string {
  return useEditorState(
    useCallback(
      (state: WithEditor) => {
        const node = uuid === undefined ? undefined : selectNode(state, uuid);
        const element = node && selectPolicy(state)?.elementOf(node);
        return element ? `${element.name} ${element.type} ${element.level}` : '';
      },
      [uuid],
    ),
  );
}

/** Renders nothing for several layers, for a static layer, and on platforms without elements. */
export function ElementFacts({ facts: { uuids } }: { facts: PanelContext }) {
  const { t } = useTranslation('editor');
  const [name, type, level] = useElement(uuids.length === 1 ? uuids[0] : undefined).split(' ');
  if (!name) return null;
  return (
    <p className="py-1 text-xs text-muted">{t('properties.element', { name: t(`elements.${name}`), type, level })}</p>
  );
}
