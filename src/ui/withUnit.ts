// Formats a value with its unit: 360°, 100%, 500 px.

/** Degree and percent signs follow the number directly; other units follow a space. */
export function withUnit(value: number | string, unit: string | undefined): string {
  if (!unit) return String(value);
  return unit === '°' || unit === '%' ? `${value}${unit}` : `${value} ${unit}`;
}
