// A watch face as a copy: its background so far.
import { elementsOf } from '@/bytes/xml/xml';
import { copy } from '@/schemas/design';
import type { FaceFiles, ImportedFace } from './imported';

export function readFace({ document }: FaceFiles, ports: { newId(): string }): ImportedFace {
  const side = (text: string | undefined) => Math.min(1000, Math.max(100, Math.round(Number(text)) || 450));
  const scene = elementsOf(document, 'Scene')[0];
  const ratio = `${side(document.attributes.width)}*${side(document.attributes.height)}`;
  const root = { nodeType: 'root', uuid: ports.newId(), label: 'Background', style: { fill: '#000000' } };
  return {
    copy: copy.parse({
      id: ports.newId(),
      platform: 'android',
      shape: 'circle',
      ratio,
      normal: { nodeList: [root] },
    }),
    notes: (scene ? elementsOf(scene) : []).map(({ name, line }) => ({
      key: 'kept',
      kind: 'kept',
      what: name,
      line: line ?? null,
      uuid: root.uuid,
      params: {},
    })),
  };
}
