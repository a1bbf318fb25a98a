// Migration of nodes to the next version; each node type declares its steps next to its schema.

/** An unvalidated node in a document; only its type name is known. */
export type RawNode = Record<string, unknown> & { nodeType: string };

/**
 * Steps by source version, each returning the node of the next version. A node of another type is returned unchanged.
 */
export type NodeMigrations = Readonly<Record<number, (node: RawNode) => RawNode>>;
