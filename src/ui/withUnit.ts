// A value with its unit as it is read: 360°, 100%, 500 px.

/** The sign of degrees or percent stands at the number; other units follow a space. */
export function withUnit(value: number | string, unit: string | undefined): string {
  if (!unit) return String(value);
  return unit === '°' || unit === '%' ? `${value}${unit}` : `${value} ${unit}`;
}
