// Several lines of an expression with its tags, functions and numbers in colors, its error underlined, and a list of what
// fits at the caret. The list is chosen from with the arrow keys; the text keeps the focus.
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FUNCTIONS } from '@/face/dataTags/expression/ast';
import { LiveText } from '@/forms/controls/LiveText';
import type { FormTag } from '@/forms/services/tagService';
import { fieldBoxClass } from '@/ui/fieldBox';
import { type Completion, completionsAt } from './completions';

const TOKENS = /(?<tag>#\w+#?)|(?<word>[A-Za-z]+)|(?<number>\d+(?:\.\d*)?|\.\d+)|(?<rest>[^#A-Za-z\d.]+|.)/gs;

interface Piece {
  text: string;
  className: string;
}

const isFunction = (word: string): boolean => Object.hasOwn(FUNCTIONS, word);

/** The text in pieces of one color; pieces within the error are underlined. */
function piecesOf(text: string, fault: { at: number; length: number } | null): readonly Piece[] {
  return [...text.matchAll(TOKENS)].map(({ 0: piece, index, groups = {} }) => {
    const isWrong = fault !== null && index < fault.at + Math.max(1, fault.length) && index + piece.length > fault.at;
    const color = groups.tag
      ? 'text-accent'
      : groups.word && isFunction(groups.word)
        ? 'text-warning'
        : groups.number
          ? 'text-ink'
          : 'text-muted';
    return { text: piece, className: isWrong ? `${color} underline decoration-danger decoration-wavy` : color };
  });
}

/** The same letters in the same places as those of the text field above it. */
const LETTERS = 'font-mono text-sm leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]';

export interface ExpressionTextHandle {
  focus(): void;
  /** Puts a text in place of the selection. */
  insert(text: string): void;
}

interface ExpressionTextProps {
  label: string;
  value: string;
  fault: { at: number; length: number } | null;
  describedBy: string;
  tags: readonly FormTag[];
  max: number;
  handle: Ref<ExpressionTextHandle>;
  onChange(text: string): void;
  /** Escape while the list is closed. */
  onLeave(): void;
  onBlur?(): void;
}

export function ExpressionText(props: ExpressionTextProps) {
  const { label, value, fault, describedBy, tags, max, handle, onChange, onLeave } = props;
  const { t } = useTranslation('live');
  const field = useRef<HTMLTextAreaElement>(null);
  const base = useId();
  /** Caret at which the list is open; null: it is closed. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const { from, completions } = caret === null ? { from: 0, completions: [] } : completionsAt(value, caret, tags);
  const current = completions[Math.min(active, completions.length - 1)];
  const idOf = ({ text }: Completion) => `${base}-${text.replace(/\W/g, '')}`;

  const put = (start: number, end: number, text: string, behind = 0) => {
    const next = value.slice(0, start) + text + value.slice(end);
    onChange(next.slice(0, max));
    setCaret(null);
    const at = start + text.length - behind;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  const pick = (one: Completion) => put(from, caret ?? from, one.text, one.behind);
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    insert: (text) => {
      const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
      put(selectionStart, selectionEnd, text);
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isOpen = current !== undefined;
    const go = (by: number) =>
      setActive((Math.min(active, completions.length - 1) + by + completions.length) % completions.length);
    if (event.key === 'Escape') {
      if (isOpen) setCaret(null);
      else onLeave();
    } else if (isOpen && event.key === 'ArrowDown') go(1);
    else if (isOpen && event.key === 'ArrowUp') go(-1);
    else if (isOpen && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) pick(current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative">
      <div className={`${fieldBoxClass(fault !== null)} relative !px-0`}>
        <pre
          aria-hidden="true"
          className={`pointer-events-none absolute inset-0 m-0 overflow-hidden px-2 py-1.5 ${LETTERS}`}
        >
          {piecesOf(value, fault).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
            <span key={index} className={piece.className}>
              {piece.text}
            </span>
          ))}
        </pre>
        <textarea
          ref={field}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={max}
          value={value}
          aria-label={label}
          aria-invalid={fault !== null || undefined}
          aria-describedby={describedBy}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={current ? `${base}-list` : undefined}
          aria-activedescendant={current && idOf(current)}
          className={`relative field-sizing-content max-h-48 min-h-16 w-full resize-none bg-transparent px-2 py-1.5 text-transparent caret-ink outline-none ${LETTERS}`}
          onChange={(event) => {
            setActive(0);
            setCaret(event.currentTarget.selectionStart);
            onChange(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setCaret(null);
            props.onBlur?.();
          }}
        />
      </div>
      <div
        id={`${base}-list`}
        role="listbox"
        aria-label={t('fits')}
        tabIndex={-1}
        hidden={!current}
        className="absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-line-strong bg-panel p-1 shadow-lg shadow-black/30"
      >
        {completions.map((one) => (
          <CompletionRow key={one.text} id={idOf(one)} one={one} isActive={one === current} onPick={() => pick(one)} />
        ))}
      </div>
      <span role="status" className="sr-only">
        {current ? t('fitting', { count: completions.length, name: current.tag?.desc ?? current.text }) : ''}
      </span>
    </div>
  );
}

interface CompletionRowProps {
  id: string;
  one: Completion;
  isActive: boolean;
  onPick(): void;
}

function CompletionRow({ id, one, isActive, onPick }: CompletionRowProps) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className="flex min-h-7 items-center gap-3 rounded px-2 text-xs hover:bg-hover aria-selected:bg-accent/15"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={(event) => event.key === 'Enter' && onPick()}
    >
      <code className="shrink-0 text-accent">{one.text}</code>
      <span className="min-w-0 grow truncate">{one.tag?.desc}</span>
      <span className="max-w-24 shrink-0 truncate text-muted">{one.tag ? <LiveText read={one.tag.live} /> : null}</span>
    </div>
  );
}
