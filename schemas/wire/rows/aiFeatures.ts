// The row of what of the AI there is: asked by pages that have entries of it, whether somebody uses them or not.
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
