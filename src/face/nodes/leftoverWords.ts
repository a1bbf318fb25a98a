// Names of leftovers, for code that is loaded late.
import type { Leftover } from '@/schemas/nodes/common';

/** Name of a leftover in the format: `Font weight`, `Sweep`. */
export function leftoverName({ element: path, attribute, value }: Leftover): string {
  const element = (path.split('/').at(-1) ?? path).replace(/\[\d+\]$/, '');
  return attribute === undefined ? (/^<([A-Za-z]+)/.exec(value)?.[1] ?? element) : `${element} ${attribute}`;
}

/** Key of the words of a leftover under `import:leftovers`, by its name in the format. */
export const leftoverKey = (name: string): string =>
  name === 'PartText width' ? 'room' : (name.split(' ').at(-1) ?? name);
