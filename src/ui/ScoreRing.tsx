// A score of 0 to 100 as a ring with the number inside. Decoration: the words beside it say the score.

export interface ScoreRingProps {
  /** Null: not known yet. */
  value: number | null;
  /** px. */
  size?: number;
}

const RADIUS = 16;
const LENGTH = 2 * Math.PI * RADIUS;

/** From this score on the ring has the accent color. */
const GOOD = 80;

export function ScoreRing({ value, size = 40 }: ScoreRingProps) {
  const tone = value === null || value >= GOOD ? 'stroke-accent' : 'stroke-warning';
  return (
    <span
      aria-hidden="true"
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        className="absolute inset-0 size-full -rotate-90"
        fill="none"
        strokeWidth={3.5}
      >
        <circle cx={20} cy={20} r={RADIUS} className="stroke-line" />
        {value === null || value === 0 ? null : (
          <circle
            cx={20}
            cy={20}
            r={RADIUS}
            className={tone}
            strokeLinecap="round"
            strokeDasharray={`${(value / 100) * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <span className="text-xs font-semibold tabular-nums">{value ?? '–'}</span>
    </span>
  );
}
