// Preserved data of an imported face outside its layers, as a React context, for its preserved parts.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { FaceCopy } from '@/schemas/design';
import { NO_PUBLISHERS, type Publishers } from './publishers';

/** Null for a face that was not imported. */
export type FaceRest = NonNullable<FaceCopy['watchFace']> | null;

interface Around {
  rest: FaceRest;
  publishers: Publishers;
}

const RestContext = createContext<Around>({ rest: null, publishers: NO_PUBLISHERS });

interface RestProviderProps extends Around {
  children: ReactNode;
}

/** Provides it, and the parts that others refer to, to everything drawn inside. */
export function RestProvider({ rest, publishers, children }: RestProviderProps) {
  const around = useMemo(() => ({ rest, publishers }), [rest, publishers]);
  return <RestContext value={around}>{children}</RestContext>;
}

/** That of the nearest RestProvider. */
export const useFaceRest = (): FaceRest => useContext(RestContext).rest;

/** The parts of the nearest RestProvider that publish attributes. */
export const usePublishers = (): Publishers => useContext(RestContext).publishers;
