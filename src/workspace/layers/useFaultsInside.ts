// Counts the layers in a collapsed group that need attention.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas, selectNodes, selectPolicy } from '@/editor/document/selectors';
import { withDescendants } from '@/face/nodes/layerTree';
import { isKnown } from '@/schemas/nodes';
import { nodeIssues } from '../properties/nodeIssues';
import { overflowWords } from '../properties/textOverflow';

/** Layers in the group that break a rule or whose text is cut; 0 while not `isWanted`. */
export function useFaultsInside(uuid: string, isWanted: boolean): number {
  const { t } = useTranslation('editor');
  const nodes = useEditorState(useCallback((state) => (isWanted ? selectNodes(state) : null), [isWanted]));
  const canvas = useEditorState(selectCanvas);
  const policy = useEditorState(selectPolicy);
  if (!nodes || !policy) return 0;
  const inside = withDescendants(nodes, [uuid]);
  return nodes.filter(
    (node) =>
      node.uuid !== uuid &&
      inside.has(node.uuid) &&
      ((isKnown(node) && Object.keys(nodeIssues(node, canvas, policy)).length > 0) || overflowWords(t, node) !== ''),
  ).length;
}
