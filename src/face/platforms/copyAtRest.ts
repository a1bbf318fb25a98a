// The colors that a copy has before anyone chooses.
import type { FaceCopy } from '@/schemas/design';
import { copyInChoice } from '../nodes/colorRoles';
import { policyOf } from './index';

/** Id of the color choice that the copy has at first; null for the default one. Only a watch without choices has another. */
export const restingChoice = ({ platform, theme }: Pick<FaceCopy, 'platform' | 'theme'>): string | null =>
  policyOf(platform).packaging === 'layers' ? (theme?.chipChoice ?? null) : null;

/** The copy in the colors of its resting choice, as it is stored. The same object if it has these. */
export const copyAtRest = (copy: FaceCopy): FaceCopy => copyInChoice(copy, restingChoice(copy));
