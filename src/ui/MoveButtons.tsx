// The buttons that move an entry of an ordered list one place up and down.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton, type IconButtonProps } from './IconButton';

export interface MoveButtonsProps {
  /** Place of the entry, from 0. */
  at: number;
  /** Entries of the list. */
  count: number;
  /** Names of the buttons, and why the first and the last entry cannot move. */
  words: { up: string; down: string; first: string; last: string };
  size: IconButtonProps['size'];
  onMove(by: -1 | 1): void;
}

export function MoveButtons({ at, count, words, size, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        data-act="up"
        size={size}
        label={words.up}
        icon={<ArrowUp size={14} />}
        disabledReason={at === 0 ? words.first : undefined}
        onClick={() => onMove(-1)}
      />
      <IconButton
        data-act="down"
        size={size}
        label={words.down}
        icon={<ArrowDown size={14} />}
        disabledReason={at === count - 1 ? words.last : undefined}
        onClick={() => onMove(1)}
      />
    </>
  );
}
