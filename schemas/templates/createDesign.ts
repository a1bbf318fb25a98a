// Creates a design, blank or from a template. Pure: the caller supplies ids.
import { type Design, firstPlatform, SCHEMA_VERSION, type Shape, type WatchSystem } from '../design';
import { firstNames } from '../designNames';
import type { DataLanguage } from '../languages';
import type { FaceNode } from '../nodes';
import { layerMakers } from './layerMakers';
import type { LabelOf, Template } from './template';

export interface NewDesignFacts {
  id: string;
  copyId: string;
  /** A fresh id for each layer. */
  newId(): string;
  system: WatchSystem;
  /** `width*height`, px. */
  ratio: string;
  shape: Shape;
  name: string;
  /** Language of the page on which the design is named: the name is stored as the one in this language. */
  language: DataLanguage;
  /** Null starts blank. */
  template: Template | null;
  labelOf: LabelOf;
}

/**
 * A new design with one copy. 'wearOS' and 'all' start with the smartwatch copy, 'other' with the ASR one (docs/rules/product.md).
 * Template pictures are still `art:` references; `adoptArt` turns them into the designer's own.
 */
export function createDesign(facts: NewDesignFacts): Design {
  const { id, copyId, newId, system, ratio, shape, name, language, template, labelOf } = facts;
  const layers: FaceNode[] = template
    ? template.build(ratio, shape, labelOf)
    : [layerMakers('blank', ratio, labelOf).root('#000000')];
  const rest = template?.ambient?.(ratio, shape, labelOf);
  const identified = (list: readonly FaceNode[]) => list.map((layer) => ({ ...layer, uuid: newId() }));
  return {
    schemaVersion: SCHEMA_VERSION,
    id,
    system,
    ratio,
    ...firstNames(name, language),
    themeColors: [],
    fdIds: [copyId],
    activeFdId: copyId,
    isAmbientMode: false,
    vipExclusive: false,
    audited: false,
    copies: [
      {
        id: copyId,
        platform: firstPlatform(system),
        shape,
        ratio,
        nodeDataUnsync: false,
        animationToImageIndex: {},
        normal: { nodeList: identified(layers), imageUrl: '' },
        ambient: rest ? { nodeList: identified(rest), imageUrl: '' } : null,
      },
    ],
  };
}
