// Subscribes components to the user's `showImgBox` and `useImgUrl`.
import { useSyncExternalStore } from 'react';
import { aiInfoOf, onAiInfo } from '@/service/ai/aiInfo';

export function useAiInfo(userId: string): { showImgBox: boolean; useImgUrl: string } {
  const showImgBox = useSyncExternalStore(onAiInfo, () => aiInfoOf(userId).showImgBox);
  const useImgUrl = useSyncExternalStore(onAiInfo, () => aiInfoOf(userId).useImgUrl);
  return { showImgBox, useImgUrl };
}
