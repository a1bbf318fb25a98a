// Creates a layer from an image set: the catalogue entry of this kind with the set's images and data.
import { type CatalogueEntry, catalogueItem } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import type { StartPlace } from '@/face/nodes/defineNode';
import type { KnownNode } from '@/schemas/nodes';
import type { Assembly } from '@/schemas/wire/assembly';
import { tagOfSet } from './setPicture';

type Shows = NonNullable<Assembly['shows']>;

/** Catalogue entries that select one of several images. */
const ENTRIES: Record<Shows, string> = { index: 'weather', digits: 'digits', share: 'progressImages' };

type Adapt = (textTag: string) => Readonly<Record<string, unknown>>;

const ADAPT: Record<Shows, Adapt> = {
  index: (textTag) => ({ textTag }),
  digits: (textTag) => ({ textTag }),
  share: (imageIndexRate) => ({ imageIndexRate }),
};

/** `place.images`: the images of the set, stored on this device. Throws if the catalogue has no such entry. */
export function layerOfSet(set: Assembly, facts: { uuid: string; label: string; place: StartPlace }): KnownNode {
  const shows = set.shows ?? 'index';
  const base = catalogueItem(ENTRIES[shows]);
  if (!base) throw new Error(`the catalogue has no entry ${ENTRIES[shows]}`);
  const entry: CatalogueEntry = {
    ...base,
    start(place) {
      const start = base.start(place);
      return { ...start, style: { ...start.style, ...ADAPT[shows](tagOfSet(set)) } };
    },
  };
  return createNode(entry, facts);
}
