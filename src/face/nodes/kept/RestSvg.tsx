// What a face made elsewhere says beside the layer that is drawn: a React context, for the parts of it that were kept.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { FaceCopy } from '@/schemas/design';
import { NO_PUBLISHERS, type Publishers } from './publishers';

/** Null for a face that was made here. */
export type FaceRest = NonNullable<FaceCopy['watchFace']> | null;

interface Around {
  rest: FaceRest;
  publishers: Publishers;
}

const RestContext = createContext<Around>({ rest: null, publishers: NO_PUBLISHERS });

interface RestProviderProps extends Around {
  children: ReactNode;
}

/** Gives it, and the parts that others refer to, to everything drawn inside. */
export function RestProvider({ rest, publishers, children }: RestProviderProps) {
  const around = useMemo(() => ({ rest, publishers }), [rest, publishers]);
  return <RestContext value={around}>{children}</RestContext>;
}

/** That of the face around this component. */
export const useFaceRest = (): FaceRest => useContext(RestContext).rest;

/** The parts of the face around this component that publish attributes of theirs. */
export const usePublishers = (): Publishers => useContext(RestContext).publishers;
