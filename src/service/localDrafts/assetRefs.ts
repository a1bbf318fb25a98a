// The pictures of a document that are kept on this device.
import { type AssetRef, isAssetRef } from '@/schemas/imageRef';
import { imageRefsOf } from '@/schemas/imageRefs';

/** The asset references of a document, each once, in order of appearance. */
export const assetRefsOf = (document: unknown): AssetRef[] => imageRefsOf(document).filter(isAssetRef);
