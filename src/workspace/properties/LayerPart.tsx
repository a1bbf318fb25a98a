// What the properties show of layers beside their fields. Without a selection the panel shows the design and needs none of it, so that
// it is fetched when somebody comes to the page.
import { AnimationSection } from '../preview/AnimationSection';
import { ArrangeSection } from './ArrangeSection';
import { PadSection } from './PadSection';
import { PictureActs } from './PictureActs';
import { PivotActs } from './PivotActs';
import type { PanelContext } from './panelContext';
import { SizeActs } from './SizeActs';
import { TextFit } from './TextFit';

export interface LayerPartProps {
  /** `fit` is above the fields, `end` below them, the others are under single fields. */
  part: 'fit' | 'size' | 'pivot' | 'picture' | 'end';
  facts: PanelContext;
}

/** The same element for every selection: its parts render when what they read changes. */
const END = (
  <>
    <AnimationSection />
    <PadSection />
    <ArrangeSection />
  </>
);

export function LayerPart({ part, facts }: LayerPartProps) {
  const { uuids, isLocked } = facts;
  if (part === 'fit') return <TextFit facts={facts} />;
  if (part === 'size') return <SizeActs disabled={isLocked} />;
  if (part === 'pivot') return <PivotActs uuids={uuids} disabled={isLocked} />;
  if (part === 'picture') return <PictureActs uuids={uuids} disabled={isLocked} />;
  return END;
}
