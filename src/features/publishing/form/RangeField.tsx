// The watches for which the face is offered, limited to those its copies support.
import { createContext, useContext, useMemo } from 'react';
import type { Control, ControlProps } from '@/forms/Control';
import { selectControl } from '@/forms/controls/select';
import type { WatchSystem } from '@/schemas/design';

/** The watches that the copies of the design support. */
export const ServedContext = createContext<WatchSystem>('all');

function RangeInput(props: ControlProps) {
  const served = useContext(ServedContext);
  const { Input } = selectControl;
  const field = useMemo(
    () => (served === 'all' ? props.field : { ...props.field, options: [served] }),
    [props.field, served],
  );
  return <Input {...props} field={field} />;
}

export const rangeField: Control = { ...selectControl, Input: RangeInput };
