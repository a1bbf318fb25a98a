// DER: values are encoded as the standard requires, and anything else reads as null rather than as a wrong value.
import { describe, expect, it } from 'vitest';
import { bitLength, derValues, integerIn, sequenceIn } from '@/bytes/der/readDer';
import {
  der,
  derBits,
  derContext,
  derInteger,
  derNull,
  derOid,
  derSequence,
  derSet,
  derTime,
  derUtf8,
} from '@/bytes/der/writeDer';
import { toHex } from '@/bytes/sha256';
import fc from '../../support/property';

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe('values are encoded as in X.690', () => {
  it.each<[string, Uint8Array, string]>([
    ['zero', derInteger(0), '020100'],
    ['127', derInteger(127), '02017f'],
    ['128, which stays positive', derInteger(128), '02020080'],
    ['65,537', derInteger(65_537), '0203010001'],
    ['bytes with zeros before them', derInteger(Uint8Array.of(0, 0, 0x80)), '02020080'],
    ['no bytes', derInteger(new Uint8Array()), '020100'],
    ['nothing', derNull(), '0500'],
    ['RSA with SHA-256', derOid('1.2.840.113549.1.1.11'), '06092a864886f70d01010b'],
    ['a common name', derOid('2.5.4.3'), '0603550403'],
    ['words', derUtf8('盘'), '0c03e79b98'],
    ['bits', derBits(Uint8Array.of(1)), '03020001'],
    ['a set in a sequence', derSequence(derSet(derNull())), '300431020500'],
    ['a context-specific tag', derContext(0, derInteger(2)), 'a003020102'],
    [
      'a time of this half of the century',
      derTime(Date.UTC(2049, 11, 31, 23, 59, 59, 999)),
      `170d${toHex(new TextEncoder().encode('491231235959Z'))}`,
    ],
    ['a time of the next', derTime(Date.UTC(2050, 0, 1)), `180f${toHex(new TextEncoder().encode('20500101000000Z'))}`],
    ['128 bytes', der(4, new Uint8Array(128)), `048180${'00'.repeat(128)}`],
    ['256 bytes', der(4, new Uint8Array(256)), `04820100${'00'.repeat(256)}`],
  ])('%s', (_, bytes, expected) => {
    expect(toHex(bytes)).toBe(expected);
  });
});

describe('values are decoded', () => {
  it('to what was encoded, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 5 }), (contents) => {
        const read = sequenceIn(derSequence(...contents.map((bytes) => der(4, bytes))));
        expect(read?.map(({ tag, content }) => [tag, [...content]])).toEqual(contents.map((bytes) => [4, [...bytes]]));
      }),
    );
  });

  it.each([
    ['half a value', '0202'],
    ['a value longer than the file', '02050102'],
    ['an indefinite length', '3080'],
    ['a length of five bytes', '30850000000001'],
    ['a truncated length', '3082'],
    ['a tag of several bytes', '1f8101'],
    ['bytes after the last value', '05000'],
  ])('%s is not a value', (_, text) => {
    expect(derValues(hex(`${text}${text.length % 2 ? '5' : ''}`))).toBeNull();
  });

  it.each([
    ['another value', '020100'],
    ['two sequences', '30003000'],
    ['nothing', ''],
    ['a sequence with half a value', '300102'],
  ])('%s is not a sequence', (_, text) => {
    expect(sequenceIn(hex(text))).toBeNull();
  });

  it.each([
    ['020100', '', 0],
    ['020101', '01', 1],
    ['02020080', '80', 8],
    ['02030100ff', '0100ff', 17],
  ])('the integer %s is %s with %d bits', (text, value, bits) => {
    const integer = integerIn(derValues(hex(text))?.[0])!;
    expect([toHex(integer), bitLength(integer)]).toEqual([value, bits]);
  });

  it.each(['0201ff', '0200', '0500'])('%s is not a positive integer', (text) => {
    expect(integerIn(derValues(hex(text))?.[0])).toBeNull();
  });
});
