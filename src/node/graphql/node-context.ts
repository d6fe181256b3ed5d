import type { Node } from 'gatsby';

/** The part of Gatsby's resolver context that finds nodes and records them as dependencies. */
export interface NodeContext {
  nodeModel: {
    getNodeById<T>(args: { id: string }): T | null;
    findOne<T>(args: { type: string; query: { filter: object } }): Promise<(Node & T) | null>;
    findAll<T>(args: {
      type: string;
      query?: { filter: object };
    }): Promise<{ entries: Iterable<Node & T> }>;
  };
}

/**
 * Returns a function that calls `load` once per key and query. All resolvers of a query share a
 * context, and Gatsby records the nodes that the first call finds as the query's dependencies.
 */
export function oncePerQuery<Key, Value>(
  load: (key: Key, context: NodeContext) => Value,
): (key: Key, context: NodeContext) => Value {
  const queries = new WeakMap<NodeContext, Map<Key, Value>>();
  return (key, context) => {
    const values = queries.get(context) ?? new Map<Key, Value>();
    queries.set(context, values);
    if (!values.has(key)) values.set(key, load(key, context));
    return values.get(key)!;
  };
}
