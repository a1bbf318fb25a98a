// Which layers a rule means.
import { type FaceNode, isKnown, type NodeOf } from '@/schemas/nodes';

/** Whether a rule means this layer. */
export type Meant = (node: FaceNode) => boolean;

export const isAnimation = (node: FaceNode): node is NodeOf<'animation'> =>
  isKnown(node) && node.nodeType === 'animation';
export const isComplication = (node: FaceNode): node is NodeOf<'google_complication'> =>
  isKnown(node) && node.nodeType === 'google_complication';
export const isText = (node: FaceNode): node is NodeOf<'text'> => isKnown(node) && node.nodeType === 'text';
export const isImage = (node: FaceNode): node is NodeOf<'image'> => isKnown(node) && node.nodeType === 'image';
export const isImageSequence = (node: FaceNode): node is NodeOf<'image_sequence'> =>
  isKnown(node) && node.nodeType === 'image_sequence';
export const isProgress = (node: FaceNode): node is NodeOf<'progress'> => isKnown(node) && node.nodeType === 'progress';
/** Made of pictures that stand still: what may only be rotated while it is small. */
export const isPicture = (node: FaceNode): node is NodeOf<'image'> | NodeOf<'image_sequence'> | NodeOf<'progress'> =>
  isImage(node) || isImageSequence(node) || (isProgress(node) && node.style.progressType === 'ImageEnumeration');
export const isBackground: Meant = (node) => isImage(node) && node.type === 'background';
