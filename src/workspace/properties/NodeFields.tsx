// The fields of the selected layers or of the design, with their messages. Every valid change runs a command.
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas, selectNode, selectNodes, selectPolicy, type WithEditor } from '@/editor/document/selectors';
import { optionsOf } from '@/editor/document/theme';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { shownForOf } from '@/face/nodes/shownFor';
import type { Controls } from '@/forms/Control';
import { PresetRule } from '@/forms/presetRule';
import { SchemaFields } from '@/forms/SchemaFields';
import { ColorRoleContext } from '@/forms/services/colorRole';
import { WearerOptionsContext } from '@/forms/services/wearerOptions';
import type { FaceNode } from '@/schemas/nodes';
import { tagName } from '@/workspace/data/tagTexts';
import { COLOR_ROLE, ShownLayersContext } from './ColorRole';
import { issueWords } from './issueWords';
import { closedFields, type NodeIssues, nodeIssues, platformNotes } from './nodeIssues';
import { createNodeSource } from './nodeSource';
import type { PanelContext } from './panelContext';
import { selectPlace } from './selectPlace';
import { useFieldEdits } from './useFieldEdits';
import { useOfSelection } from './useOfSelection';

const SHOWN_FOR = 'shownFor';
/** Not of the background color. */
const NOT_OF_ROOT: ReadonlySet<string> = new Set(['label', SHOWN_FOR]);
/** A face without options has nothing to choose. */
const WITHOUT_OPTIONS: ReadonlySet<string> = new Set([SHOWN_FOR]);

interface FieldMessages {
  /** Issues of the single shown layer. */
  issues: NodeIssues;
  /** Fields closed in any of the shown layers. */
  closed: NodeIssues;
  /** Notes of the platform below its fields. */
  notes: NodeIssues;
}
const NOTHING_SAID: FieldMessages = { issues: {}, closed: {}, notes: {} };

/** The messages beside the fields. The same object while they are the same. */
function fieldMessagesSelector(uuids: readonly string[]): (state: WithEditor) => FieldMessages {
  let last = NOTHING_SAID;
  let seen: readonly unknown[] = [];
  return (state) => {
    const policy = selectPolicy(state);
    const canvas = selectCanvas(state);
    const now = [policy, canvas, selectNodes(state)];
    if (now.every((part, index) => part === seen[index])) return last;
    seen = now;
    const nodes = policy ? uuids.flatMap((uuid) => selectNode(state, uuid) ?? []) : [];
    const [only, ...more] = nodes;
    const messages = { ...NOTHING_SAID };
    if (policy) messages.notes = platformNotes(policy);
    if (policy) messages.closed = Object.assign({}, ...nodes.map((node) => closedFields(node, canvas, policy)));
    if (policy && only && more.length === 0) messages.issues = nodeIssues(only, canvas, policy);
    if (JSON.stringify(messages) !== JSON.stringify(last)) last = messages;
    return last;
  };
}

/** Replaces tag codes in an issue with tag names. */
function withTagNames<T extends NodeIssues[string]>(issue: T, language: string): T {
  const { tags } = issue.params;
  if (typeof tags !== 'string') return issue;
  const names = tags.split(' ').map((code) => tagName(code, language));
  return { ...issue, params: { ...issue.params, tags: names.join(' · ') } };
}

const hasPlace = (node: FaceNode | undefined): boolean => node !== undefined && shownForOf(node) !== undefined;

interface NodeFieldsProps {
  facts: PanelContext;
  controls: Controls;
  /** Content under a row of fields (by name) or a field (by path). */
  below?: Readonly<Record<string, ReactNode>> | undefined;
}

export function NodeFields({ facts, controls, below }: NodeFieldsProps) {
  const { t, i18n } = useTranslation('editor');
  const { store } = useEditor();
  const { uuids, schema, schemaName, only, isRoot, isLocked } = facts;
  const place = useOfSelection(selectPlace, !isRoot);
  const source = useMemo(
    () => createNodeSource(store, uuids, { place, typings: store.desk.typings, isOfSelection: !isRoot }),
    [store, uuids, place, isRoot],
  );
  const edits = useFieldEdits(uuids);
  const options = useEditorState(({ editor }) => editor.design && optionsOf(editor.design));
  const isNamed = useEditorState((state) => uuids.some((uuid) => hasPlace(selectNode(state, uuid))));
  const hasOptions = isNamed || (options?.list.length ?? 0) > 0;
  const shownTags = useEditorState(selectPolicy)?.shownTags;
  const takes = useCallback(
    (preset: string) => tagsOfExpression(preset).every((tag) => shownTags?.includes(tag)),
    [shownTags],
  );
  const messages = useEditorState(useMemo(() => fieldMessagesSelector(uuids), [uuids]));
  const words = useMemo(() => {
    const inWords = (byPath: NodeIssues) =>
      Object.fromEntries(
        Object.entries(byPath).map(([path, issue]) => [path, issueWords(t, withTagNames(issue, i18n.language))]),
      );
    return { issues: inWords(messages.issues), reasons: inWords(messages.closed), notes: inWords(messages.notes) };
  }, [messages, t, i18n.language]);
  if (only?.size === 0)
    return facts.isKept ? null : <p className="py-1 text-sm text-muted">{t('properties.noShared')}</p>;
  return (
    <ShownLayersContext value={uuids}>
      <ColorRoleContext value={COLOR_ROLE}>
        <PresetRule value={takes}>
          <WearerOptionsContext value={options}>
            <SchemaFields
              schema={schema}
              schemaName={schemaName}
              controls={controls}
              source={source}
              {...words}
              below={below}
              only={only}
              omit={isRoot ? NOT_OF_ROOT : hasOptions ? undefined : WITHOUT_OPTIONS}
              readOnly={isLocked}
              {...edits}
            />
          </WearerOptionsContext>
        </PresetRule>
      </ColorRoleContext>
    </ShownLayersContext>
  );
}
