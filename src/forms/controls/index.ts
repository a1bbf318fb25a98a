// One control per name in `schemas/ui.ts`; a name without one does not compile.
import type { ControlName } from '@/schemas/ui';
import type { Control } from '../Control';
import { checkboxControl } from './checkbox';
import { choicesControl } from './choices';
import { codeControl } from './code';
import { colorControl } from './color';
import { colorListControl } from './colorList';
import { dashControl } from './dash';
import { dateControl, timeControl } from './day';
import { expressionControl, tagControl } from './expression';
import { fontControl } from './font';
import { gradientControl } from './gradient';
import { hiddenControl } from './hidden';
import { imageControl } from './image';
import { imagesControl } from './images';
import { listControl } from './list';
import { moneyControl } from './money';
import { numberControl } from './number';
import { paintControl } from './paint';
import { segmentedControl } from './segmented';
import { selectControl } from './select';
import { shownForControl } from './shownFor';
import { sliderControl } from './slider';
import { switchControl } from './switch';
import { passwordControl, textControl } from './text';
import { textareaControl } from './textarea';

export const controls: Record<ControlName, Control> = {
  text: textControl,
  textarea: textareaControl,
  number: numberControl,
  slider: sliderControl,
  switch: switchControl,
  checkbox: checkboxControl,
  segmented: segmentedControl,
  select: selectControl,
  color: colorControl,
  font: fontControl,
  image: imageControl,
  images: imagesControl,
  tag: tagControl,
  expression: expressionControl,
  password: passwordControl,
  code: codeControl,
  money: moneyControl,
  list: listControl,
  colorList: colorListControl,
  choices: choicesControl,
  paint: paintControl,
  gradient: gradientControl,
  dash: dashControl,
  date: dateControl,
  time: timeControl,
  shownFor: shownForControl,
  hidden: hiddenControl,
};
