// Where in the list one is, kept in the address: search words and page, so that "back" from the editor finds them again.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Typing pauses this long before the list is asked for, ms. */
const PAUSE_MS = 250;

export interface ListPlace {
  /** What stands in the field. */
  typed: string;
  /** What the list is searched by. */
  search: string;
  /** From 1. */
  page: number;
  type(text: string): void;
  turnTo(page: number): void;
}

export function useListPlace(): ListPlace {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.min(999_999, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const [typed, type] = useState(search);

  useEffect(() => {
    if (typed.trim() === search) return;
    const settle = () =>
      setParams(
        (current) => {
          current.delete('page');
          if (typed.trim()) current.set('q', typed.trim());
          else current.delete('q');
          return current;
        },
        { replace: true },
      );
    const timer = setTimeout(settle, typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, setParams]);

  const turnTo = (next: number) =>
    setParams((current) => {
      current.set('page', String(next));
      return current;
    });
  return { typed, search, page, type, turnTo };
}
