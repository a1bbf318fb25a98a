// Prevents the automatic decision while a verdict is written: requests a hold, and reports when it has ended.
import { useEffect } from 'react';
import type { FaceData } from '@/schemas/wire/faces';
import { useReviewHoldMutation } from '@/service/api/faces';

/** Renewal interval of the hold, ms. The service ends a hold after three times as long without a renewal. */
const RENEW_MS = 30_000;

/** Holds the review of the face while the component is mounted. */
export function useReviewHold({ id, pending }: Pick<FaceData, 'id' | 'pending'>): void {
  const [hold] = useReviewHoldMutation();
  const since = pending?.since;
  useEffect(() => {
    if (since === undefined) return;
    const renew = () => void hold({ id, since, held: true });
    renew();
    const timer = setInterval(renew, RENEW_MS);
    return () => {
      clearInterval(timer);
      void hold({ id, since, held: false });
    };
  }, [hold, id, since]);
}
