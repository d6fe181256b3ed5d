export interface RowChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  schema: string;
  table: string;
  record: { id: unknown } | null;
  old_record: { id: unknown } | null;
}

/** Protocol of Phoenix channels, version 2. */
type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Payload,
];

interface Payload {
  access_token?: string | null;
  config?: { postgres_changes?: Listener[] };
}

interface Listener {
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

interface Channel {
  joinRef: string | null;
  token: string | undefined;
  listeners: Listener[];
}

export interface Publisher {
  isPublished(schema: string, table: string): Promise<boolean>;
  /** Whether the policies let the token's owner read the row. */
  canRead(change: RowChange, token: string | undefined): Promise<boolean>;
}

/**
 * Only Postgres Changes. Like Realtime, rejects channels for unpublished tables, and sends changes
 * only to users who can read the row, but deletes to everyone.
 */
export class RealtimeConnection {
  private readonly channels = new Map<string, Channel>();

  constructor(
    private readonly publisher: Publisher,
    private readonly send: (text: string) => void,
  ) {}

  async receive(text: string): Promise<void> {
    const [joinRef, ref, topic, event, payload] = JSON.parse(text) as Message;
    const reply = (status: string, response: object = {}) =>
      this.write([joinRef, ref, topic, 'phx_reply', { status, response }]);
    const token = payload.access_token ?? undefined;
    if (event === 'access_token') {
      const channel = this.channels.get(topic);
      if (channel) channel.token = token;
      return;
    }
    if (event === 'phx_leave') this.channels.delete(topic);
    if (event !== 'phx_join') return reply('ok');
    const listeners = payload.config?.postgres_changes ?? [];
    for (const { schema, table, filter } of listeners) {
      if (filter) return reply('error', { reason: 'The local Realtime has no filters' });
      if (table && !(await this.publisher.isPublished(schema, table))) {
        const reason = `RealtimeDisabledForConfiguration: ${schema}.${table} isn't published`;
        return reply('error', { reason });
      }
    }
    this.channels.set(topic, { joinRef, token, listeners });
    // The client ignores the ID 0.
    const confirmed = listeners.map((item, index) => ({ ...item, id: index + 1 }));
    reply('ok', { postgres_changes: confirmed });
  }

  async publish(change: RowChange): Promise<void> {
    for (const [topic, { joinRef, token, listeners }] of [...this.channels]) {
      const ids = listeners.flatMap((item, index) => (matches(item, change) ? [index + 1] : []));
      if (ids.length === 0) continue;
      if (change.type !== 'DELETE' && !(await this.publisher.canRead(change, token))) continue;
      const data = {
        ...change,
        columns: [],
        commit_timestamp: new Date().toISOString(),
        errors: null,
      };
      this.write([joinRef, null, topic, 'postgres_changes', { ids, data }]);
    }
  }

  private write(message: unknown[]): void {
    this.send(JSON.stringify(message));
  }
}

function matches({ event, schema, table }: Listener, change: RowChange): boolean {
  return (
    (event === '*' || event === change.type) &&
    schema === change.schema &&
    (table === undefined || table === change.table)
  );
}
