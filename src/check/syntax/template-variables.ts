/** Variables of Auth's email templates (supabase/auth, `internal/mailer`), written with a leading dot. */
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
