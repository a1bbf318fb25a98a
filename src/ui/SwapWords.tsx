// A button text that alternates with another: the button is as wide as the longer one, so that nothing moves.
export interface SwapWordsProps {
  shown: string;
  /** The other text; hidden from view and from screen readers now. */
  other: string;
}

export function SwapWords({ shown, other }: SwapWordsProps) {
  return (
    <span className="grid">
      <span className="col-start-1 row-start-1">{shown}</span>
      <span
        aria-hidden="true"
        data-words={other}
        className="invisible col-start-1 row-start-1 before:content-[attr(data-words)]"
      />
    </span>
  );
}
