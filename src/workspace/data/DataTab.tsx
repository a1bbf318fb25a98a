// The Data tab of the open design: the tags of its platform. A click adds a text layer that shows the tag.

import { useTranslation } from 'react-i18next';
import { addNode } from '@/editor/commands/addNode';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectPolicy } from '@/editor/document/selectors';
import { startPlace } from '@/editor/images/startPlace';
import type { DataTag } from '@/face/dataTags/dataTag';
import { catalogueItem } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { inLanguage } from '@/schemas/languages';
import { newId } from '@/schemas/newId';
import { languageRow } from '@/service/language/i18n';
import { DataPanel } from './DataPanel';

export function DataTab() {
  const { i18n } = useTranslation();
  const { store } = useEditor();
  const policy = useEditorState(selectPolicy);
  if (!policy) return null;
  const add = (tag: DataTag) => {
    const entry = catalogueItem('text');
    if (!entry) return;
    const label = inLanguage(languageRow(i18n.language).data, { zh: tag.desc, en: tag.descEn }).slice(0, 40);
    const node = createNode(entry, { uuid: newId(), label, place: startPlace(store.getState()) });
    runCommand(store, addNode, {
      nodes: [{ ...node, style: { ...node.style, text: '', textTag: `#${tag.name}#` } } as typeof node],
    });
  };
  return <DataPanel policy={policy} onAdd={add} />;
}
