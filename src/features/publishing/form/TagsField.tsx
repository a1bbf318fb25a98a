// Tags of a face: the chosen ones as removable chips, the others in a menu to add.
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '@/forms/Control';
import { useOptions } from '@/forms/useOptions';
import { announce } from '@/ui/announce';
import { Menu } from '@/ui/Menu';

export function TagsField(props: ControlProps) {
  const { t } = useTranslation(['pages', 'messages']);
  const options = useOptions(props);
  const chosen = Array.isArray(props.value) ? props.value.map(String) : [];
  const most = props.field.most ?? options.length;
  const labelOf = (tag: string) => options.find(({ key }) => key === tag)?.label ?? tag;
  const isFull = chosen.length >= most;
  const focus = () => document.getElementById(props.id)?.focus();
  const add = (tag: string, name: string) => {
    props.onChange([...chosen, tag]);
    announce(t('messages:ui.list.added', { name, n: chosen.length + 1 }));
    // The menu is removed when the maximum is reached.
    if (chosen.length + 1 >= most) focus();
  };
  return (
    <fieldset
      id={props.id}
      tabIndex={-1}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className="flex min-h-8 flex-wrap items-center gap-1.5 rounded-md"
    >
      {chosen.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-label={t('messages:ui.removeOf', { label: labelOf(tag) })}
          className="flex min-h-7 items-center gap-1 rounded-full border border-line-strong bg-raised px-2.5 text-sm hover:bg-hover"
          onClick={() => {
            props.onChange(chosen.filter((one) => one !== tag));
            focus();
          }}
        >
          {labelOf(tag)}
          <X size={12} aria-hidden="true" />
        </button>
      ))}
      {isFull ? null : (
        <Menu
          label={t('publish:addTag')}
          size="sm"
          items={options
            .filter(({ key }) => !chosen.includes(key))
            .map(({ key, label }) => ({ id: key, label, onSelect: () => add(key, label) }))}
        />
      )}
      <span className="text-xs text-muted tabular-nums">
        {t('messages:ui.chosenOf', { chosen: chosen.length, most })}
      </span>
    </fieldset>
  );
}
