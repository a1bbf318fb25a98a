// The lists of ASR tags, written out as in the specification: a changed list in the code fails here.
import { expect, it } from 'vitest';
import { FALCON_COMBINATIONS, FALCON_TAGS } from '@/face/platforms/falcon';

const SPECIFIED =
  `Dyy Dyyyy DMM DMMM DMMMM DMMMzh DMMMMzh DdL DE DEEEE DES DEzh DEEEEzh DESzh DOW DOWB Db DmZ DsZ WCT WCCT ZSC
DIST CAL SV BOV SQV ZHR BLP Da DWFKS DWFM DWFS`.split(/\s+/);

it('the tags shown on ASR are those of the specification', () =>
  expect([...FALCON_TAGS].sort()).toEqual([...SPECIFIED].sort()));

it('tags on ASR combine as the specification says', () =>
  expect(FALCON_COMBINATIONS).toEqual(['#Db#:#DmZ#', '#DMM#-#DdL#', '#Dyy#-#DMM#-#DdL#', '#Dyyyy#-#DMM#-#DdL#']));
