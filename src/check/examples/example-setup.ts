/** What an example starts from beside its data, as its description tells. */
export interface ExampleSetup {
  /** Whether a new user confirms their address first; true unless said. */
  confirmEmail?: boolean;
  /** Addresses that have signed up already. */
  users?: string[];
  /** Address of a user with a confirmed address who is signed in already; the password is `a-long-passphrase`. */
  signedIn?: string;
}

/** By library, version, entry and example. */
export const EXAMPLE_SETUP: Record<string, ExampleSetup> = {
  'javascript/v2/sign-up/without-confirmation': { confirmEmail: false },
  'javascript/v2/sign-up/existing-user': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v1/sign-up/email-password': { confirmEmail: false },
  'javascript/v1/sign-up/existing-user': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v2/sign-in-with-password/email': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/sign-in-with-password/wrong-password': {
    confirmEmail: false,
    users: ['ines@example.com'],
  },
  'javascript/v2/sign-in-with-password/not-confirmed': { users: ['ines@example.com'] },
  'javascript/v2/sign-out/all-sessions': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/sign-out/this-session': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/sign-out/other-sessions': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/get-session/signed-in': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/refresh-session/own-session': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/refresh-session/refresh-token': {
    confirmEmail: false,
    users: ['ines@example.com'],
  },
  'javascript/v2/get-user/session': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/update-user/email': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/update-user/password': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/update-user/data': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/update-user/same-password': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/set-session/tokens': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/reset-password-for-email/send': { users: ['ines@example.com'] },
  'javascript/v2/reauthenticate/send': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/get-user-identities/list': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/mfa-list-own-factors/none': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v2/admin-reset-password-for-email/mail': { users: ['ines@example.com'] },
  'javascript/v2/admin-sign-out/token': { confirmEmail: false, users: ['ines@example.com'] },
  'javascript/v1/sign-in/password': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/sign-in/wrong-password': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/sign-out/everywhere': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/session/read': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/user/read': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/refresh-session/renew': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/get-user/token': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/auth-update/email': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/auth-update/password': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/auth-update/data': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/update-user/data': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/set-session/both-tokens': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/set-session/refresh-token': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/reset-password-for-email/send': {
    confirmEmail: false,
    users: ['ada@example.com'],
  },
  'javascript/v1/refresh-access-token/renew': { confirmEmail: false, users: ['ada@example.com'] },
  'javascript/v1/admin-reset-password-for-email/mail': {
    confirmEmail: false,
    users: ['ada@example.com'],
  },
  'javascript/v1/admin-sign-out/token': { confirmEmail: false, users: ['ada@example.com'] },
};
