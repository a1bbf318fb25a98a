// Package names: accepted by the platform and the build, or refused with a reason.
import { describe, expect, it } from 'vitest';
import { PACKAGE_NAME_MAX } from '@/schemas/limits';
import { packageNameFault, proposedPackageName } from '@/schemas/packageName';

describe('a package name', () => {
  it.each(['com.example', 'org.example.face_2', 'A.b', 'cn.x1.y2.z3', `a.${'b'.repeat(PACKAGE_NAME_MAX - 2)}`])(
    '%s is accepted',
    (name) => {
      expect(packageNameFault(name)).toBeNull();
    },
  );

  it.each([
    ['', 'badPart'],
    ['face', 'tooFewParts'],
    ['com.', 'badPart'],
    ['.com', 'badPart'],
    ['com..face', 'badPart'],
    ['com.1face', 'badPart'],
    ['com._face', 'badPart'],
    ['com.my-face', 'badPart'],
    ['com.表盘', 'badPart'],
    ['com.my face', 'badPart'],
    ['com.face\n', 'badPart'],
    ['com.new.face', 'keyword'],
    ['com.example.true', 'keyword'],
    [`a.${'b'.repeat(PACKAGE_NAME_MAX - 1)}`, 'tooLong'],
  ])('%j is refused: %s', (name, fault) => {
    expect(packageNameFault(name)).toBe(fault);
  });
});

describe('the suggested name', () => {
  it.each([
    ['Harbour', '52aa52f9-1c', 'face.dialwright.harbour_52aa52f9'],
    ['  Émile & Co. 2 ', 'ab', 'face.dialwright.emile_co_2_ab'],
    ['7 Seas', 'ab', 'face.dialwright.face_7_seas_ab'],
    ['子午线', 'ab', 'face.dialwright.face_ab'],
    ['', '', 'face.dialwright.face'],
    ['class', '', 'face.dialwright.face_class'],
  ])('for %j is valid and distinguishes designs of one name', (name, id, proposed) => {
    expect(proposedPackageName(name, id)).toBe(proposed);
    expect(packageNameFault(proposed)).toBeNull();
  });
  it('for a long name stays within the limit', () => {
    expect(packageNameFault(proposedPackageName('long '.repeat(200), 'f'.repeat(64)))).toBeNull();
  });
});
