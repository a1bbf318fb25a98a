// A store for tests like that of an open editor: with its own session.
import { createDesk } from '@/editor/dispatch/editorSession';

export const withDesk = <S extends object>(store: S) => Object.assign(store, { desk: createDesk() });
