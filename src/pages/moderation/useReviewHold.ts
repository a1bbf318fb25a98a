// While a verdict on a face is written, time does not decide it: the page asks for that, and says when it is over.
import { useEffect } from 'react';
import type { FaceData } from '@/schemas/wire/faces';
import { useReviewHoldMutation } from '@/service/api/faces';

/** How often the hold is renewed, ms. The service ends a hold after three times as long without a renewal. */
const RENEW_MS = 30_000;

/** Holds the review of the face for as long as the component is mounted. */
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
