// If two languages or screens give the same coverage, one of them is tested in each run, and the others in the long one.

/** The first row in `npm test`, the following ones in `npm run test:long`. */
export const eachRun = <const Rows extends readonly unknown[]>(rows: Rows): readonly Rows[number][] =>
  process.env.LONG ? rows.slice(1) : rows.slice(0, 1);
