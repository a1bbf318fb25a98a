// Where the pictures of faces come from in this application: at once if known, else when their bytes arrive.
import type { AssetSource } from '@/face/nodes/AssetSvg';
import { resolveAsset, resolvedAsset } from '@/service/api/assetUrl';

export const pictureSource: AssetSource = { resolve: (ref) => resolvedAsset(ref) ?? resolveAsset(ref) };
