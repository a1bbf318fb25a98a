// Downloads of a face by day, made up: more at the end of the week, slowly growing, the same numbers every time.
import type { Face } from '@/backend/domain/lifecycle';
import { countDownloads } from '@/backend/endpoints/countDownloads';
import type { Tx } from '@/backend/ports';
import type { SeedFace } from './seedFace';

const DAY_MS = 86_400_000;
/** Most days of a face that have downloads. */
export const DOWNLOAD_DAYS = 120;

function downloadsOn(seed: SeedFace, day: number): number {
  const wave = 1 + 0.35 * Math.sin((day * 2 * Math.PI) / 7) + 0.2 * Math.sin(day * 12.9898 + seed.design.id.length);
  return Math.max(0, Math.round(seed.daily * wave * (0.6 + (0.4 * (DOWNLOAD_DAYS - day)) / DOWNLOAD_DAYS)));
}

/** From the day on which it was approved until it was taken offline; gives their sum. */
export function writeDownloads(tx: Tx, seed: SeedFace, face: Face, now: number): Promise<number> {
  const since = face.approved ? Math.min(DOWNLOAD_DAYS, Math.floor((now - face.approved.at) / DAY_MS)) : 0;
  const until = face.status === 'offline' ? (seed.life.at(-1)?.days ?? 0) : 0;
  const byDay = Array.from({ length: Math.max(0, since - until) }, (_, at) => {
    const ago = since - at;
    const day = new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
    return [day, downloadsOn(seed, ago)] as const;
  });
  return countDownloads(tx, { owner: face.owner, faceId: face.id }, byDay);
}
