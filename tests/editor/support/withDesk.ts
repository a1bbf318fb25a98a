// A store of tests as an open editor's: with a desk of its own.
import { createDesk } from '@/editor/door/desk';

export const withDesk = <S extends object>(store: S) => Object.assign(store, { desk: createDesk() });
