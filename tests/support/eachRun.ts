// What two languages or screens say alike is said by one of them in each run, and by the others in the long one.

/** The first row in `npm test`, those after it in `npm run test:long`. */
export const eachRun = <const Rows extends readonly unknown[]>(rows: Rows): readonly Rows[number][] =>
  process.env.LONG ? rows.slice(1) : rows.slice(0, 1);
