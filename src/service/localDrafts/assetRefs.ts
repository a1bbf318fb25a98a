// Pictures of a document stored on this device.
import { type AssetRef, isAssetRef } from '@/schemas/imageRef';
import { imageRefsOf } from '@/schemas/imageRefs';

/** Distinct asset references of a document, in order of appearance. */
export const assetRefsOf = (document: unknown): AssetRef[] => imageRefsOf(document).filter(isAssetRef);
