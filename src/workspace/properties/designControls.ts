// Controls of the design's own fields, which the panel shows first. `LayersPart` loads the controls of layers.
import type { Controls } from '@/forms/Control';
import { colorControl } from '@/forms/controls/color';
import { colorListControl } from '@/forms/controls/colorList';
import { hiddenControl } from '@/forms/controls/hidden';

export const DESIGN_CONTROLS: Controls = { color: colorControl, colorList: colorListControl, hidden: hiddenControl };
