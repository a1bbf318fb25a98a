// One field of the live panel, subscribed to its own value only.
import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import { Field } from './Field';
import { type LiveFieldArgs, useLiveField } from './useLiveField';

export interface LiveFieldProps extends LiveFieldArgs {
  layout: 'row' | 'inside';
  /** Translated issue the store knows about, such as a platform's limit. */
  issue: string | undefined;
  /** The value is shown as text that takes the focus. */
  readOnly: boolean;
  /** Translated: why this field cannot be changed now. It is disabled then. */
  reason: string | undefined;
  /** Translated words under the field. */
  note: string | undefined;
}

export const LiveField = memo(function LiveField(props: LiveFieldProps) {
  const live = useLiveField(props);

  // React also bubbles events of popovers and dialogs drawn elsewhere: those are not this field's.
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
    if (isOwn(event) && !event.currentTarget.contains(event.relatedTarget)) live.commit();
  };

  // The control acts; this only hears what bubbles up from it.
  const bubbled = { onKeyDown, onBlur };
  return (
    <div className={props.layout === 'inside' ? 'contents' : ''} {...bubbled}>
      <Field
        field={props.field}
        schemaName={props.schemaName}
        value={live.value}
        mixed={live.mixed}
        disabled={props.reason !== undefined}
        readOnly={props.readOnly}
        reason={props.reason}
        note={props.note}
        error={live.error ?? props.issue}
        layout={props.layout}
        onChange={live.onChange}
      />
    </div>
  );
});
