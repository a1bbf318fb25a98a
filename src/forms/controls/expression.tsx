// A data-tag expression: free text, a picker that inserts a tag or replaces something with it, and the current value.
import { Braces, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { later } from '@/ui/later';
import { TextInput } from '@/ui/TextInput';
import type { Control, ControlProps } from '../Control';
import { useExpressionAssistant } from '../services/expressionAssistant';
import { useLiveValues } from '../services/liveValues';
import { useTagService } from '../services/tagService';
import { FaultExcerpt } from './FaultExcerpt';
import { LiveText } from './LiveText';
import { Presets } from './Presets';
import type { TagAct, TagPickerProps } from './TagPicker';

const TagPicker = later<TagPickerProps>(
  async () => (await import('./TagPicker')).TagPicker,
  ({ onClose }) => onClose(),
);

/** A tag field is text; any other expression is a number. */
const kindOf = (field: ControlProps['field']) => (field.control === 'tag' ? 'text' : 'number');

/** Selected range of the source in UTF-16 units; an empty range is a caret. */
type Range = readonly [from: number, to: number];

function ExpressionControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { tags, checkExpression } = useTagService();
  const { liveExpression } = useLiveValues();
  const Assistant = useExpressionAssistant();
  const [isAsking, setAsking] = useState(false);
  const [picking, setPicking] = useState<Range | null>(null);
  const visited = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const source = typeof props.value === 'string' ? props.value : '';
  const issue = props.invalid && source ? checkExpression(source, kindOf(props.field)) : null;

  const put = (next: string) => {
    setPicking(null);
    props.onChange(next);
  };
  /**
   * Actions for a picked tag: in an empty field it is the whole value, else it is inserted at the caret or replaces
   * something.
   */
  const actsOn = ([from, to]: Range): readonly [TagAct, ...TagAct[]] => {
    const inRange = (name: string) => put(`${source.slice(0, from)}#${name}#${source.slice(to)}`);
    if (source === '') return [{ label: t('ui.tags.insert'), run: inRange }];
    const isWhole = from === 0 && to === source.length;
    const whole = { label: t('ui.tags.replaceAll'), run: (name: string) => put(`#${name}#`) };
    if (isWhole) return [whole, { label: t('ui.tags.append'), run: (name) => put(`${source}#${name}#`) }];
    return [{ label: t(from === to ? 'ui.tags.insertAt' : 'ui.tags.replaceSelected'), run: inRange }, whole];
  };
  /** The last caret position; the end if the field was never focused. */
  const rangeNow = (): Range => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    return visited.current
      ? [selectionStart ?? source.length, selectionEnd ?? source.length]
      : [source.length, source.length];
  };

  return (
    <>
      <TextInput
        ref={input}
        id={props.id}
        value={source}
        onChange={props.onChange}
        placeholder={props.mixed ? t('ui.mixed') : t('ui.tags.none')}
        invalid={props.invalid}
        disabled={props.disabled}
        autoComplete="off"
        onFocus={() => {
          visited.current = true;
        }}
        aria-describedby={[source && `${props.id}-live`, props.describedBy].filter(Boolean).join(' ') || undefined}
        className="w-full pr-0.5 font-mono"
        suffix={
          <>
            {Assistant ? (
              <IconButton
                size="xs"
                label={t('ui.tags.suggest')}
                aria-describedby={props.prefix ? undefined : props.labelId}
                icon={<Sparkles size={14} className="text-accent" />}
                disabled={props.disabled}
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              />
            ) : null}
            <IconButton
              size="xs"
              label={t('ui.tags.insert')}
              aria-describedby={props.prefix ? undefined : props.labelId}
              icon={<Braces size={14} className="text-accent" />}
              disabled={props.disabled}
              aria-haspopup="dialog"
              onClick={() => setPicking(rangeNow())}
            />
          </>
        }
      />
      {source && !props.invalid ? (
        <p id={`${props.id}-live`} className="mt-1 truncate text-xs text-muted">
          <span aria-hidden="true">= </span>
          <LiveText read={() => liveExpression(source)} />
        </p>
      ) : null}
      {issue ? <FaultExcerpt source={source} issue={issue} /> : null}
      {props.field.presets.length > 0 ? <Presets {...props} source={source} onPick={props.onChange} /> : null}
      {isAsking && Assistant ? (
        <Assistant
          tags={tags()}
          gives={kindOf(props.field) === 'number' ? 'number' : undefined}
          asks={props.field.asks}
          check={(text) => checkExpression(text, kindOf(props.field))}
          onUse={(text) => {
            setAsking(false);
            props.onChange(text);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {picking ? <TagPicker tags={tags()} acts={actsOn(picking)} onClose={() => setPicking(null)} /> : null}
    </>
  );
}

const check =
  (kind: 'text' | 'number'): NonNullable<Control['check']> =>
  (value, tags) =>
    typeof value === 'string' && value !== '' ? (tags.checkExpression(value, kind)?.message ?? null) : null;

export const expressionControl: Control = {
  Input: ExpressionControl,
  labelling: 'for',
  isTyped: true,
  check: check('number'),
};
export const tagControl: Control = { Input: ExpressionControl, labelling: 'for', isTyped: true, check: check('text') };
