import type { Undocumented } from '../coverage-listed';

/** Commands of the CLI without an entry, by id. */
export const UNDOCUMENTED_COMMANDS: Undocumented[] = [
  {
    reason: 'Documented with the rest of the reference.',
    names: `
      supabase-backups supabase-backups-list supabase-backups-restore supabase-bootstrap
      supabase-branches supabase-branches-list supabase-branches-create supabase-branches-get
      supabase-branches-update supabase-branches-pause supabase-branches-unpause
      supabase-branches-delete supabase-completion supabase-completion-bash
      supabase-completion-fish supabase-completion-powershell supabase-completion-zsh
      supabase-config supabase-config-diff supabase-config-pull supabase-config-push supabase-db
      supabase-db-dump supabase-db-push supabase-db-pull supabase-db-reset supabase-db-lint
      supabase-db-start supabase-db-query supabase-db-advisors supabase-db-schema
      supabase-db-schema-declarative supabase-db-schema-declarative-sync
      supabase-db-schema-declarative-generate supabase-domains supabase-domains-create
      supabase-domains-get supabase-domains-reverify supabase-domains-activate
      supabase-domains-delete supabase-encryption supabase-encryption-get-root-key
      supabase-encryption-update-root-key supabase-feedback supabase-feedback-add
      supabase-feedback-delete supabase-functions supabase-functions-list
      supabase-functions-delete supabase-functions-download supabase-functions-deploy
      supabase-functions-new supabase-functions-serve supabase-gen supabase-gen-types
      supabase-gen-signing-key supabase-gen-bearer-jwt supabase-inspect supabase-inspect-report
      supabase-inspect-db supabase-inspect-db-db-stats supabase-inspect-db-replication-slots
      supabase-inspect-db-locks supabase-inspect-db-blocking supabase-inspect-db-outliers
      supabase-inspect-db-calls supabase-inspect-db-index-stats
      supabase-inspect-db-collation-drift supabase-inspect-db-long-running-queries
      supabase-inspect-db-bloat supabase-inspect-db-role-stats supabase-inspect-db-vacuum-stats
      supabase-inspect-db-table-stats supabase-inspect-db-traffic-profile
      supabase-inspect-db-toast-sizes supabase-inspect-db-xid-age supabase-inspect-db-cache-hit
      supabase-inspect-db-index-usage supabase-inspect-db-index-sizes
      supabase-inspect-db-table-sizes supabase-inspect-db-unused-indexes
      supabase-inspect-db-table-record-counts supabase-inspect-db-seq-scans
      supabase-inspect-db-role-configs supabase-inspect-db-role-connections supabase-issue
      supabase-issue-bug supabase-issue-feature supabase-issue-docs supabase-link supabase-login
      supabase-logout supabase-logs supabase-logs-sources supabase-migration
      supabase-migration-list supabase-migration-repair supabase-migration-squash
      supabase-migration-up supabase-migration-down supabase-migration-fetch
      supabase-network-bans supabase-network-bans-get supabase-network-bans-remove
      supabase-network-restrictions supabase-network-restrictions-get
      supabase-network-restrictions-update supabase-notebooks supabase-notebooks-push
      supabase-notebooks-pull supabase-orgs supabase-orgs-list supabase-orgs-create
      supabase-postgres-config supabase-postgres-config-get supabase-postgres-config-update
      supabase-postgres-config-delete supabase-projects supabase-projects-list
      supabase-projects-create supabase-projects-api-keys supabase-projects-delete supabase-pull
      supabase-secrets supabase-secrets-list supabase-secrets-set supabase-secrets-unset
      supabase-seed supabase-seed-buckets supabase-services supabase-snippets
      supabase-snippets-list supabase-snippets-download supabase-ssl-enforcement
      supabase-ssl-enforcement-get supabase-ssl-enforcement-update supabase-sso
      supabase-sso-list supabase-sso-add supabase-sso-remove supabase-sso-update
      supabase-sso-show supabase-sso-info supabase-status supabase-stop supabase-storage
      supabase-storage-ls supabase-storage-cp supabase-storage-mv supabase-storage-rm
      supabase-telemetry supabase-telemetry-enable supabase-telemetry-disable
      supabase-telemetry-status supabase-test supabase-test-db supabase-test-new supabase-unlink
      supabase-vanity-subdomains supabase-vanity-subdomains-get
      supabase-vanity-subdomains-check-availability supabase-vanity-subdomains-activate
      supabase-vanity-subdomains-delete supabase-whoami
    `,
  },
];

/** Operations of `management-api.json` without an entry. */
export const UNDOCUMENTED_OPERATIONS: Undocumented[] = [];
