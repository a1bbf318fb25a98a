// A list of short texts, such as tags: entered one by one or comma-separated, reordered and removed by keyboard.
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/ui/TextInput';
import type { Control, ControlProps } from '../Control';
import { ListActs } from './ListActs';
import { NextEntry } from './NextEntry';
import { OrderedTiles } from './OrderedTiles';
import { useOrderedList } from './useOrderedList';

export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Commas of either script and line breaks separate entries. */
const parted = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

function ListControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { id, field, disabled } = props;
  const texts = readTexts(props.value);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState('');
  const list = useOrderedList({
    id,
    list: texts,
    most: field.maxItems,
    nameOf: (text) => text,
    onChange: props.onChange,
  });
  const room = (field.maxItems ?? Number.POSITIVE_INFINITY) - texts.length;

  const add = () => {
    const wanted = parted(typed);
    const { itemMaxLength = Number.POSITIVE_INFINITY } = field;
    if (wanted.some((text) => text.length > itemMaxLength)) {
      setRefused(t('errors:field.tooLong', { max: itemMaxLength }));
      return;
    }
    const fresh = wanted.filter((text) => !texts.includes(text));
    const [twice] = wanted.filter((text) => texts.includes(text));
    const taken = fresh.slice(0, room);
    const left = fresh.slice(room);
    setTyped(left.join(', '));
    setRefused(left.length > 0 ? t('ui.list.full') : twice === undefined ? '' : t('ui.list.twice', { name: twice }));
    const [only, ...more] = taken;
    if (only !== undefined && more.length === 0) list.add(only);
    else if (only !== undefined) props.onChange([...texts, ...taken]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    event.stopPropagation();
    add();
  };

  const countId = `${id}-count`;
  const describedBy = [countId, refused && `${id}-refused`, props.describedBy].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {texts.length > 0 ? (
        <OrderedTiles
          id={`${id}-list`}
          labelId={props.labelId}
          describedBy={`${id}-help`}
          tiles={texts.map((text) => ({ key: text, name: text, content: text }))}
          chosen={list.chosen}
          disabled={disabled}
          className="flex flex-wrap gap-1 p-0.5"
          tileClass="min-h-7 max-w-full rounded-md border border-line bg-raised px-2 text-left text-xs text-ink [overflow-wrap:anywhere]"
          onChoose={list.choose}
          onMove={list.move}
          onRemove={list.remove}
        />
      ) : null}
      <ListActs
        id={countId}
        count={texts.length}
        most={field.maxItems}
        name={texts[list.chosen] ?? ''}
        chosen={list.chosen}
        disabled={disabled}
        onMove={list.move}
        onRemove={list.remove}
      />
      <NextEntry id={id} disabled={disabled} isFull={list.isFull} refused={refused} onAdd={add}>
        <TextInput
          id={id}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setRefused('');
          }}
          onKeyDown={onKeyDown}
          placeholder={props.mixed ? t('ui.mixed') : undefined}
          invalid={props.invalid || refused !== ''}
          disabled={disabled}
          autoComplete="off"
          aria-required={field.required || undefined}
          aria-describedby={describedBy}
          className="min-w-0 grow"
        />
      </NextEntry>
    </div>
  );
}

export const listControl: Control = { Input: ListControl, labelling: 'for' };
