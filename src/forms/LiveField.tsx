// A field of the live panel, subscribed to its own value only.
import { type FocusEvent, type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef } from 'react';
import { controlOf } from './Control';
import { Field } from './Field';
import { type LiveFieldArgs, useLiveField } from './useLiveField';

export interface LiveFieldProps extends LiveFieldArgs {
  layout: 'row' | 'inside';
  /** Translated issue known to the store, such as a platform limit. */
  issue: string | undefined;
  /** Shows the value as focusable text. */
  readOnly: boolean;
  /** Translated reason why the field is disabled now. */
  reason: string | undefined;
  /** A field above shows the same reason. */
  reasonRepeats: boolean;
  /** Translated text under the field. */
  note: string | undefined;
  /** Called when somebody is in the field or changes it, which may leave something in its control. */
  onUse(): void;
}

/** Renders only for another value or message: another selection often has the same. */
const SameField = memo(Field);

export const LiveField = memo(function LiveField(props: LiveFieldProps) {
  const live = useLiveField(props);
  const { onUse } = props;
  const change = (value: unknown) => {
    onUse();
    live.onChange(value);
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  const onChange = useCallback((value: unknown) => latest.current(value), []);

  // React also bubbles events of portals (popovers and dialogs); ignore those.
  const isOwn = (event: KeyboardEvent | FocusEvent) => event.currentTarget.contains(event.target as Node);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOwn(event) || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && live.revert()) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      live.commit();
    }
  };
  const onBlur = (event: FocusEvent) => {
    const to = event.relatedTarget as HTMLElement | null;
    const isInside = event.currentTarget.contains(to) && to?.dataset.beside === undefined;
    if (isOwn(event) && !isInside) live.commit();
  };

  // `data-beside`: a button in the box that does not edit the value. `data-commits`: Enter and leaving commit what was typed, after which undo is the editor's.
  // The controls handle the events; this element only listens to bubbling ones.
  const bubbled = { onKeyDown, onBlur, onFocus: onUse, onPointerDown: onUse };
  return (
    <div data-commits="" className={props.layout === 'inside' ? 'contents' : ''} {...bubbled}>
      <SameField
        field={props.field}
        schemaName={props.schemaName}
        control={controlOf(props.controls, props.field.control)}
        value={live.value}
        mixed={live.mixed}
        disabled={props.reason !== undefined}
        readOnly={props.readOnly}
        reason={props.reason}
        reasonRepeats={props.reasonRepeats}
        note={props.note}
        error={live.error ?? props.issue}
        layout={props.layout}
        onChange={onChange}
      />
    </div>
  );
});
