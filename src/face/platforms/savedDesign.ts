// A design as it is stored: with the sizes of its files and the constructor names of its layers (spec 3).
import type { Design, FaceMode } from '@/schemas/design';
import { withConstructorName, withoutPictures } from '@/schemas/savedFacts';
import { bytesByFile, copyBytesByFile } from './fileSize';

/**
 * The design with `fileSizes` in each copy and mode, and `constructorName` in each layer. `sizeOf` gives the bytes of the file
 * behind a reference if the file is available; for any other file the size stored in the layer is used. The addresses of its
 * pictures are omitted: the service adds them to its answers.
 */
export function savedDesign(design: Design, sizeOf: (ref: string) => number | undefined): Design {
  const sized = (bytes: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...bytes].map(([ref, stored]) => [ref, sizeOf(ref) ?? stored]));
  const modeOf = (mode: FaceMode): FaceMode => ({
    ...mode,
    nodeList: mode.nodeList.map(withConstructorName),
    fileSizes: sized(bytesByFile(mode.nodeList)),
  });
  return {
    ...design,
    copies: design.copies.map(withoutPictures).map((copy) => ({
      ...copy,
      fileSizes: sized(copyBytesByFile(copy)),
      normal: modeOf(copy.normal),
      ambient: copy.ambient && modeOf(copy.ambient),
    })),
  };
}
