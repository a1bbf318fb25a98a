// A list of colours, such as a theme: add, reorder and remove by keyboard, without duplicates.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorInput } from '@/ui/ColorInput';
import { readHex } from '@/ui/colorMath';
import { useColorName } from '@/ui/useColorName';
import type { Control, ControlProps } from '../Control';
import { useColorChoices } from './color';
import { ListActs } from './ListActs';
import { readTexts } from './list';
import { NextEntry } from './NextEntry';
import { OrderedTiles } from './OrderedTiles';
import { useOrderedList } from './useOrderedList';

/** Initial value of the field for the next colour. */
const FIRST = '#ffffff';

function ColorListControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { id, field, disabled } = props;
  const colors = readTexts(props.value);
  const [next, setNext] = useState(FIRST);
  const [refused, setRefused] = useState('');
  const choices = useColorChoices(undefined);
  const nameOf = useColorName();
  const list = useOrderedList({ id, list: colors, most: field.maxItems, nameOf, onChange: props.onChange });

  const add = () => {
    const color = readHex(next, true);
    if (!color) setRefused(t('errors:field.color'));
    else setRefused(list.add(color) ? '' : t('ui.list.twice', { name: nameOf(color) }));
  };
  const chosen = colors[list.chosen];
  const full = t('errors:field.tooManyColors', { max: field.maxItems });
  const countId = `${id}-count`;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {colors.length > 0 ? (
        <OrderedTiles
          id={`${id}-list`}
          labelId={props.labelId}
          describedBy={`${id}-help`}
          tiles={colors.map((color) => ({
            key: color,
            name: nameOf(color),
            content: (
              <span className="keep-colors bg-checker inline-flex size-full overflow-hidden rounded-sm">
                <span className="size-full" style={{ background: color }} />
              </span>
            ),
          }))}
          chosen={list.chosen}
          disabled={disabled}
          className="flex flex-wrap gap-1 p-0.5"
          tileClass="inline-flex size-7 rounded-md border border-line-strong p-0.5"
          onChoose={list.choose}
          onMove={list.move}
          onRemove={list.remove}
        />
      ) : null}
      <ListActs
        id={countId}
        count={colors.length}
        most={field.maxItems}
        name={chosen === undefined ? '' : nameOf(chosen)}
        chosen={list.chosen}
        disabled={disabled}
        onMove={list.move}
        onRemove={list.remove}
      />
      {list.isFull ? <p className="text-xs text-muted">{full}</p> : null}
      <NextEntry id={id} disabled={disabled} isFull={list.isFull} fullText={full} refused={refused} onAdd={add}>
        <ColorInput
          id={id}
          label={t('ui.list.nextColor')}
          value={next}
          onChange={(color) => {
            setNext(color);
            setRefused('');
          }}
          describedBy={[countId, refused && `${id}-refused`, props.describedBy].filter(Boolean).join(' ')}
          invalid={props.invalid || refused !== ''}
          disabled={disabled}
          choices={choices}
        />
      </NextEntry>
    </div>
  );
}

export const colorListControl: Control = { Input: ColorListControl, labelling: 'for' };
