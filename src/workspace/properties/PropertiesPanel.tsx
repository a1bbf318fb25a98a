// The properties form, generated from the schema of the selection. Every valid change runs a command.
import { LockKeyhole } from 'lucide-react';
import { Activity, type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleLock } from '@/editor/commands/flags';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { placeKey } from '@/editor/document/editorState';
import { selectCanvas, selectNode, selectPolicy, type WithEditor } from '@/editor/document/selectors';
import { PICTURE_PATH } from '@/editor/images/picturePath';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { PresetRule } from '@/forms/presetRule';
import { SchemaFields } from '@/forms/SchemaFields';
import { isKnown } from '@/schemas/nodes';
import { Button } from '@/ui/Button';
import { afterFirstSign } from '@/ui/firstInput';
import { Listening } from '@/ui/Listening';
import { later } from '@/ui/later';
import { PanelHeading } from '@/ui/PanelHeading';
import { UserText } from '@/ui/UserText';
import { tagName } from '@/workspace/data/tagTexts';
import { DesignInfo } from './DesignInfo';
import { DesignNameField } from './DesignNameField';
import { ElementFacts } from './ElementFacts';
import { focusField } from './focusField';
import { issueWords } from './issueWords';
import type { LayerPartProps } from './LayerPart';
import { closedFields, type NodeIssues, nodeIssues, platformNotes } from './nodeIssues';
import { createNodeSource } from './nodeSource';
import { type PanelContext, panelContextSelector } from './panelContext';
import { useFieldEdits } from './useFieldEdits';
import { useFromTop } from './useFromTop';

/** Few faces have such a part. */
const KeptPart = later(async () => (await import('./PreservedPart')).PreservedPart);

const fetchLayerPart = async () => (await import('./LayerPart')).LayerPart;
const LayerPart = later<LayerPartProps>(fetchLayerPart);
// Ahead of the first selection. Drawing it tries again, and reports a failure.
afterFirstSign(() => void fetchLayerPart().catch(() => {}));

const LABEL: ReadonlySet<string> = new Set(['label']);

/** A button without a value, unlike a switch or a list box. */
const PLAIN_BUTTON = 'button:not([role])';

