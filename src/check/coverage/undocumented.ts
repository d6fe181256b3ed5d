import type { Undocumented } from './listed';

/** Commands of the CLI without an entry, by ID. */
export const UNDOCUMENTED_COMMANDS: Undocumented[] = [
  {
    reason: 'Deprecated: the CLI itself names the command that replaces it, which is documented.',
    names: `
      supabase-inspect-db-cache-hit supabase-inspect-db-index-usage supabase-inspect-db-index-sizes
      supabase-inspect-db-table-sizes supabase-inspect-db-unused-indexes
      supabase-inspect-db-table-record-counts supabase-inspect-db-seq-scans
      supabase-inspect-db-role-configs supabase-inspect-db-role-connections
    `,
  },
];
