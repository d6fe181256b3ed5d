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
};
