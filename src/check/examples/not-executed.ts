/** Examples that Lite cannot answer as the platform does, by library, version, entry and example. */
export const NOT_EXECUTED: Record<string, string> = {
  'javascript/v2/rpc/raised-error':
    'Lite 0.10 answers an exception of a function without its code and hint',
  'javascript/v2/sign-up/phone': 'Lite 0.10 knows no phone sign-up',
  'javascript/v2/contains/json-array':
    'Lite 0.10 compares a member of a JSON column with JSON text as with an array',
  'javascript/v2/or/across-tables':
    'Lite 0.10 knows the filter for nested rows alone, not inside or()',
  'javascript/v2/abort-signal/cancel': 'Lite answers in the same process, before the time is up',
  'javascript/v2/geojson/places-on-a-map': 'Lite 0.10 has no PostGIS',
  'javascript/v2/explain/plan': 'Lite 0.10 gives no query plans',
  'javascript/v2/set-header/time-zone': 'Lite 0.10 knows no preference for the time zone',
  'javascript/v2/sign-in-anonymously/guest': 'Lite 0.10 knows no anonymous sign-in',
  'javascript/v2/sign-in-anonymously/only-once': 'Lite 0.10 knows no anonymous sign-in',
  'javascript/v2/sign-in-with-password/phone': 'Lite 0.10 knows no phone sign-in',
  'javascript/v2/sign-in-with-otp/sms': 'Lite 0.10 knows no phone sign-in',
  'javascript/v2/sign-in-with-otp/whatsapp': 'Lite 0.10 knows no phone sign-in',
  'javascript/v2/sign-in-with-oauth/redirect':
    'the address holds the project, and Lite has another one',
  'javascript/v2/sign-in-with-id-token/apple': 'Lite 0.10 takes no ID tokens',
  'javascript/v2/sign-in-with-sso/domain': 'Lite 0.10 knows no SAML',
  'javascript/v2/sign-in-with-sso/provider-id': 'Lite 0.10 knows no SAML',
  'javascript/v2/sign-in-with-web3/solana': 'needs a wallet in a browser',
  'javascript/v2/sign-in-with-passkey/dialog': 'needs a browser',
  'javascript/v2/sign-in-with-passkey/autofill': 'needs a browser',
  'javascript/v2/verify-otp/email-code': 'needs the code of a message',
  'javascript/v2/verify-otp/sms-code': 'needs the code of a message',
  'javascript/v2/verify-otp/token-hash': 'needs a browser',
  'javascript/v2/verify-otp/expired': 'needs the code of a message',
  'javascript/v2/get-session/own-call': 'needs another server',
  'javascript/v2/update-user/phone': 'Lite 0.10 knows no phone sign-in',
  'javascript/v2/update-user/nonce': 'needs the code of a message',
  'javascript/v2/on-auth-state-change/react': 'needs React and a browser',
  'javascript/v2/reset-password-for-email/browser': 'needs a browser',
  'javascript/v2/resend/phone': 'Lite 0.10 knows no phone sign-in',
  'javascript/v2/link-identity/redirect': 'Lite 0.10 links no identities by hand',
  'javascript/v2/unlink-identity/provider': 'Lite 0.10 links no identities by hand',
  'javascript/v2/register-passkey/register': 'needs a browser',
  'javascript/v2/passkey-list/list': 'Lite 0.10 knows no passkeys',
  'javascript/v2/passkey-update/rename': 'Lite 0.10 knows no passkeys',
  'javascript/v2/passkey-delete/delete': 'Lite 0.10 knows no passkeys',
  'javascript/v2/start-auto-refresh/react-native': 'needs React Native',
  'javascript/v2/mfa-enroll/totp': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-enroll/phone': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-enroll/qr-code': 'needs React and a browser',
  'javascript/v2/mfa-challenge/totp': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-challenge/phone': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-verify/code': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-verify/wrong-code': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-challenge-and-verify/sign-in': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-unenroll/remove': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-list-own-factors/list': 'Lite 0.10 knows no second factors',
  'javascript/v2/mfa-get-authenticator-assurance-level/session':
    'Lite 0.10 knows no second factors',
  'javascript/v2/get-user-by-id/by-id': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/get-user-by-id/unknown': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/list-users/first-page': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/list-users/all-pages': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/create-user/confirmed': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/create-user/metadata': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/create-user/phone': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/create-user/password-hash': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/create-user/taken': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/delete-user/delete': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/delete-user/soft-delete': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/invite-user-by-email/invite': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/admin-reset-password-for-email/own-mail':
    'Lite 0.10 has no operations for administrators',
  'javascript/v2/generate-link/signup': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/generate-link/invite': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/generate-link/magiclink': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/generate-link/recovery': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/generate-link/email-change': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/generate-link/token-hash': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/update-user-by-id/email': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/update-user-by-id/password': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/update-user-by-id/user-metadata': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/update-user-by-id/app-metadata': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/update-user-by-id/confirm': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/update-user-by-id/ban': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/mfa-list-factors/list': 'Lite 0.10 has no operations for administrators',
  'javascript/v2/mfa-delete-factor/delete': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/sign-in/sms': 'Lite 0.10 knows no phone sign-in',
  'javascript/v1/sign-in/redirect': 'the address holds the project, and Lite has another one',
  'javascript/v1/verify-otp/sms': 'needs the code of a message',
  'javascript/v1/verify-otp/email': 'needs the code of a message',
  'javascript/v1/set-auth/server': 'makes a client of its own',
  'javascript/v1/on-auth-state-change/react': 'needs React and a browser',
  'javascript/v1/get-session-from-url/callback': 'needs a browser',
  'javascript/v1/set-auth-cookie/nextjs': 'needs another server',
  'javascript/v1/get-user-by-cookie/nextjs': 'needs another server',
  'javascript/v1/delete-auth-cookie/nextjs': 'needs another server',
  'javascript/v1/get-user-by-id/by-id': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/list-users/list': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/create-user/confirmed': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/create-user/metadata': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/create-user/phone': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/delete-user/delete': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/invite-user-by-email/invite': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/admin-reset-password-for-email/own-mail':
    'Lite 0.10 has no operations for administrators',
  'javascript/v1/generate-link/magiclink': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/generate-link/signup': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/send-mobile-otp/send': 'Lite 0.10 knows no phone sign-in',
  'javascript/v1/update-user-by-id/email': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/update-user-by-id/password': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/update-user-by-id/user-metadata': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/update-user-by-id/app-metadata': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/update-user-by-id/confirm-email': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/update-user-by-id/confirm-phone': 'Lite 0.10 has no operations for administrators',
  'javascript/v1/abort-signal/cancel': 'Lite answers in the same process, before the time is up',
  'javascript/v2/initializing/browser': 'makes a client of its own',
  'javascript/v2/initializing/typed': 'makes a client of its own',
  'javascript/v2/initializing/server': 'makes a client of its own',
  'javascript/v2/initializing/schema': 'makes a client of its own',
  'javascript/v2/initializing/custom-fetch': 'makes a client of its own',
  'javascript/v2/initializing/react-native': 'makes a client of its own',
  'javascript/v2/initializing/third-party-auth': 'makes a client of its own',
  'javascript/v2/initializing/realtime': 'makes a client of its own',
  'javascript/v2/initializing/tracing': 'makes a client of its own',
  'javascript/v2/invoke/json': 'needs an edge function',
  'javascript/v2/invoke/handle-errors': 'needs an edge function',
  'javascript/v2/invoke/headers': 'needs an edge function',
  'javascript/v2/invoke/typed': 'needs an edge function',
  'javascript/v2/invoke/upload': 'needs an edge function',
  'javascript/v2/invoke/region': 'needs an edge function',
  'javascript/v2/invoke/timeout': 'needs an edge function',
  'javascript/v2/functions-set-auth/own-token': 'needs an edge function',
  'javascript/v2/channel/options': 'needs a Realtime server',
  'javascript/v2/on/filter-builder': 'needs a Realtime server',
  'javascript/v2/subscribe/broadcast': 'needs a Realtime server',
  'javascript/v2/subscribe/presence': 'needs a Realtime server',
  'javascript/v2/subscribe/whole-schema': 'needs a Realtime server',
  'javascript/v2/subscribe/one-table': 'needs a Realtime server',
  'javascript/v2/subscribe/inserts': 'needs a Realtime server',
  'javascript/v2/subscribe/updates': 'needs a Realtime server',
  'javascript/v2/subscribe/deletes': 'needs a Realtime server',
  'javascript/v2/subscribe/several-events': 'needs a Realtime server',
  'javascript/v2/subscribe/one-row': 'needs a Realtime server',
  'javascript/v2/subscribe/states': 'needs a Realtime server',
  'javascript/v2/subscribe/wait-for-changes': 'needs a Realtime server',
  'javascript/v2/subscribe/private-channel': 'needs a Realtime server',
  'javascript/v2/subscribe/database-broadcast': 'needs a Realtime server',
  'javascript/v2/subscribe/replay': 'needs a Realtime server',
  'javascript/v2/send/send': 'needs a Realtime server',
  'javascript/v2/send/acknowledged': 'needs a Realtime server',
  'javascript/v2/http-send/send-once': 'needs a Realtime server',
  'javascript/v2/track/online': 'needs a Realtime server',
  'javascript/v2/untrack/idle': 'needs a Realtime server',
  'javascript/v2/unsubscribe/leave': 'needs a Realtime server',
  'javascript/v2/remove-channel/component': 'needs a Realtime server',
  'javascript/v2/remove-channel/leave': 'needs a Realtime server',
  'javascript/v2/remove-all-channels/leave-all': 'needs a Realtime server',
  'javascript/v2/create-bucket/private-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/create-bucket/limits':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/create-bucket/taken-name':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/get-bucket/one-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/list-buckets/all-buckets':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/list-buckets/newest-first':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/update-bucket/make-private':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/update-bucket/change-limits':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/delete-bucket/empty-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/empty-bucket/empty':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/get-bucket-lifecycle/read-rules':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/update-bucket-lifecycle/keep-two':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/delete-bucket-lifecycle/remove-rules':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/purge-bucket-cache/whole-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/purge-bucket-cache/resized-images':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-upload/file-input':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-upload/base64':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-upload/server-buffer':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-upload/handle-errors':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-update/replace':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-update/base64':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-download/download':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-download/resized':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-download/stream':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-download/cancel':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-list/folder':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-list/search':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-list/all-pages':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-list-v2/one-level':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-list-v2/all-files':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-info/info':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-exists/exists':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-move/rename':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-move/other-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-copy/copy':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-copy/other-type':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-remove/remove':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-remove/folder':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-create-signed-url/one-minute':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-create-signed-url/resized':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-create-signed-url/save-as':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-create-signed-urls/two-files':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-create-signed-upload-url/sign-upload':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-upload-to-signed-url/with-token':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v2/from-get-public-url/address':
    'the address holds the project, and nothing is awaited',
  'javascript/v2/from-get-public-url/resized':
    'the address holds the project, and nothing is awaited',
  'javascript/v2/from-get-public-url/save': 'the address holds the project, and nothing is awaited',
  'javascript/v2/from-purge-cache/one-file':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/initializing/browser': 'makes a client of its own',
  'javascript/v1/initializing/options': 'makes a client of its own',
  'javascript/v1/initializing/server': 'makes a client of its own',
  'javascript/v1/initializing/custom-fetch': 'makes a client of its own',
  'javascript/v1/initializing/react-native': 'makes a client of its own',
  'javascript/v1/invoke/json': 'needs an edge function',
  'javascript/v1/invoke/text': 'needs an edge function',
  'javascript/v1/invoke/own-errors': 'needs an edge function',
  'javascript/v1/functions-set-auth/own-token': 'needs an edge function',
  'javascript/v1/on/typed-rows': 'needs a Realtime server',
  'javascript/v1/on/several-events': 'needs a Realtime server',
  'javascript/v1/subscribe/whole-schema': 'needs a Realtime server',
  'javascript/v1/subscribe/one-table': 'needs a Realtime server',
  'javascript/v1/subscribe/inserts': 'needs a Realtime server',
  'javascript/v1/subscribe/updates': 'needs a Realtime server',
  'javascript/v1/subscribe/deletes': 'needs a Realtime server',
  'javascript/v1/subscribe/several-events': 'needs a Realtime server',
  'javascript/v1/subscribe/one-row': 'needs a Realtime server',
  'javascript/v1/subscribe/states': 'needs a Realtime server',
  'javascript/v1/remove-subscription/remove': 'needs a Realtime server',
  'javascript/v1/remove-all-subscriptions/remove-all': 'needs a Realtime server',
  'javascript/v1/create-bucket/private-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/get-bucket/one-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/list-buckets/all-buckets':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/update-bucket/make-private':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/delete-bucket/empty-bucket':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/empty-bucket/empty':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-upload/file-input':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-upload/base64':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-upload/refused':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-update/replace':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-update/base64':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-download/download':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-list/folder':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-list/search':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-move/rename':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-copy/copy':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-remove/remove':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-create-signed-url/one-minute':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-create-signed-urls/two-files':
    'Lite 0.10 has Storage behind a switch only, and answers otherwise',
  'javascript/v1/from-get-public-url/address':
    'the address holds the project, and nothing is awaited',
};
