// Registry of drawings, one component per node type. A type without a component does not compile.
import type { ReactNode } from 'react';
import type { NodeType } from '@/schemas/nodes';
import { AnimationSvg } from './animation/AnimationSvg';
import { GoogleComplicationSvg } from './googleComplication/GoogleComplicationSvg';
import { ImageSvg } from './image/ImageSvg';
import { ImageSequenceSvg } from './imageSequence/ImageSequenceSvg';
import type { NodeProps } from './nodeProps';
import { ProgrammableSvg } from './programmable/ProgrammableSvg';
import { ProgressSvg } from './progress/ProgressSvg';
import { RootSvg } from './root/RootSvg';
import { TextSvg } from './text/TextSvg';
import { WatchPartSvg } from './watchPart/WatchPartSvg';

type NodeComponent<T extends NodeType> = (props: NodeProps<T>) => ReactNode;

export const NODE_COMPONENTS = {
  root: RootSvg,
  image: ImageSvg,
  text: TextSvg,
  image_sequence: ImageSequenceSvg,
  animation: AnimationSvg,
  progress: ProgressSvg,
  programmable: ProgrammableSvg,
  google_complication: GoogleComplicationSvg,
  watch_part: WatchPartSvg,
} as const satisfies { [T in NodeType]: NodeComponent<T> };

const components: { [T in NodeType]: NodeComponent<T> } = NODE_COMPONENTS;

/** The component that draws a type. */
export function componentOf<T extends NodeType>(type: T): NodeComponent<T> {
  return components[type];
}
