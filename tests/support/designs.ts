// Small valid designs for tests.
import { type Design, design, SCHEMA_VERSION } from '@/schemas/design';

const UUID = '00000000-0000-4000-8000-000000000001';

/** A design of one copy: the root and the given raw layers. */
export function sampleDesign(options: { id?: string; name?: string; layers?: object[] } = {}): Design {
  const { id = UUID, name = 'Sample', layers = [] } = options;
  return design.parse(rawDesign({ id, name, layers }));
}

/** The same before parsing, for tests of reading. */
export function rawDesign(options: { id?: string; name?: string; layers?: object[]; schemaVersion?: number } = {}) {
  const { id = UUID, name = 'Sample', layers = [], schemaVersion = SCHEMA_VERSION } = options;
  return {
    schemaVersion,
    id,
    system: 'wearOS',
    ratio: '500*500',
    dialName: name,
    fdIds: ['copy-1'],
    activeFdId: 'copy-1',
    copies: [
      {
        id: 'copy-1',
        platform: 'android',
        shape: 'circle',
        ratio: '500*500',
        normal: { nodeList: [{ uuid: 'root', label: 'Background', nodeType: 'root', style: {} }, ...layers] },
      },
    ],
  };
}

/** A raw text layer. */
export const textLayer = (uuid: string, text = 'Hello') => ({ uuid, label: text, nodeType: 'text', style: { text } });

/** A raw image layer showing `url`. */
export const imageLayer = (uuid: string, url: string) => ({ uuid, label: 'Image', nodeType: 'image', style: { url } });
