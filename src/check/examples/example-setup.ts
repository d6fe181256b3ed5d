/** The project that an example needs, apart from its SQL. */
export interface ExampleSetup {
  /** True, the default, if users have to confirm their email address after they sign up. */
  confirmEmail?: boolean;
  /** Email addresses of the users who have signed up. */
  users?: string[];
}

const INES: ExampleSetup = { confirmEmail: false, users: ['ines@example.com'] };
const ADA: ExampleSetup = { confirmEmail: false, users: ['ada@example.com'] };

/** The setup of each example that needs one, by `library/version/entry/example`. */
export const EXAMPLE_SETUP: Record<string, ExampleSetup> = {
  'javascript/v2/sign-up/without-confirmation': { confirmEmail: false },
  'javascript/v2/sign-up/existing-user': INES,
  'javascript/v1/sign-up/email-password': { confirmEmail: false },
  'javascript/v1/sign-up/existing-user': ADA,
  'javascript/v2/sign-in-with-password/email': INES,
  'javascript/v2/sign-in-with-password/wrong-password': INES,
  'javascript/v2/sign-in-with-password/not-confirmed': { users: ['ines@example.com'] },
  'javascript/v2/sign-out/all-sessions': INES,
  'javascript/v2/sign-out/this-session': INES,
  'javascript/v2/sign-out/other-sessions': INES,
  'javascript/v2/get-session/signed-in': INES,
  'javascript/v2/refresh-session/own-session': INES,
  'javascript/v2/refresh-session/refresh-token': INES,
  'javascript/v2/get-user/session': INES,
  'javascript/v2/update-user/email': INES,
  'javascript/v2/update-user/password': INES,
  'javascript/v2/update-user/data': INES,
  'javascript/v2/update-user/same-password': INES,
  'javascript/v2/set-session/tokens': INES,
  'javascript/v2/reset-password-for-email/send': { users: ['ines@example.com'] },
  'javascript/v2/reauthenticate/send': INES,
  'javascript/v2/get-user-identities/list': INES,
  'javascript/v2/mfa-list-own-factors/none': INES,
  'javascript/v2/admin-reset-password-for-email/mail': { users: ['ines@example.com'] },
  'javascript/v2/admin-sign-out/token': INES,
  'javascript/v1/sign-in/password': ADA,
  'javascript/v1/sign-in/wrong-password': ADA,
  'javascript/v1/sign-out/everywhere': ADA,
  'javascript/v1/session/read': ADA,
  'javascript/v1/user/read': ADA,
  'javascript/v1/refresh-session/renew': ADA,
  'javascript/v1/get-user/token': ADA,
  'javascript/v1/auth-update/email': ADA,
  'javascript/v1/auth-update/password': ADA,
  'javascript/v1/auth-update/data': ADA,
  'javascript/v1/update-user/data': ADA,
  'javascript/v1/set-session/both-tokens': ADA,
  'javascript/v1/set-session/refresh-token': ADA,
  'javascript/v1/reset-password-for-email/send': ADA,
  'javascript/v1/refresh-access-token/renew': ADA,
  'javascript/v1/admin-reset-password-for-email/mail': ADA,
  'javascript/v1/admin-sign-out/token': ADA,
};
