// Words of a button that stand for another's: it is as wide as the longer ones, so that nothing moves when they change.
export interface SwapWordsProps {
  shown: string;
  /** What stands there at other times; unseen and unheard now. */
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
