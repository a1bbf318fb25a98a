// The properties of the selected layers. Without a selection the panel shows the design and does not need this code, so the
// page fetches it once the user begins to use the page.
import { LockKeyhole } from 'lucide-react';
import { memo, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleLock } from '@/editor/commands/flags';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { selectNode } from '@/editor/document/selectors';
import { PICTURE_PATH } from '@/editor/images/picturePath';
import { controls } from '@/forms/controls';
import { isKnown } from '@/schemas/nodes';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';
import { AnimationSection } from '../preview/AnimationSection';
import { ArrangeSection } from './ArrangeSection';
import type { ColorRulesProps } from './colorRules/ColorRules';
import { ElementFacts } from './ElementFacts';
import { LiveFields, VisibleByData } from './live/LiveFields';
import { NodeFields } from './NodeFields';
import { OutcomeNote } from './OutcomeNote';
import { PadSection } from './PadSection';
import { PictureActs } from './PictureActs';
import { PivotActs } from './PivotActs';
import type { PanelContext } from './panelContext';
import { SizeActs } from './SizeActs';
import { selectPlace } from './selectPlace';
import { TextFit } from './TextFit';
import { useOfSelection } from './useOfSelection';

/** Few faces have such a part. */
const KeptPart = later(async () => (await import('./PreservedPart')).PreservedPart);

/** Loaded with the first layer that has a color. */
const ColorRulesPart = later<ColorRulesProps>(async () => (await import('./colorRules/ColorRules')).ColorRules);

/** Only imported layers have leftovers. */
const Leftovers = later(async () => (await import('./LeftoverPart')).LeftoverPart);

export interface LayersPartProps {
  facts: PanelContext;
  /** Called when the fields are in the page: the code of this part is loaded late. */
  onLoaded(): void;
}

/** The same element for every selection: its parts render when what they read changes. */
const END = (
  <>
    <AnimationSection />
    <PadSection />
    <ArrangeSection />
  </>
);

/** The panel of one or several layers. Renders only for another selection. */
export const LayersPart = memo(function LayersPart({ facts, onLoaded }: LayersPartProps) {
  const { t } = useTranslation('editor');
  const { uuids, isLocked } = facts;
  useLayoutEffect(onLoaded, [onLoaded]);
  // The layer can have the same id in another copy or mode; what is typed there stays there.
  const place = useOfSelection(selectPlace);
  const below = useMemo(
    () => ({
      size: <SizeActs disabled={isLocked} />,
      pivot: <PivotActs uuids={uuids} disabled={isLocked} />,
      [PICTURE_PATH]: <PictureActs uuids={uuids} disabled={isLocked} />,
    }),
    [uuids, isLocked],
  );
  return (
    <>
      {isLocked ? <LockedNote uuids={uuids} /> : null}
      {facts.isKept ? <p className="py-1 text-sm text-muted">{t('properties.kept')}</p> : null}
      {uuids.length === 1 && uuids[0] !== undefined ? <OutcomeNote uuid={uuids[0]} /> : null}
      <TextFit facts={facts} />
      <LiveFields uuids={uuids} isLocked={isLocked}>
        <NodeFields facts={facts} controls={controls} below={below} />
        <VisibleByData />
      </LiveFields>
      {uuids.length === 1 && uuids[0] !== undefined ? (
        <ColorRulesPart key={`rules ${place} ${uuids[0]}`} uuid={uuids[0]} isLocked={isLocked} />
      ) : null}
      {facts.partUuid === null ? null : <KeptPart key={`part ${facts.partUuid}`} uuid={facts.partUuid} />}
      {uuids.length === 1 && uuids[0] !== undefined ? <Leftovers uuid={uuids[0]} /> : null}
      <ElementFacts facts={facts} />
      {END}
    </>
  );
});

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
