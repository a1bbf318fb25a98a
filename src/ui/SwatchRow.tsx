// A named row of colour swatches: one Tab stop, arrow keys inside. Each is named by the nearest colour name and its hex
// digits.
import { Toolbar } from './Toolbar';
import { useColorName } from './useColorName';

export interface SwatchRowProps {
  label: string;
  /** `#rrggbb` each. */
  colors: readonly string[];
  /** `#rrggbb` of the current colour. */
  chosen: string;
  onPick(color: string): void;
}

export function SwatchRow({ label, colors, chosen, onPick }: SwatchRowProps) {
  const nameOf = useColorName();
  if (colors.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-xs text-muted">
        {label}
      </span>
      <Toolbar label={label} className="!grid grid-cols-7 !gap-1">
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={nameOf(color)}
            aria-pressed={chosen === color}
            title={nameOf(color)}
            onClick={() => onPick(color)}
            className="keep-colors size-6 rounded-sm border border-line-strong aria-pressed:border-2 aria-pressed:border-ink"
            style={{ background: color }}
          />
        ))}
      </Toolbar>
    </div>
  );
}
