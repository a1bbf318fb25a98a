// Lists of the product's pictures that the examples use.
const listed = (names: readonly string[]) => names.map((name) => ({ url: `art:${name}.png`, fileSize: 2000 }));
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);

export const LISTED = {
  week: listed(numbered('week-en/', 7)),
  beat: listed(numbered('tempo/beat', 4)),
  digits: listed(numbered('tempo/d', 10)),
} as const;

/** Pictures that the image control takes in turn. */
export const CHOICES = ['art:meridian/dial.png', 'art:tempo/dial.png', 'art:starter/tick.png'] as const;
