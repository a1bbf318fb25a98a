// The position in the list: tab, watch, search text and page. Stored in the URL, so "back" from the editor restores it,
// and persisted for the next visit (spec 3, routeInfo).
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { type Platform, platform as platformName } from '@/schemas/design';
import { type FaceStatus, faceStatus } from '@/schemas/faceStatus';
import { keepRouteInfo, readRouteInfo } from '@/service/session/routeInfo';

/** Debounce of the search input, ms. */
const PAUSE_MS = 250;

/** The list's own URL parameters. Without any of them it opens at its last position. */
const OWN = ['q', 'page', 'status', 'platform'];

export interface ListPlace {
  /** The text in the field. */
  typed: string;
  /** What the list is searched by. */
  search: string;
  /** From 1. */
  page: number;
  status: FaceStatus | 'all';
  platform: Platform | 'all';
  /** Shows another tab or watch from its first page. */
  narrow(to: { status?: FaceStatus | 'all'; platform?: Platform | 'all' }): void;
  type(text: string): void;
  turnTo(page: number): void;
}

export function useListPlace(): ListPlace {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const requestedPage = Math.min(999_999, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const [noted] = useState(readRouteInfo);
  const isBare = params.size === 0 || [...params.keys()].every((name) => !OWN.includes(name));
  const status = faceStatus
    .or(z.literal('all'))
    .catch('all')
    .parse(isBare ? noted.status : params.get('status'));
  const platform = platformName
    .or(z.literal('all'))
    .catch('all')
    .parse(isBare ? noted.platform : params.get('platform'));
  const page = isBare ? noted.page : requestedPage;
  const [typed, type] = useState(search);
  useEffect(() => keepRouteInfo({ status, platform, page }), [status, platform, page]);

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
      for (const [name, value] of Object.entries({ status, platform, page: String(next) })) current.set(name, value);
      return current;
    });
  const narrow: ListPlace['narrow'] = (to) =>
    setParams((current) => {
      for (const [name, value] of Object.entries({ status, platform, ...to })) current.set(name, value);
      current.delete('page');
      return current;
    });
  return { typed, search, page, status, platform, type, turnTo, narrow };
}
