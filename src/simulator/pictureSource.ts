// The application's picture source for faces: synchronous if the URL is known, else once the bytes are loaded.
import type { AssetSource } from '@/face/nodes/AssetSvg';
import { resolveAsset, resolvedAsset } from '@/service/api/assetUrl';

export const pictureSource: AssetSource = { resolve: (ref) => resolvedAsset(ref) ?? resolveAsset(ref) };
