// One picture stretched to a box in the layer's own px; if it cannot be loaded, a placeholder in the editor.
import { memo, useState } from 'react';
import { useAsset } from './AssetSvg';
import { PlaceholderSvg } from './KeptSvg';

interface PictureProps {
  url: string;
  width: number;
  height: number;
  /** Layer name, for the placeholder. */
  label: string;
  showKept: boolean;
  /** An SVG filter, as an attribute value. */
  filter?: string | undefined;
}

export const PictureSvg = memo(function PictureSvg({ url, width, height, label, showKept, filter }: PictureProps) {
  const asset = useAsset(url);
  const src = asset.status === 'ready' ? asset.src : undefined;
  const [failedSrc, setFailedSrc] = useState<string>();
  const isBroken = asset.status === 'broken' || (src !== undefined && failedSrc === src);
  if (isBroken || asset.status === 'none') {
    if (!showKept) return null;
    return <PlaceholderSvg width={width} height={height} label={label} isBroken={isBroken} />;
  }
  if (!src) return null;
  return (
    <image
      href={src}
      width={width}
      height={height}
      preserveAspectRatio="none"
      filter={filter}
      onError={() => setFailedSrc(src)}
    />
  );
});
