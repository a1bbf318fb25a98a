// An image layer: its picture stretched to the box, tinted where asked.
import { useId, useState } from 'react';
import { useAsset } from '../AssetSvg';
import { PlaceholderSvg } from '../KeptSvg';
import type { NodeProps } from '../nodeProps';
import { type Tint, tintMatrix, tintOf } from './tint';

function TintFilter({ id, tint }: { id: string; tint: Tint }) {
  return (
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      <feColorMatrix type="matrix" values={tintMatrix(tint)} />
    </filter>
  );
}

export function ImageSvg({ node, showKept }: NodeProps<'image'>) {
  const { style } = node;
  const asset = useAsset(style.url);
  const id = useId();
  const src = asset.status === 'ready' ? asset.src : undefined;
  const [failedSrc, setFailedSrc] = useState<string>();
  const isBroken = asset.status === 'broken' || (src !== undefined && failedSrc === src);
  if (isBroken || asset.status === 'none') {
    if (!showKept) return null;
    return <PlaceholderSvg width={style.width} height={style.height} label={node.label} isBroken={isBroken} />;
  }
  if (!src) return null;
  const tint = tintOf(style);
  return (
    <>
      {tint && <TintFilter id={id} tint={tint} />}
      <image
        href={src}
        width={style.width}
        height={style.height}
        preserveAspectRatio="none"
        filter={tint ? `url(#${id})` : undefined}
        onError={() => setFailedSrc(src)}
      />
    </>
  );
}