export function PropertiesPanel() {
  const { t } = useTranslation('editor');
  const [selectFacts] = useState(panelContextSelector);
  const facts = useEditorState(selectFacts);
  const form = useRef<HTMLFormElement>(null);
  const { focus } = useDesk();
  useFocusPlace('properties', form, {
    take: (path) => form.current !== null && focusField(form.current, path),
  });

  useFromTop(form, facts.uuids);

  // The last selection. Its part stays in the page, hidden, while nothing is selected: the next selection reuses it.
  const [layers, setLayers] = useState(facts.isRoot ? null : facts);
  if (!facts.isRoot && layers !== facts) setLayers(facts);

  /**
   * Escape that no field handled. On a button it deselects, as elsewhere in the editor. On a field, or on a button
   * while nothing is selected, it returns the focus to the layer on the canvas.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (!facts.isRoot && target.closest(PLAIN_BUTTON)) return;
    event.preventDefault();
    focus.take({ place: 'canvas', part: facts.uuids.length === 1 ? facts.uuids[0] : undefined });
  };

  return (
    <form
      ref={form}
      id="properties"
      aria-label={t('properties.title')}
      className="flex flex-col gap-1 px-3 py-2"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Listening onKeyDown={onKeyDown}>
        <PanelTitle facts={facts} />
        {facts.isRoot ? <DesignPart facts={facts} /> : null}
        {layers === null ? null : (
          <Activity mode={facts.isRoot ? 'hidden' : 'visible'}>
            <LayersPart facts={layers} />
          </Activity>
        )}
      </Listening>
    </form>
  );
}

/** The panel while nothing is selected. */
function DesignPart({ facts }: { facts: PanelContext }) {
  return (
    <>
      <DesignNameField />
      <Fields facts={facts} />
      <DesignInfo />
      <ElementFacts facts={facts} />
    </>
  );
}

/** The panel of one or several layers. Renders only for another selection. */
const LayersPart = memo(function LayersPart({ facts }: { facts: PanelContext }) {
  const { t } = useTranslation('editor');
  return (
    <>
      {facts.isLocked ? <LockedNote uuids={facts.uuids} /> : null}
      {facts.isKept ? <p className="py-1 text-sm text-muted">{t('properties.kept')}</p> : null}
      <LayerPart part="fit" facts={facts} />
      <Fields facts={facts} />
      {facts.partUuid === null ? null : <KeptPart key={facts.partUuid} uuid={facts.partUuid} />}
      <ElementFacts facts={facts} />
      <LayerPart part="end" facts={facts} />
    </>
  );
});

/** Name and type of the single layer, or the number of layers. */
function PanelTitle({ facts }: { facts: PanelContext }) {
  const { t } = useTranslation('editor');
  const [uuid = ''] = facts.uuids;
  const select = useCallback((state: WithEditor) => selectNode(state, uuid), [uuid]);
  const label = useEditorState((state) => select(state)?.label ?? '');
  const type = useEditorState((state) => {
    const node = select(state);
    return node && isKnown(node) ? node.nodeType : 'unknown';
  });
  if (facts.isRoot) return <PanelHeading level={2}>{t('properties.design')}</PanelHeading>;
  if (facts.uuids.length > 1) {
    return <PanelHeading level={2}>{t('properties.several', { count: facts.uuids.length })}</PanelHeading>;
  }
  return (
    <PanelHeading level={2} asTyped aside={t(`canvas.types.${type}`)}>
      <UserText text={label} />
    </PanelHeading>
  );
}

function LockedNote({ uuids }: { uuids: readonly string[] }) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  return (
    <div className="flex items-center gap-2 rounded-md border border-line bg-raised px-2 py-1.5 text-sm">
      <LockKeyhole size={14} aria-hidden="true" className="shrink-0 text-warning" />
      <p className="min-w-0 grow">{t('properties.locked')}</p>
      <Button size="sm" onClick={() => unlock()}>
        {t('properties.unlock')}
      </Button>
    </div>
  );
  function unlock() {
    const locked = uuids.filter((uuid) => {
      const node = selectNode(store.getState(), uuid);
      return node !== undefined && isKnown(node) && 'isLock' in node.style && node.style.isLock;
    });
    runCommand(store, toggleLock, { uuids: locked });
  }
}

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
  return (state) => {
    const policy = selectPolicy(state);
    const canvas = selectCanvas(state);
    const nodes = policy ? uuids.flatMap((uuid) => selectNode(state, uuid) ?? []) : [];
    const [only, ...more] = nodes;
    const said = { ...NOTHING_SAID };
    if (policy) said.notes = platformNotes(policy);
    if (policy) said.closed = Object.assign({}, ...nodes.map((node) => closedFields(node, canvas, policy)));
    if (policy && only && more.length === 0) said.issues = nodeIssues(only, canvas, policy);
    if (JSON.stringify(said) !== JSON.stringify(last)) last = said;
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

const selectPlace = ({ editor: { copyId, mode } }: WithEditor): string => placeKey(copyId, mode);

function Fields({ facts }: { facts: PanelContext }) {
  const { t, i18n } = useTranslation('editor');
  const { store } = useEditor();
  const { uuids, schema, schemaName, only, isRoot, isLocked } = facts;
  const place = useEditorState(selectPlace);
  const source = useMemo(
    () => createNodeSource(store, uuids, { place, typings: store.desk.typings }),
    [store, uuids, place],
  );
  const edits = useFieldEdits(uuids);
  const shownTags = useEditorState(selectPolicy)?.shownTags;
  const takes = useCallback(
    (preset: string) => tagsOfExpression(preset).every((tag) => shownTags?.includes(tag)),
    [shownTags],
  );
  const said = useEditorState(useMemo(() => fieldMessagesSelector(uuids), [uuids]));
  const words = useMemo(() => {
    const inWords = (found: NodeIssues) =>
      Object.fromEntries(
        Object.entries(found).map(([path, issue]) => [path, issueWords(t, withTagNames(issue, i18n.language))]),
      );
    return { issues: inWords(said.issues), reasons: inWords(said.closed), notes: inWords(said.notes) };
  }, [said, t, i18n.language]);
  const below = useMemo(
    () =>
      isRoot
        ? {}
        : {
            size: <LayerPart part="size" facts={facts} />,
            pivot: <LayerPart part="pivot" facts={facts} />,
            [PICTURE_PATH]: <LayerPart part="picture" facts={facts} />,
          },
    [isRoot, facts],
  );
  if (only?.size === 0)
    return facts.isKept ? null : <p className="py-1 text-sm text-muted">{t('properties.noShared')}</p>;
  return (
    <PresetRule value={takes}>
      <SchemaFields
        schema={schema}
        schemaName={schemaName}
        source={source}
        {...words}
        below={below}
        only={only}
        omit={isRoot ? LABEL : undefined}
        readOnly={isLocked}
        {...edits}
      />
    </PresetRule>
  );
}
