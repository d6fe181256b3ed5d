/** @jest-environment node */
import { RealtimeConnection } from '../../../src/check/backend/realtime';
import type { RowChange } from '../../../src/check/backend/realtime';

const ALL = { event: '*', schema: 'public', table: 'todos' };
const INSERT: RowChange = {
  ...{ type: 'INSERT', schema: 'public', table: 'todos' },
  ...{ record: { id: 1 }, old_record: null },
};
const DELETE: RowChange = { ...INSERT, type: 'DELETE', record: null, old_record: { id: 1 } };

function connect() {
  const sent: unknown[][] = [];
  const publisher = {
    isPublished: async (_: string, table: string) => table === 'todos',
    canRead: async (_: RowChange, token: string | undefined) => token === 'owner',
  };
  const connection = new RealtimeConnection(publisher, (text) => {
    sent.push(JSON.parse(text) as unknown[]);
  });
  const receive = (event: string, payload: object) =>
    connection.receive(JSON.stringify(['1', '2', 'realtime:a', event, payload]));
  const join = (token: string | null, listener: object = ALL) =>
    receive('phx_join', { access_token: token, config: { postgres_changes: [listener] } });
  return { connection, sent, receive, join };
}

const changesIn = (sent: unknown[][]) =>
  sent.filter(([, , , event]) => event === 'postgres_changes').map((message) => message[4]);

test('a client that joins gets its listeners with IDs', async () => {
  const { sent, join } = connect();
  await join('owner');
  const response = { postgres_changes: [{ ...ALL, id: 1 }] };
  expect(sent).toEqual([['1', '2', 'realtime:a', 'phx_reply', { status: 'ok', response }]]);
});

test('a client can only listen to published tables, and not with a filter', async () => {
  for (const listener of [
    { ...ALL, table: 'secrets' },
    { ...ALL, filter: 'id=eq.1' },
  ]) {
    const { sent, join } = connect();
    await join('owner', listener);
    expect(sent).toMatchObject([['1', '2', 'realtime:a', 'phx_reply', { status: 'error' }]]);
  }
});

test('users only receive rows that they can read, and all deletes', async () => {
  const { connection, sent, receive, join } = connect();
  await join(null);
  await connection.publish(INSERT);
  expect(changesIn(sent)).toEqual([]);
  await connection.publish(DELETE);
  expect(changesIn(sent)).toMatchObject([{ ids: [1], data: DELETE }]);
  await receive('access_token', { access_token: 'owner' });
  await connection.publish(INSERT);
  expect(changesIn(sent)[1]).toMatchObject({ ids: [1], data: INSERT });
});

test('a listener only receives its events, until it leaves', async () => {
  const { connection, sent, receive, join } = connect();
  await join('owner', { ...ALL, event: 'UPDATE' });
  await connection.publish(INSERT);
  expect(changesIn(sent)).toEqual([]);
  await join('owner');
  await receive('phx_leave', {});
  await connection.publish(INSERT);
  expect(changesIn(sent)).toEqual([]);
});
