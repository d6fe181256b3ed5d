/** Examples that can't run on Supabase Lite, and the reason. */
export interface NotExecuted {
  reason: string;
  /** `version/entry/example`, separated by whitespace. `*` matches every example of an entry. */
  examples: string;
}

/** The examples of the JavaScript reference that are compiled but not executed. */
export const NOT_EXECUTED: NotExecuted[] = [
  {
    reason: "Lite 0.10 returns a function's exception without its code and hint",
    examples: 'v2/rpc/raised-error',
  },
  { reason: 'Lite 0.10 has no phone sign-up', examples: 'v2/sign-up/phone' },
  {
    reason: 'Lite 0.10 treats JSON text as an array when it filters inside a JSON column',
    examples: 'v2/contains/json-array',
  },
  {
    reason: 'Lite 0.10 supports filters on nested rows only outside of or()',
    examples: 'v2/or/across-tables',
  },
  {
    reason: 'Lite runs in the same process and responds before the timeout',
    examples: 'v2/abort-signal/cancel v1/abort-signal/*',
  },
  { reason: 'Lite 0.10 has no PostGIS', examples: 'v2/geojson/places-on-a-map' },
  { reason: 'Lite 0.10 returns no query plans', examples: 'v2/explain/plan' },
  { reason: 'Lite 0.10 ignores the time zone preference', examples: 'v2/set-header/*' },
  {
    reason: 'Lite 0.10 has no anonymous sign-in',
    examples: 'v2/sign-in-anonymously/guest v2/sign-in-anonymously/only-once',
  },
  {
    reason: 'Lite 0.10 has no phone sign-in',
    examples: `
      v2/sign-in-with-password/phone v2/sign-in-with-otp/sms
      v2/sign-in-with-otp/whatsapp v2/update-user/phone v2/resend/phone v1/sign-in/sms
      v1/send-mobile-otp/*
    `,
  },
  {
    reason: "The URL contains the project, and Lite's URL is different",
    examples: 'v2/sign-in-with-oauth/redirect v1/sign-in/redirect',
  },
  { reason: "Lite 0.10 doesn't accept ID tokens", examples: 'v2/sign-in-with-id-token/apple' },
  { reason: 'Lite 0.10 has no SAML', examples: 'v2/sign-in-with-sso/*' },
  { reason: 'Needs a wallet in a browser', examples: 'v2/sign-in-with-web3/solana' },
  {
    reason: 'Needs a browser',
    examples: `
      v2/sign-in-with-passkey/* v2/verify-otp/token-hash
      v2/reset-password-for-email/browser v2/register-passkey/*
      v1/get-session-from-url/*
    `,
  },
  {
    reason: 'Needs the code from a message',
    examples: `
      v2/verify-otp/email-code v2/verify-otp/sms-code v2/verify-otp/expired
      v2/update-user/nonce v1/verify-otp/*
    `,
  },
  {
    reason: 'Needs another server',
    examples: `
      v2/get-session/own-call v1/set-auth-cookie/* v1/get-user-by-cookie/*
      v1/delete-auth-cookie/*
    `,
  },
  {
    reason: 'Needs React and a browser',
    examples: `
      v2/on-auth-state-change/react v2/mfa-enroll/qr-code v1/on-auth-state-change/react
    `,
  },
  {
    reason: "Lite 0.10 can't link identities manually",
    examples: 'v2/link-identity/redirect v2/unlink-identity/*',
  },
  {
    reason: 'Lite 0.10 has no passkeys',
    examples: 'v2/passkey-list/* v2/passkey-update/* v2/passkey-delete/*',
  },
  { reason: 'Needs React Native', examples: 'v2/start-auto-refresh/*' },
  {
    reason: 'Lite 0.10 has no MFA',
    examples: `
      v2/mfa-enroll/totp v2/mfa-enroll/phone v2/mfa-challenge/* v2/mfa-verify/*
      v2/mfa-challenge-and-verify/* v2/mfa-unenroll/* v2/mfa-list-own-factors/list
      v2/mfa-get-authenticator-assurance-level/session
    `,
  },
  {
    reason: 'Lite 0.10 has no admin operations',
    examples: `
      v2/get-user-by-id/* v2/list-users/* v2/create-user/* v2/delete-user/delete
      v2/delete-user/soft-delete v2/invite-user-by-email/*
      v2/admin-reset-password-for-email/own-mail v2/generate-link/*
      v2/update-user-by-id/* v2/mfa-list-factors/* v2/mfa-delete-factor/*
      v1/get-user-by-id/* v1/list-users/* v1/create-user/* v1/delete-user/*
      v1/invite-user-by-email/* v1/admin-reset-password-for-email/own-mail
      v1/generate-link/* v1/update-user-by-id/*
    `,
  },
  {
    reason: 'Creates its own client',
    examples: 'v1/set-auth/server v2/initializing/* v1/initializing/*',
  },
  {
    reason: 'Needs an Edge Function',
    examples: `
      v2/invoke/json v2/invoke/handle-errors v2/invoke/headers v2/invoke/typed
      v2/invoke/upload v2/invoke/region v2/invoke/timeout v2/functions-set-auth/*
      v1/invoke/* v1/functions-set-auth/*
    `,
  },
  {
    reason: 'Needs a Realtime server',
    examples: `
      v2/channel/options v2/on/filter-builder v2/subscribe/* v2/send/* v2/http-send/*
      v2/track/* v2/untrack/* v2/unsubscribe/* v2/remove-channel/*
      v2/remove-all-channels/* v1/on/* v1/subscribe/* v1/remove-subscription/*
      v1/remove-all-subscriptions/*
    `,
  },
  {
    reason: 'In Lite 0.10, Storage is experimental, and its responses differ',
    examples: `
      v2/create-bucket/* v2/get-bucket/* v2/list-buckets/* v2/update-bucket/*
      v2/delete-bucket/* v2/empty-bucket/* v2/get-bucket-lifecycle/*
      v2/update-bucket-lifecycle/* v2/delete-bucket-lifecycle/* v2/purge-bucket-cache/*
      v2/from-upload/* v2/from-update/* v2/from-download/* v2/from-list/*
      v2/from-list-v2/* v2/from-info/* v2/from-exists/* v2/from-move/* v2/from-copy/*
      v2/from-remove/* v2/from-create-signed-url/* v2/from-create-signed-urls/*
      v2/from-create-signed-upload-url/* v2/from-upload-to-signed-url/*
      v2/from-purge-cache/* v1/create-bucket/* v1/get-bucket/* v1/list-buckets/*
      v1/update-bucket/* v1/delete-bucket/* v1/empty-bucket/* v1/from-upload/*
      v1/from-update/* v1/from-download/* v1/from-list/* v1/from-move/* v1/from-copy/*
      v1/from-remove/* v1/from-create-signed-url/* v1/from-create-signed-urls/*
    `,
  },
  {
    reason: 'The URL contains the project, and nothing is awaited',
    examples: 'v2/from-get-public-url/* v1/from-get-public-url/*',
  },
];
