// Tint: multiplies every pixel by red, green, blue and alpha (docs/rules/product.md).
import { type FaceNode, isKnown, type StyleOf } from '@/schemas/nodes';
import { isSource } from '../watchFaceColor';

type TintStyle = Pick<StyleOf<'image'>, 'isTinted' | 'tintColor' | 'red' | 'green' | 'blue' | 'alpha'>;

/** The four channels, 0 to 255 each. */
export interface Tint {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Channels of a colour `#rrggbb` or `#rrggbbaa`; used when a tint colour is chosen. All are full for a source. */
export function tintOfColor(color: string): Tint {
  if (isSource(color)) return { red: 255, green: 255, blue: 255, alpha: 255 };
  const channel = (index: number) => Number.parseInt(color.slice(1 + index * 2, 3 + index * 2) || 'ff', 16);
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3) };
}

const isNeutral = (tint: Tint): boolean =>
  [tint.red, tint.green, tint.blue, tint.alpha].every((value) => value === 255);

/** The colour of these channels: `#rrggbb`, or `#rrggbbaa` if not opaque. */
export function colorOfTint({ red, green, blue, alpha }: Tint): string {
  const channels = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The effective channels: as set, or those of the tint colour if they were never set. */
export function effectiveTint({ red, green, blue, alpha, tintColor }: Omit<TintStyle, 'isTinted'>): Tint {
  const channels = { red, green, blue, alpha };
  return isNeutral(channels) ? tintOfColor(tintColor) : channels;
}

/** The tint of an image, or null for none. If the channels were never set, the tint colour applies. */
export function tintOf(style: TintStyle): Tint | null {
  if (!style.isTinted) return null;
  const tint = effectiveTint(style);
  return isNeutral(tint) ? null : tint;
}

/** The tint of a layer; null if it has none or is not an image. */
export const tintOfLayer = (node: FaceNode): Tint | null =>
  isKnown(node) && node.nodeType === 'image' ? tintOf(node.style) : null;

/** Values of an feColorMatrix that multiplies the four channels. */
export function tintMatrix({ red, green, blue, alpha }: Tint): string {
  const [r, g, b, a] = [red, green, blue, alpha].map((value) => Math.round((value / 255) * 10_000) / 10_000);
  return `${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 ${a} 0`;
}
