// The registry of drawings: one component per node type. A type without one does not compile.
import type { ReactNode } from 'react';
import type { NodeType } from '@/schemas/nodes';
import { ImageSvg } from './image/ImageSvg';
import { KeptSvg } from './KeptSvg';
import type { NodeProps } from './nodeProps';
import { ProgressSvg } from './progress/ProgressSvg';
import { RootSvg } from './root/RootSvg';
import { TextSvg } from './text/TextSvg';

type NodeComponent<T extends NodeType> = (props: NodeProps<T>) => ReactNode;

export const NODE_COMPONENTS = {
  root: RootSvg,
  image: ImageSvg,
  text: TextSvg,
  image_sequence: KeptSvg,
  animation: KeptSvg,
  progress: ProgressSvg,
  programmable: KeptSvg,
  google_complication: KeptSvg,
} as const satisfies { [T in NodeType]: NodeComponent<T> };

const components: { [T in NodeType]: NodeComponent<T> } = NODE_COMPONENTS;

/** The component that draws a type. */
export function componentOf<T extends NodeType>(type: T): NodeComponent<T> {
  return components[type];
}
