export interface ExampleSetup {
  /** Email addresses. */
  users: string[];
  /** Of other pages' sections, in order. */
  sql: string[];
  /** If false, users can sign in before they confirm their email address. */
  confirmEmail: boolean;
}

export const NO_SETUP: ExampleSetup = { users: [], sql: [], confirmEmail: true };

/** The examples sign in with it. */
export const EXAMPLE_PASSWORD = 'a-long-passphrase';
