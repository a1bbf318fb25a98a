// Where in the list one is, kept in the address: tab, watch, search words and page, so that "back" from the editor finds them
// again; and persisted, so that the next visit does (spec 3, routeInfo).
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { type Platform, platform as platformName } from '@/schemas/design';
import { type FaceStatus, faceStatus } from '@/schemas/faceStatus';
import { keepRouteInfo, readRouteInfo } from '@/service/session/routeInfo';

/** Typing pauses this long before the list is asked for, ms. */
const PAUSE_MS = 250;

/** Parameters of the address that are the list's own: without any of them it opens where it was left. */
const OWN = ['q', 'page', 'status', 'platform'];

export interface ListPlace {
  /** What stands in the field. */
  typed: string;
  /** What the list is searched by. */
  search: string;
  /** From 1. */
  page: number;
  status: FaceStatus | 'all';
  platform: Platform | 'all';
  /** Another tab, or another watch, from its first page. */
  narrow(to: { status?: FaceStatus | 'all'; platform?: Platform | 'all' }): void;
  type(text: string): void;
  turnTo(page: number): void;
}

export function useListPlace(): ListPlace {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const askedPage = Math.min(999_999, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
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
  const page = isBare ? noted.page : askedPage;
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
