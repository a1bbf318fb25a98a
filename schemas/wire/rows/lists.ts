import { assemblyPageData, assemblyPageParams } from '../assembly';
import { namedListData } from '../namedList';
import { pingData } from '../nothing';
import { row } from '../operation';

export const listsRows = {
  ping: row({ method: 'GET', path: '/api/ping', auth: 'none', data: pingData, idempotent: true }),
  categoryList: row({
    method: 'GET',
    path: '/api/category/list',
    auth: 'none',
    data: namedListData,
    idempotent: true,
  }),
  tagList: row({ method: 'GET', path: '/api/tag/list', auth: 'none', data: namedListData, idempotent: true }),
  assemblyPage: row({
    method: 'GET',
    path: '/api/assembly/page',
    auth: 'none',
    params: assemblyPageParams,
    data: assemblyPageData,
    idempotent: true,
  }),
};
