// A slider with its number next to it.
import { Slider } from '@/ui/Slider';
import { withUnit } from '@/ui/withUnit';
import type { Control, ControlProps } from '../Control';
import { numberControl } from './number';

function SliderControl(props: ControlProps) {
  const { field, value } = props;
  const { min = 0, max = 1, step = 1 } = field;
  const scale = field.unit === '%' ? 100 : 1;
  const shown = typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
  return (
    <div className="flex items-center gap-2">
      <Slider
        labelledBy={props.labelId}
        value={shown}
        min={min}
        max={max}
        step={step}
        valueText={withUnit(Number((shown * scale).toFixed(2)), field.unit)}
        disabled={props.disabled}
        onChange={props.onChange}
      />
      <div className="w-16 shrink-0">
        <numberControl.Input {...props} />
      </div>
    </div>
  );
}

export const sliderControl: Control = { Input: SliderControl, labelling: 'for' };
