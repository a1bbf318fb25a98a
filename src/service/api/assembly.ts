// Built-in picture sets: weather, moon phase, image enumeration. The component that shows them reports errors.
import { ASSETS_PAGE_SIZE } from '@/schemas/limits';
import { type AssemblyType, assemblyType } from '@/schemas/wire/assembly';
import type { DataOf, ParamsOf } from '@/schemas/wire/operations';
import { listsRows } from '@/schemas/wire/rows/lists';
import type { SessionDispatch } from '../session/session';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(listsRows);

const assemblyApi = api.injectEndpoints({
  endpoints: (define) => ({
    assemblyPage: define.query<DataOf<'assemblyPage'>, ParamsOf<'assemblyPage'>>({
      query: (params) => call('assemblyPage', { params, quiet: 'shown' }),
      providesTags: ['Assembly'],
    }),
  }),
});

export const { useAssemblyPageQuery } = assemblyApi;
/** For callers outside components. */
export const { assemblyPage } = assemblyApi.endpoints;

/** Parameters for a page of a list in the asset library. */
export const setsAt = (type: AssemblyType, current: number): ParamsOf<'assemblyPage'> => ({
  type,
  current,
  size: ASSETS_PAGE_SIZE,
});

/**
 * Loads the first page of the three lists, so that the library opens filled (spec 4, Session), and stores them on this
 * device. Resolves when all have been answered; errors are shown where the list is.
 */
export async function loadSets(dispatch: SessionDispatch): Promise<void> {
  const requests = assemblyType.options.map(async (type) => ({
    type,
    answer: await dispatch(assemblyPage.initiate(setsAt(type, 1))),
  }));
  const answers = await Promise.all(requests);
  const { keepAssembly } = await import('../assemblyData');
  for (const { type, answer } of answers) if (answer.data) keepAssembly(type, answer.data.records);
}
