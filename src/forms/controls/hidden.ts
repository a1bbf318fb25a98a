// A field that is stored but not shown; edited elsewhere, or not at all.
import type { Control } from '../Control';

export const hiddenControl: Control = { Input: () => null, labelling: 'by' };
