// The watch around the canvas: bezel, case and part of the band, in canvas px. Decorative.
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { RIM_SHARE } from './viewport';

/** Shares of the shorter side. */
const BEZEL = 0.05;
const BAND_WIDTH = 0.4;
const BAND_LENGTH = 0.13;
const CORNER = 0.09;

export function WatchCase({ canvas: { width, height, shape } }: { canvas: CanvasFacts }) {
  const side = Math.min(width, height);
  const bezel = side * BEZEL;
  const out = side * RIM_SHARE;
  const band = side * BAND_WIDTH;
  const radius = (extra: number) => (shape === 'circle' ? '50%' : side * CORNER + extra);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 keep-colors">
      {(['top', 'bottom'] as const).map((end) => (
        <div
          key={end}
          className="watch-band absolute"
          style={{
            left: (width - band) / 2,
            width: band,
            height: side * BAND_LENGTH * 2,
            [end]: -side * BAND_LENGTH,
            borderRadius: side * 0.06,
          }}
        />
      ))}
      <div
        data-keep-clear={shape === 'circle' ? 'circle' : 'box'}
        className="watch-rim absolute"
        style={{ inset: -out, borderRadius: radius(out) }}
      />
      <div className="watch-bezel absolute" style={{ inset: -bezel, borderRadius: radius(bezel) }} />
    </div>
  );
}
