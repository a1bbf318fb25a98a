// How a node of an older version becomes one of the next: told by each node type beside its schema.

/** A node as it stood in a document, nothing of it checked but that it names a type. */
export type RawNode = Record<string, unknown> & { nodeType: string };

/** By the version a step starts from: the node of the next version. A node that is not the type's own comes back as it is. */
export type NodeMigrations = Readonly<Record<number, (node: RawNode) => RawNode>>;
