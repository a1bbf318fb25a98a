// Values that a sequence of images cannot show are reported at the field that fixes it, in both languages.
import { describe, expect, it } from 'vitest';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { issuesOf } from '@/face/nodes/issues';
import { ASSEMBLY_SETS } from '@/schemas/assemblySets';
import { bare, pictures } from './sampleNodes';

const issueKeys = (style: object) =>
  issuesOf(bare('image_sequence', style), { textTagsMax: 5 }).map(({ path, key }) => `${path} ${key}`);

describe('a tag without a number', () => {
  it.each(['#DE#', '#DEEEEG#', '#WCCT#', '#ZDEVICE#', '#Da#', '#Db#:#DmZ#'])('%s selects nothing', (textTag) => {
    expect(issueKeys({ textTag, imgs: pictures(7) })).toEqual(['style.textTag errors:images.noNumber']);
  });
  it.each(['#DOW#', '#DmZ#', '#WCT#', '#BS#', '(#BLP#/10)', '#Db##DmZ#'])('%s selects', (textTag) => {
    expect(issueKeys({ textTag, imgs: pictures(7) })).not.toContain('style.textTag errors:images.noNumber');
  });
  it.each([
    ['#DE#', true],
    ['#Db#:#DmZ#', false],
    ['#WCTS#', false],
  ])('%s written with digits', (textTag, isTold) => {
    const issues = issueKeys({ textTag, shows: 'digits', imgs: pictures(11) });
    expect(issues).toEqual(isTold ? ['style.textTag errors:images.noNumber'] : []);
  });
  it('an invalid expression is reported only as such', () => {
    expect(issueKeys({ textTag: '#NOPE#', imgs: pictures(7) })).toEqual(['style.textTag errors:expression.unknownTag']);
  });
});

describe('a minus sign', () => {
  const digits = (textTag: string, count: number) => issueKeys({ textTag, shows: 'digits', imgs: pictures(count) });
  it.each(['#WCT#', '#WTL#', '#WCTS#', '(#WCT#-1)', '(#ZSC#-100)'])('%s needs an image', (textTag) => {
    expect(digits(textTag, 10)).toEqual(['style.imgs errors:images.minus']);
    expect(digits(textTag, 11)).toEqual([]);
  });
  it('is in every digit set of the asset library, so that a temperature can be written with each', () => {
    const sets = ASSEMBLY_SETS.filter(({ shows }) => shows === 'digits');
    expect(sets.length).toBeGreaterThan(0);
    for (const { id, imgs } of sets) expect(digits('#WCT#', imgs.length), id).toEqual([]);
  });
  it.each(['#DmZ#', '#Db#', '#DMM#-#DdL#', '#ZSC#'])('%s is never below zero: ten digits are enough', (textTag) => {
    expect(digits(textTag, 10)).toEqual([]);
  });
  it('only temperatures can be below zero', () => {
    const below = DATA_TAGS.filter(
      ({ name }) => digits(`#${name}#`, 10).length > 0 && digits(`#${name}#`, 11).length === 0,
    );
    expect(below.map(({ name }) => name).sort()).toEqual(['WCT', 'WCTS', 'WTH', 'WTL']);
  });
});
