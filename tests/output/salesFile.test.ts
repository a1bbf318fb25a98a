// Sales files: every kind of row is read, every error is reported with its line and column, and a file with errors is refused
// whole.
import { describe, expect, it } from 'vitest';
import { countKinds, readSales, SALES_COLUMNS } from '@/output/salesFile';
import { SALES_ROWS_MAX } from '@/schemas/limits';

const HEAD = SALES_COLUMNS.join(',');
const SALE = 'sale,S-1,2026-10-01T09:30:00Z,face-1,1.99,USD,,,,';
const read = (...lines: string[]) => {
  const sales = readSales([HEAD, ...lines].join('\n'));
  if ('refused' in sales) throw new Error(`refused: ${sales.refused}`);
  return sales;
};

describe('a file of sales', () => {
  it('is read row by row, amounts in minor units, instants in UTC', () => {
    const { rows, faults } = read(
      SALE,
      'refund,R-1,2026-10-03,,,,S-1,,,',
      'downloads,D-1,2026-10-02T00:00:00Z,face-1,,,,2026-10-01,25,',
      'premium,P-1,2026-11-01T08:00:00+08:00,,1200.00,CNY,,,,2026-10',
    );
    expect(faults).toEqual([]);
    expect(rows.map(({ row }) => row)).toEqual([
      { kind: 'sale', ref: 'S-1', at: Date.UTC(2026, 9, 1, 9, 30), faceId: 'face-1', gross: 199, currency: 'USD' },
      { kind: 'refund', ref: 'R-1', at: Date.UTC(2026, 9, 3), sale: 'S-1' },
      { kind: 'downloads', ref: 'D-1', at: Date.UTC(2026, 9, 2), faceId: 'face-1', day: '2026-10-01', count: 25 },
      { kind: 'premium', ref: 'P-1', at: Date.UTC(2026, 10, 1), gross: 120_000, currency: 'CNY', month: '2026-10' },
    ]);
    expect(countKinds(rows).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'sale 1',
      'refund 1',
      'downloads 1',
      'premium 1',
    ]);
  });

  it.each([',', ';', '\t'])('accepts the line in which a spreadsheet names its separator, %j', (separator) => {
    const table = [HEAD, SALE].map((line) => line.replaceAll(',', separator));
    for (const mark of ['', '\uFEFF'])
      for (const first of [`sep=${separator}`, `SEP=${separator}\r`, `"sep=${separator}"`])
        expect(readSales(mark + [first, ...table].join('\n')), first).toMatchObject({
          faults: [],
          rows: [{ line: 3, row: { kind: 'sale', ref: 'S-1', gross: 199 } }],
        });
    expect(readSales(`sep=${separator}\n`)).toEqual({ refused: 'empty' });
  });

  it('accepts columns in any order, and unknown ones', () => {
    const sales = readSales('Note,REF,Kind,at,sale\nhello,R-9,Refund,2026-10-03,S-1');
    expect(sales).toMatchObject({ faults: [], rows: [{ line: 2, row: { kind: 'refund', ref: 'R-9', sale: 'S-1' } }] });
  });

  it.each([
    ['gift,S-1,2026-10-01,f,1,USD,,,,', [['kind', 'wrong', 'gift']]],
    [',S-1,2026-10-01,f,1,USD,,,,', [['kind', 'missing', '']]],
    ['sale,,2026-10-01,f,1,USD,,,,', [['ref', 'missing', '']]],
    ['sale,S-1,yesterday,f,1,USD,,,,', [['at', 'wrong', 'yesterday']]],
    ['sale,S-1,2026-10-01T09:30:00,f,1,USD,,,,', [['at', 'wrong', '2026-10-01T09:30:00']]],
    ['sale,S-1,2026-02-31T09:30:00X,f,1,USD,,,,', [['at', 'wrong', '2026-02-31T09:30:00X']]],
    ['sale,S-1,2026-10-01,,1,USD,,,,', [['face', 'missing', '']]],
    ['sale,S-1,2026-10-01,f,1.999,USD,,,,', [['amount', 'wrong', '1.999']]],
    ['sale,S-1,2026-10-01,f,-1,USD,,,,', [['amount', 'wrong', '-1']]],
    ['sale,S-1,2026-10-01,f,1,EUR,,,,', [['currency', 'wrong', 'EUR']]],
    ['refund,R-1,2026-10-01,,,,,,,', [['sale', 'missing', '']]],
    [
      'downloads,D-1,2026-10-01,f,,,,2026-13-01,1e3,',
      [
        ['day', 'wrong', '2026-13-01'],
        ['count', 'wrong', '1e3'],
      ],
    ],
    ['premium,P-1,2026-10-01,,5,USD,,,,2026-1', [['month', 'wrong', '2026-1']]],
  ])('reports the error in %s', (line, expected) => {
    const { rows, faults } = read(SALE, line);
    expect(rows).toHaveLength(1);
    expect(faults.map(({ column, fault, value }) => [column, fault, value])).toEqual(expected);
    expect(new Set(faults.map((fault) => fault.line))).toEqual(new Set([3]));
  });

  it.each([';', '\t'])('is read if a spreadsheet separated the cells with %j', (separator) => {
    const head = SALES_COLUMNS.map((name) => `"${name}"`).join(separator);
    const sales = readSales(`\uFEFF${head}\r\n${SALE.replaceAll(',', separator)}\r\n`);
    expect(sales).toMatchObject({ faults: [], rows: [{ line: 2, row: { ref: 'S-1', gross: 199 } }] });
  });

  it.each(['4,00', '1.234,50', '12,34,567.00', '1,23'])(
    'never reads %s as a hundred or a thousand times the amount',
    (amount) => {
      const { rows, faults } = read(`sale,S-1,2026-10-01,f,"${amount}",USD,,,,`);
      expect(rows).toEqual([]);
      expect(faults).toMatchObject([{ column: 'amount', fault: 'wrong', value: amount }]);
    },
  );

  it.each([
    ['', 'empty'],
    [HEAD, 'empty'],
    ['kind,at\nsale,2026-10-01', 'noColumn'],
    [`${HEAD}\n"sale`, 'notCsv'],
    [[HEAD, ...Array.from({ length: SALES_ROWS_MAX + 1 }, () => SALE)].join('\n'), 'tooMany'],
  ])('is refused as a whole: %.20s', (text, refused) => expect(readSales(text)).toMatchObject({ refused }));
});
