// The font reader: names and rights of real and generated files, and no exception whatever the bytes.

import { describe, expect, it } from 'vitest';
import { fontKind, readFont, readTrueType } from '@/bytes/font/trueType';
import { familyName, freeFamilyName } from '@/schemas/font';
import fc from '@/tests/support/property';
import { cutOff, roboto, robotoLight, signed, smallFont } from '../support/fonts';

const RUNS = process.env.LONG ? 20_000 : 500;

describe('readTrueType', () => {
  it('reads Roboto', () => {
    expect(readTrueType(roboto)).toEqual({ family: 'Roboto', fullName: 'Roboto Regular', restricted: false });
    expect(readTrueType(robotoLight)).toMatchObject({ fullName: 'Roboto Light' });
  });

  it.each([
    ['true', undefined],
    [[0, 1, 0, 0], undefined],
    ['OTTO', 'type'],
    ['wOFF', 'type'],
    ['wOF2', 'type'],
    ['ttcf', 'type'],
    [[0, 0, 1, 0], 'type'],
    ['<htm', 'type'],
  ] as const)('the signature %j', (signature, fault) => {
    const read = readTrueType(signed(signature));
    if (fault) expect(read).toBe(fault);
    else expect(read).toMatchObject({ family: 'Roboto' });
  });

  it.each([0.9, 0.5, 0.01, 0.0001])('a file truncated at %d is damaged or not a font', (share) => {
    expect(['damaged', 'type']).toContain(readTrueType(cutOff(roboto, share)));
  });

  it.each(['cmap', 'head', 'hhea', 'hmtx', 'maxp'])('without %s it is damaged', (without) => {
    expect(readTrueType(smallFont([{ id: 1, text: 'A' }]))).toMatchObject({ family: 'A' });
    expect(readTrueType(smallFont([{ id: 1, text: 'A' }], { without }))).toBe('damaged');
  });

  it('takes English names before others, and the typographic family before the plain one', () => {
    const chinese = { language: 0x804 };
    const names = [
      ...[
        { id: 1, text: '霞鹜', ...chinese },
        { id: 4, text: '霞鹜文楷', ...chinese },
      ],
      ...[
        { id: 1, text: 'LXGW Light' },
        { id: 4, text: 'LXGW WenKai Light' },
        { id: 16, text: 'LXGW WenKai' },
      ],
    ];
    expect(readTrueType(smallFont(names))).toMatchObject({ family: 'LXGW WenKai', fullName: 'LXGW WenKai Light' });
    expect(readTrueType(smallFont(names.slice(0, 2)))).toMatchObject({ family: '霞鹜', fullName: '霞鹜文楷' });
    expect(readTrueType(smallFont([{ id: 1, text: 'Old', platform: 1, language: 0 }]))).toMatchObject({
      family: 'Old',
    });
    expect(readTrueType(smallFont([], { without: 'name' }))).toMatchObject({ family: '', fullName: '' });
  });

  it('refuses an OpenType font, which `readFont` reads with the same facts', () => {
    const otf = smallFont([{ id: 4, text: 'Brand' }], { kind: 'otf' });
    expect([readTrueType(otf), fontKind(otf), fontKind(roboto)]).toEqual(['type', 'otf', 'ttf']);
    expect(readFont(otf)).toMatchObject({ fullName: 'Brand' });
    expect(readFont(signed('OTTO'))).toBe('damaged');
    expect(readFont(roboto)).toEqual(readTrueType(roboto));
  });

  it('reports rights that forbid embedding', () => {
    const restricted = (fsType: number) =>
      (readTrueType(smallFont([], { fsType })) as { restricted: boolean }).restricted;
    expect([0x0000, 0x0002, 0x0004, 0x0008, 0x0102, 0x0300].map(restricted)).toEqual([
      ...[false, true, false, false, true, false],
    ]);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        for (const candidate of [bytes, signed([0, 1, 0, 0], Buffer.concat([Buffer.alloc(4), bytes]))]) {
          expect(['type', 'damaged', 'object']).toContain(
            typeof readTrueType(candidate) === 'object' ? 'object' : readTrueType(candidate),
          );
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('never throws on a font with changed bytes, and reads it quickly', () => {
    const small = smallFont([
      { id: 1, text: 'Family' },
      { id: 4, text: 'Full name' },
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(small.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        (changes) => {
          const bytes = new Uint8Array(small);
          for (const [at, value] of changes) bytes[at] = value;
          const read = readTrueType(bytes);
          if (typeof read === 'object') expect(read.fullName.length).toBeLessThanOrEqual(512);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe('names of families', () => {
  it.each([
    ['Inter', 'Inter'],
    ['  Fira   Code  ', 'Fira Code'],
    ['A"B\\C;D{}', 'A B C D'],
    ['霞鹜文楷', '霞鹜文楷'],
    ['\u202eInter\u0000', 'Inter'],
    ['\ud800', ''],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('%j becomes %j', (text, name) => expect(familyName(text)).toBe(name));

  it('are numbered if they are taken', () => {
    expect(freeFamilyName('Inter', [])).toBe('Inter');
    expect(freeFamilyName('Inter', ['inter', 'Inter 2'])).toBe('Inter 3');
  });
});
