// Bounds the bytes of request bodies that this process receives and handles at the same time.
import type { BodyRoom } from '@/backend/shared/ports';
import { OPEN_BODY_BYTES_MAX } from '@/schemas/limits';

/** Share of all bytes that one account can take. */
const ACCOUNT_SHARE = 1 / 2;

/**
 * Room for `bytesMax` bytes in all, as they arrive: a body that is announced but not sent takes none. Bodies up to the size
 * that callers without a session may send are not counted: the number of connections bounds them. A single larger body
 * always gets room, so that it is not refused forever.
 */
export function bodyRoom(bytesMax: number): BodyRoom {
  const inside = new Map<Request, { account: string; bytes: number }>();

  /** Counted bytes of the other requests. */
  const sumBeside = (own: Request, account?: string): number => {
    let sum = 0;
    for (const [request, one] of inside) {
      const isOther = request !== own && (account === undefined || one.account === account);
      if (isOther && one.bytes > OPEN_BODY_BYTES_MAX) sum += one.bytes;
    }
    return sum;
  };
  const hasRoom = (taken: number, bytes: number, most: number): boolean => taken === 0 || taken + bytes <= most;

  return {
    enter: (request, account, bytes) => {
      const all = (inside.get(request)?.bytes ?? 0) + bytes;
      if (all > OPEN_BODY_BYTES_MAX) {
        if (!hasRoom(sumBeside(request), all, bytesMax)) return false;
        if (!hasRoom(sumBeside(request, account), all, bytesMax * ACCOUNT_SHARE)) return false;
      }
      inside.set(request, { account, bytes: all });
      return true;
    },
    leave: (request) => void inside.delete(request),
  };
}
