// What a face made elsewhere says beside its layers: a React context, for the parts of it that were kept.
import { createContext, type ReactNode, useContext } from 'react';
import type { FaceCopy } from '@/schemas/design';

/** Null for a face that was made here. */
export type FaceRest = NonNullable<FaceCopy['watchFace']> | null;

const RestContext = createContext<FaceRest>(null);

/** Gives it to everything drawn inside. */
export function RestProvider({ rest, children }: { rest: FaceRest; children: ReactNode }) {
  return <RestContext value={rest}>{children}</RestContext>;
}

/** That of the face around this component. */
export const useFaceRest = (): FaceRest => useContext(RestContext);
