// Shows text composed by an input method (pinyin), but reports it only when composition ends.
import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Props for a text element that calls `onChange` with completed text only. */
export function useComposition(value: string, onChange: (text: string) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    value: composed ?? value,
    onCompositionStart: (event: CompositionEvent<TextElement>) => setComposed(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<TextElement>) => {
      setComposed(null);
      onChange(event.currentTarget.value);
    },
    onChange: (event: ChangeEvent<TextElement>) => {
      if (composed === null) onChange(event.currentTarget.value);
      else setComposed(event.currentTarget.value);
    },
  };
}
