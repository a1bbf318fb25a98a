// The empty API; one file per domain injects its endpoints.
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Draft', 'Face', 'Build', 'Font', 'Assembly', 'Wallet', 'Order', 'Ai'],
  endpoints: () => ({}),
});
