// Fictional daily downloads of a face: more on weekends, slowly growing, deterministic.
import type { Face } from '@/backend/modules/publishing/domain/lifecycle';
import { countDownloads } from '@/backend/shared/countDownloads';
import type { Tx } from '@/backend/shared/ports';
import type { SeedFace } from './seedFace';

const DAY_MS = 86_400_000;
/** Maximum days with downloads per face. */
export const DOWNLOAD_DAYS = 120;

function downloadsOn(seed: SeedFace, day: number): number {
  const wave = 1 + 0.35 * Math.sin((day * 2 * Math.PI) / 7) + 0.2 * Math.sin(day * 12.9898 + seed.design.id.length);
  return Math.max(0, Math.round(seed.daily * wave * (0.6 + (0.4 * (DOWNLOAD_DAYS - day)) / DOWNLOAD_DAYS)));
}

/** From the day of approval until it was taken offline; returns their sum. */
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
