/** What Auth fills into its mails (supabase/auth, `internal/mailer`), each behind a dot. */
export const TEMPLATE_VARIABLES = [
  'ConfirmationURL',
  'Data',
  'Email',
  'FactorType',
  'NewEmail',
  'OldEmail',
  'OldPhone',
  'Phone',
  'Provider',
  'RedirectTo',
  'SiteURL',
  'Token',
  'TokenHash',
];
