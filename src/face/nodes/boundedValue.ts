// The value of an expression, with the bounds of what a layer can show.

interface Source {
  /** Path of the expression in the layer. */
  path: string;
  source: string;
}

export type BoundedValue =
  /** A share from 0 to 1. */
  | (Source & { kind: 'share' })
  /** Whole numbers from `first`, one picture each. An empty reference: no picture. */
  | (Source & { kind: 'index'; first: number; pictures: readonly string[] })
  /** A text of digits, one picture each; an eleventh is the minus sign. */
  | (Source & { kind: 'digits'; pictures: readonly string[] });
