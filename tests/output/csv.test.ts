// Tables as CSV: quoted as in RFC 4180, safe in a spreadsheet (docs/rules/reliability.md, fault 25), and read back unchanged.
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvText, readCsv } from '@/output/csv';
import fc from '@/tests/support/property';

const line = (...cells: CsvCell[]) => csvText([cells]).replace(/^\uFEFF|\r\n$/g, '');

describe('fault 25: a cell that a spreadsheet would evaluate as a formula', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("http://evil.example")', '＝1', '－1', '＋1', '＠x'])(
    '%j gets a leading apostrophe',
    (text) => {
      expect(readCsv(csvText([[text]]))?.[0]?.cells).toEqual([`'${text}`]);
    },
  );
  it('even if it begins with a line break, which is quoted as well', () => {
    expect(line('\r=1')).toBe('"\'\r=1"');
    expect(line('\n=1')).toBe('"\'\n=1"');
  });
  it('leaves names and our own amounts unchanged, so that they can be summed', () => {
    expect(line('Meridian', '子午', 'a-b', '5 = 5')).toBe('Meridian,子午,a-b,5 = 5');
    expect(line({ amount: '-5.00' }, { amount: '1250.00' })).toBe('-5.00,1250.00');
  });
  it('does not treat other text as an amount', () => {
    expect(line({ amount: '-5+1' }, { amount: '=5' })).toBe("'-5+1,'=5");
  });
  it('holds for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = line(text).replace(/^"/, '');
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });
});

describe('the file', () => {
  it('quotes commas, quotes and line breaks, and ends each row with CR LF', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['x,y', 'say "hi"\nnow'],
      ]),
    ).toBe('\uFEFFa,b\r\n"x,y","say ""hi""\nnow"\r\n');
  });
  it('reads back as it was written', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .filter((text) => text.trim() === text && !/^[=+\-@＝＋－＠]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (rows) => {
        const filled = rows.filter((row) => row.some((text) => text !== ''));
        expect((readCsv(csvText(rows)) ?? []).map(({ cells }) => cells)).toEqual(filled);
      }),
    );
  });
  it('is read with the line on which each row begins, without empty rows, with any line end', () => {
    expect(readCsv('a,b\n\n"x\ny",2\r\nlast,3')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x\ny', '2'] },
      { line: 5, cells: ['last', '3'] },
    ]);
  });
  it.each(['"a', 'a,"b"c', '"a"x,b'])('is refused if a quote is misplaced: %s', (text) =>
    expect(readCsv(text)).toBeNull(),
  );
});
