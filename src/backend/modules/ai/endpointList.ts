// Endpoints of this module, by operation.
import { later } from '@/backend/shared/endpoint';

// Loaded on first use, because few users need them or no page waits for them.
const aiImages = () => import('./endpoints/aiImages');
const aiBeta = () => import('./endpoints/aiBeta');
const aiTexts = () => import('./endpoints/aiTexts');

export const aiEndpoints = {
  imageSubmit: later(aiImages, 'imageSubmit'),
  imageQuery: later(aiImages, 'imageQuery'),
  imageHistory: later(aiImages, 'imageHistory'),
  imageQuota: later(aiImages, 'imageQuota'),
  betaJoin: later(aiBeta, 'betaJoin'),
  betaExit: later(aiBeta, 'betaExit'),
  collectText: later(aiBeta, 'collectText'),
  collectImage: later(aiBeta, 'collectImage'),
  aiFeatures: later(aiBeta, 'aiFeatures'),
  textStream: later(aiTexts, 'textStream'),
  backgroundRemove: later(aiTexts, 'backgroundRemove'),
};
