// The properties form, generated from the schema of the selection.
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, type WithEditor } from '@/editor/document/selectors';
import { isKnown } from '@/schemas/nodes';
import { afterFirstSign } from '@/ui/firstInput';
import { KeptPart } from '@/ui/KeptPart';
import { Listening } from '@/ui/Listening';
import { later } from '@/ui/later';
import { PanelHeading } from '@/ui/PanelHeading';
import { UserText } from '@/ui/UserText';
import { ChoiceLines } from './ChoiceLines';
import { DesignInfo } from './DesignInfo';
import { DesignNameField } from './DesignNameField';
import { DESIGN_CONTROLS } from './designControls';
import { ElementFacts } from './ElementFacts';
import type { LayersPartProps } from './LayersPart';
import { NodeFields } from './NodeFields';
import { PropertiesPlace } from './PropertiesPlace';
import { type PanelContext, panelContextSelector } from './panelContext';
import { useFromTop } from './useFromTop';

const fetchLayersPart = async () => (await import('./LayersPart')).LayersPart;
/** Fills the panel, so that it reports a failure in its place and offers to try again. */
const LayersPart = later<LayersPartProps>(fetchLayersPart, undefined, undefined, true);
// Ahead of the first selection. Drawing it tries again.
afterFirstSign(() => void fetchLayersPart().catch(() => {}));

/** A button without a value, unlike a switch or a list box. */
const PLAIN_BUTTON = 'button:not([role])';

export function PropertiesPanel() {
  const { t } = useTranslation('editor');
  const [selectFacts] = useState(panelContextSelector);
  const facts = useEditorState(selectFacts);
  const form = useRef<HTMLFormElement>(null);
  const { focus } = useDesk();
  useFromTop(form, facts.uuids);

  // The last selection. Its part stays in the page, laid out but skipped, while nothing is selected: the next selection
  // reuses it.
  const [layers, setLayers] = useState(facts.isRoot ? null : facts);
  const [hasLoaded, setLoaded] = useState(false);
  const onLoaded = useCallback(() => setLoaded(true), []);
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
        {facts.isRoot || hasLoaded ? <PropertiesPlace key={String(facts.isRoot)} form={form} /> : null}
        {facts.isRoot ? <DesignPart facts={facts} /> : null}
        {layers === null ? null : (
          <KeptPart isShown={!facts.isRoot} className="flex flex-col gap-1">
            <LayersPart facts={layers} onLoaded={onLoaded} />
          </KeptPart>
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
      <NodeFields facts={facts} controls={DESIGN_CONTROLS} />
      <DesignInfo />
      <ChoiceLines />
      <ElementFacts facts={facts} />
    </>
  );
}

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
