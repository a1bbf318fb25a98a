// A layer of a node type beside the product's own panel of its fields.
import { useMemo, useState, useSyncExternalStore } from 'react';
import { controls } from '@/forms/controls';
import { type FieldSource, valueAt } from '@/forms/fieldSource';
import { SchemaFields } from '@/forms/SchemaFields';
import { type KnownNode, type NodeType, nodeSchemas } from '@/schemas/nodes';
import { Face } from './Face';
import { Frame, type SiteLanguage, useExampleWatch } from './Frame';
import { listWith, sampleLayer } from './sampleLayers';

/** A layer that fields read and change. */
function layerStore(first: KnownNode) {
  let node = first;
  const listeners = new Set<() => void>();
  const source: FieldSource = {
    get: (path) => valueAt(node, path),
    isMixed: () => false,
    subscribe(_path, listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    source,
    read: () => node,
    subscribe: (listener: () => void) => source.subscribe('', listener),
    set(path: string, value: unknown) {
      const copy = structuredClone(node) as unknown as Record<string, unknown>;
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      const parent = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
      parent[last] = value;
      node = copy as unknown as KnownNode;
      for (const listener of [...listeners]) listener();
    },
  };
}

const HIDDEN = new Set(['label']);

function Panel({ type, store }: { type: NodeType; store: ReturnType<typeof layerStore> }) {
  return (
    <div className="example-panel">
      <SchemaFields
        schema={nodeSchemas[type]}
        schemaName={type}
        controls={controls}
        source={store.source}
        omit={HIDDEN}
        onChange={(path, value) => {
          store.set(path, value);
          return null;
        }}
        onCommit={() => {}}
        onRevert={store.set}
      />
    </div>
  );
}

export function NodeExample({ type, language }: { type: NodeType; language: SiteLanguage }) {
  const watch = useExampleWatch(language);
  const [store] = useState(() => layerStore(sampleLayer(type)));
  const node = useSyncExternalStore(store.subscribe, store.read, store.read);
  const nodes = useMemo(() => listWith(node), [node]);
  return (
    <Frame language={language} watch={watch}>
      <Face nodes={nodes} watch={watch} title={type} />
      <Panel type={type} store={store} />
    </Frame>
  );
}
