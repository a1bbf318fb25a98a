// A field that is stored but not drawn: it is edited elsewhere, or by nobody.
import type { Control } from '../Control';

export const hiddenControl: Control = { Input: () => null, labelling: 'by' };
