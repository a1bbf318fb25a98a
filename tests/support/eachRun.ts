// If two languages, screens or instants give the same coverage, one of them is tested in each run, and the others in the long
// one. `.ci/run` has both runs, so that nothing is tested twice.

/** The first row in `npm test`, the following ones in `npm run test:long`. */
export const eachRun = <const Rows extends readonly unknown[]>(rows: Rows): readonly Rows[number][] =>
  partOfRun(rows, [0]);

/** The rows at these positions in `npm test`, the other ones in `npm run test:long`. */
export const partOfRun = <Row>(rows: readonly Row[], ofEachRun: readonly number[]): readonly Row[] =>
  rows.filter((_, position) => ofEachRun.includes(position) !== Boolean(process.env.LONG));
