// Values in a saved copy besides its content: constructor names of layers, sizes of files, and the addresses of its pictures.
import type { Design, FaceCopy, FaceMode } from './design';
import { type FaceNode, isKnown, nodeSchemas } from './nodes';

/** `google_complication` as `GoogleComplication`. */
const pascalCase = (text: string): string =>
  text
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const OWN_NAMES: ReadonlySet<string> = new Set(Object.keys(nodeSchemas).map(pascalCase));
const isOwnName = (name: string | undefined): boolean => name !== undefined && OWN_NAMES.has(name);

/**
 * The layer with the constructor name of its type (spec 3). Keeps a name that another program wrote, and layers of
 * unknown types.
 */
export function withConstructorName(node: FaceNode): FaceNode {
  if (!isKnown(node)) return node;
  const foreign = node.constructorName !== undefined && !isOwnName(node.constructorName);
  const constructorName = pascalCase(node.nodeType);
  return foreign || node.constructorName === constructorName ? node : { ...node, constructorName };
}

function withoutConstructorName(node: FaceNode): FaceNode {
  if (!isKnown(node) || !isOwnName(node.constructorName)) return node;
  const { constructorName: _, ...rest } = node;
  return rest as FaceNode;
}

/** The copy without the addresses of its pictures. */
export function withoutPictures({ imageUrl: _, ...copy }: FaceCopy): FaceCopy {
  const { normal, ambient } = copy;
  return { ...copy, normal: { ...normal, imageUrl: '' }, ambient: ambient && { ...ambient, imageUrl: '' } };
}

function modeContent({ fileSizes: _, ...mode }: FaceMode): FaceMode {
  return { ...mode, nodeList: mode.nodeList.map(withoutConstructorName) };
}

/**
 * The copy without the facts that a save derives from it and without its pictures: copies with the same content are equal, whenever
 * they were saved.
 */
export function copyContent(saved: FaceCopy): FaceCopy {
  const { fileSizes: _, ...copy } = withoutPictures(saved);
  return { ...copy, normal: modeContent(copy.normal), ambient: copy.ambient && modeContent(copy.ambient) };
}

/** The same of all copies of a design. */
export const designContent = (design: Design): Design => ({ ...design, copies: design.copies.map(copyContent) });
