// The row of available AI features; a separate module because pages need it even if AI is not used.
import { aiFeaturesData } from '../aiFeatures';
import { row } from '../operation';

export const aiFeaturesRows = {
  aiFeatures: row({
    method: 'GET',
    path: '/api/aigc/features',
    auth: 'optional',
    data: aiFeaturesData,
    idempotent: true,
  }),
};
